import { expect, test } from 'vitest';
import { MARK, withRows } from './history.ts';

const ABOVE = '# Performance\n\nWhat people say | of it.\n';
const row = (name: string, shop: string) => [name, shop, '–', '–', '–', '–'];
const at = (date: string, commit: string) => ({ date, commit });
const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| (?!figure)/.test(line));

test('rows stand below the mark, what people wrote above it stays', () => {
  const text = withRows(ABOVE, 'kernel', [row('«+»', '90 µs')], at('2026-11-24', 'abc1234'));
  expect(text.startsWith(`${ABOVE}\n${MARK}\n\n### kernel\n`)).toBe(true);
  expect(rowsOf(text)).toEqual(['| «+» | 90 µs | – | – | – | – | 2026-11-24 | abc1234 |']);
});

test('the newest row of a figure stands first, older ones stay below it', () => {
  const once = withRows(ABOVE, 'kernel', [row('«+»', '90'), row('like', '50')], at('2026-11-24', 'a'));
  const twice = withRows(once, 'kernel', [row('«+»', '30'), row('like', '20')], at('2026-11-25', 'b'));
  expect(rowsOf(twice).map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
    '| «+» 30',
    '| «+» 90',
    '| like 20',
    '| like 50',
  ]);
});

test('a second run of the same day and commit takes the place of the first', () => {
  const once = withRows(ABOVE, 'kernel', [row('«+»', '90')], at('2026-11-24', 'a'));
  const twice = withRows(once, 'kernel', [row('«+»', '80')], at('2026-11-24', 'a'));
  expect(rowsOf(twice)).toEqual(['| «+» | 80 | – | – | – | – | 2026-11-24 | a |']);
  expect(withRows(twice, 'kernel', [row('«+»', '80')], at('2026-11-24', 'a'))).toBe(twice);
});

test('other subjects and figures that were not measured this time stay as they are', () => {
  const kernel = withRows(ABOVE, 'kernel', [row('«+»', '90'), row('tick', '3')], at('2026-11-24', 'a'));
  const both = withRows(kernel, 'server', [row('cached', '1')], at('2026-11-24', 'a'));
  const again = withRows(both, 'kernel', [row('«+»', '30')], at('2026-11-25', 'b'));
  expect(rowsOf(again).map((line) => line.split(' | ')[0])).toEqual(['| «+»', '| «+»', '| tick', '| cached']);
});
