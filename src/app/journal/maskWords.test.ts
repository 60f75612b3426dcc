import { expect, test } from 'vitest';
import { maskWords } from './maskWords.ts';

const KNOWN = ['Анна Петрова', 'улица Садовая'];

test.each([
  ['Позвоните мне: +7 (999) 123-45-67', 'Позвоните мне: …'],
  ['пишите на anna@example.ru пожалуйста', 'пишите на … пожалуйста'],
  ['платила картой 2200 7012 3456 7890', 'платила картой …'],
  ['Заказ на Анну Петрову', 'Заказ на … …'],
  ['везли на Садовую', 'везли на …'],
  ['живу на ул. Лесная, д. 5, кв. 12', 'живу на …, …, …'],
  ['https://bank.example/pay?key=abc не открылась', 'https://bank.example/pay… не открылась'],
])('«%s» leaves the page as «%s»', (typed, sent) => {
  expect(maskWords(typed, KNOWN)).toBe(sent);
});

test('words that say nothing of a person are left as they are', () => {
  const words = 'Нажал «Оформить заказ» 3 раза, сумма 950 рублей, кнопка не работает. Анналы тут ни при чём!';
  expect(maskWords(words, KNOWN)).toBe(words.replace('Анналы', '…'));
});

test('what is masked stays as it is', () => {
  const once = maskWords('Анна, ул. Лесная, кв. 12, 8 999 123 45 67', KNOWN);
  expect(maskWords(once, KNOWN)).toBe(once);
});

test('a thousand letters are enough, and a hard text takes no time to speak of', () => {
  expect(maskWords('я'.repeat(3_000), KNOWN)).toHaveLength(1_000);
  expect(maskWords('1-'.repeat(500) + 'д.'.repeat(500), KNOWN).length).toBeLessThan(1_000);
});
