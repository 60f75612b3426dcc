import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

test('a file is told whole', () => {
  expect(readAsked(['report.json'])).toMatchObject({ file: 'report.json', until: null, to: null });
});

test('options stand before and after the file', () => {
  const words = ['--until', '12', 'report.json', '--to', 'test', '--wrong', 'cart.lines.length > 9'];
  expect(readAsked(words)).toMatchObject({
    file: 'report.json',
    until: 12,
    to: 'test',
    wrong: 'cart.lines.length > 9',
    isWithState: false,
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
  [['a.json', '--bisect', ' '], '--bisect takes a value'],
  [['a.json', '--until', ''], '--until takes a value'],
  [['a.json', '--to', 'test', '--to', 'story'], '--to stands twice'],
  [['a.json', '--wrong', 'true'], '--wrong goes with --to test and --to journey'],
  [['a.json', '--to', 'test', '--bisect', 'true'], 'One answer at a time: --to or --bisect'],
  [['a.json', '--state', '--bisect', 'true'], 'One answer at a time: --bisect or --state'],
] as const)('%j is refused: %s', (words, problem) => {
  expect(readAsked(words)).toBe(problem);
});
