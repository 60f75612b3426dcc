import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRoubles } from '../../domain/money.ts';
import { changeProblem, changeText, readChange } from './change.ts';

test.each([
  ['2000', 2_000],
  ['1500.00', 1_500],
  ['1500,5', 1_500.5],
  ['2 000,50', 2_000.5],
  ['1\u00A0000\u202F000', 1_000_000],
  [' 5000 ', 5_000],
  ['2 000 ₽', 2_000],
  ['2000 руб.', 2_000],
])('«%s» is read as %d roubles', (text, roubles) => {
  expect(readChange(text)).toBe(fromRoubles(roubles));
});

test.each([
  '',
  'без сдачи',
  'с 5000',
  '2000 и 500',
  '0',
  '0,00',
  '-500',
  '1e5',
  '٢٠٠٠',
  '1.500',
  '1,500',
  '1500.000',
  '1500.',
  ',50',
  '1.500.00',
  '20 00',
  '2 0000',
  '99999999999',
])('«%s» names no banknote', (text) => {
  expect(readChange(text)).toBeNull();
});

test('no text is read as more than its own digits before the comma say', () => {
  const sign = fc.constantFrom('0', '1', '5', '9', '.', ',', ' ', '\u00A0', '₽', 'р', '-');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 10 }), (signs) => {
      const [whole = ''] = signs.join('').split(/[.,]/);
      const read = readChange(signs.join(''));
      if (read !== null) expect(Math.floor(read / 100)).toBe(Number(whole.replaceAll(/\D/g, '')));
    }),
  );
});

test('a sum is written as it may be typed', () => {
  for (const roubles of [1, 2_000, 2_000.5, 1_500.05, 1_000_000])
    expect(readChange(changeText(fromRoubles(roubles)))).toBe(fromRoubles(roubles));
  expect([2_000, 2_000.5].map((roubles) => changeText(fromRoubles(roubles)))).toEqual(['2000', '2000,50']);
});

test('an empty field is right: no change is wanted', () => {
  expect(changeProblem(' ', fromRoubles(1_558))).toBeNull();
});

test('a sum below the total is refused with the total', () => {
  expect(changeProblem('1 000', fromRoubles(1_558))).toBe('Нужно не меньше 1\u00A0558\u00A0₽');
});

test('exactly the total is enough', () => {
  expect(changeProblem('1558', fromRoubles(1_558))).toBeNull();
});

test('words without a sum are told apart from an empty field', () => {
  expect(changeProblem('без сдачи', fromRoubles(10))).toBe('Напишите сумму цифрами, например 2000');
});
