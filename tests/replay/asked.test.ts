import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

test('a file is told whole', () => {
  expect(readAsked(['report.json'])).toMatchObject({ file: 'report.json', until: null, to: null });
});

test('options stand before and after the file', () => {
  const words = [
    '--until',
    '12',
    'report.json',
    '--to',
    'test',
    '--wrong',
    'cart.lines.length > 9',
    '--state',
  ];
  expect(readAsked(words)).toMatchObject({
    file: 'report.json',
    until: 12,
    to: 'test',
    wrong: 'cart.lines.length > 9',
    isWithState: true,
  });
});

test.each([
  [[], 'Name one file'],
  [['a.json', 'b.json'], 'Name one file'],
  [['a.json', '--until', 'soon'], '--until takes a number of events, not soon'],
  [['a.json', '--bisect'], '--bisect takes a value'],
  [['a.json', '--to', 'film'], '--to writes test, story, journey, not film'],
  [['a.json', '--to', 'story', '--wrong', 'true'], 'A story only shows: --wrong goes with test and journey'],
  [['a.json', '--strange'], 'There is no --strange'],
] as const)('%j is refused: %s', (words, problem) => {
  expect(readAsked(words)).toBe(problem);
});
