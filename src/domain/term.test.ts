import { expect, test } from 'vitest';
import { termState } from './term.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test.each([
  [null, null, 'running'],
  ['2026-03-11T00:00:00Z', null, 'before'],
  ['2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', 'running'],
  ['2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z', 'over'],
  ['скоро', 'никогда', 'running'],
] as const)('from %s to %s it is %s', (from, to, state) => {
  expect(termState(from, to, NOW)).toBe(state);
});

test('nothing is over while the time is unknown', () => {
  expect(termState(null, '2000-01-01T00:00:00Z', 0)).toBe('running');
});
