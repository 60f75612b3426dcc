import { expect, test } from 'vitest';
import type { SafeTree } from './safeTree.ts';
import { textParts } from './textParts.ts';

const text = (words: string): SafeTree[number] => ({ kind: 'text', text: words });
const heading = (...children: SafeTree): SafeTree[number] => ({ kind: 'element', name: 'h2', children });
const paragraph: SafeTree[number] = { kind: 'element', name: 'p', children: [text('Готовим после заказа.')] };

test('a text is jumped through by its headings, in the words that are seen', () => {
  const bold: SafeTree[number] = { kind: 'element', name: 'strong', children: [text('вернётся')] };
  const tree = [paragraph, heading(text('Сколько'), bold), paragraph, heading(), heading(text('  Вопросы '))];
  expect(textParts(tree).map(({ id, title }) => [id, title])).toEqual([
    ['part-1', 'Сколько вернётся'],
    ['part-2', 'Вопросы'],
  ]);
  expect(textParts(tree)[0]?.heading).toBe(tree[1]);
});

test('one heading is nothing to choose between', () => {
  expect(textParts([paragraph, heading(text('Оплата')), paragraph])).toEqual([]);
});
