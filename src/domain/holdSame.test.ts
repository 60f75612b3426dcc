import { expect, test } from 'vitest';
import { holdSame } from './holdSame.ts';

const inner = {};

test.each([
  ['the same fields', { a: 1, b: inner }, { b: inner, a: 1 }, true],
  ['a list of the same', [1, Number.NaN], [1, Number.NaN], true],
  ['two empty lists', [], [], true],
  ['another value', { a: 1 }, { a: 2 }, false],
  ['equal but not the same within', { a: inner }, { a: {} }, false],
  ['a field more', { a: 1 }, { a: 1, b: undefined }, false],
  ['a field less', { a: 1, b: undefined }, { a: 1 }, false],
  ['another field', { a: undefined }, { b: undefined }, false],
  ['a longer list', [1], [1, 2], false],
  ['a list and an object', [], {}, false],
  ['two maps', new Map(), new Map(), false],
  ['nothing', null, undefined, false],
  ['a number and an object', 1, {}, false],
])('%s: %j and %j', (_what, one, other, isSame) => {
  expect(holdSame(one, other)).toBe(isSame);
});
