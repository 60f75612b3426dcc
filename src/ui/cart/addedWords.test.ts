import { expect, test } from 'vitest';
import type { CartLine } from '../../domain/cart.ts';
import { lineFor } from '../../../tests/given.ts';
import { addedWords } from './addedWords.ts';

const dragon = (quantity: number, changes: Partial<CartLine> = {}): CartLine => ({
  ...lineFor('Зелёный дракон'),
  quantity,
  ...changes,
});
const fries = lineFor('Картофель фри');

test.each([
  ['the first piece', [], [dragon(1)], 'Зелёный дракон, 1\u00A0штука'],
  ['one more', [dragon(1), fries], [dragon(2), fries], 'Зелёный дракон, 2\u00A0штуки'],
  [
    'a line of its own',
    [dragon(4)],
    [dragon(4), dragon(1, { id: 'b' as never })],
    'Зелёный дракон, 5\u00A0штук',
  ],
  ['what came back', [fries], [fries, dragon(21)], 'Зелёный дракон, 21\u00A0штука'],
])('%s is said with the pieces that now lie in the cart', (_what, before, after, words) => {
  expect(addedWords(before, after)).toBe(words);
});

test.each([
  ['fewer', [dragon(2)], [dragon(1)]],
  ['none', [dragon(2), fries], [fries]],
  ['nothing new', [dragon(2)], [dragon(2)]],
  ['a whole order', [], [dragon(1), fries]],
  ['a present', [fries], [fries, dragon(1, { kind: 'gift' })]],
])('%s is not', (_what, before, after) => {
  expect(addedWords(before, after)).toBeNull();
});
