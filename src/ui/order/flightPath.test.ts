import { expect, test } from 'vitest';
import { arcBetween, flownPart, headingAt, pointAt } from './flightPath.ts';

const arc = { field: { width: 400, height: 200, ground: 150, rise: 90 }, columns: 4 };

test('the points of the arc stand over the middles of its columns', () => {
  expect([0, 1 / 3, 2 / 3, 1].map((t) => Math.round(pointAt(arc, t).x))).toEqual([50, 150, 250, 350]);
  expect(pointAt(arc, 0).y).toBe(150);
  expect(pointAt(arc, 0.5).y).toBe(60);
  expect(pointAt(arc, 1 / 3).y).toBeCloseTo(pointAt(arc, 2 / 3).y);
});

test('it rises at first, is level at its top and comes down', () => {
  expect(headingAt(arc, 0)).toBeLessThan(0);
  expect(headingAt(arc, 0.5)).toBeCloseTo(0);
  expect(headingAt(arc, 1)).toBeGreaterThan(0);
});

test('two parts of it make the whole', () => {
  expect(arcBetween(arc, 0, 1)).toBe('M50 150Q200 -30 350 150');
  expect(arcBetween(arc, 0, 0.5)).toBe('M50 150Q125 60 200 60');
});

test.each([
  ['halfway in time', { since: 0, until: 100, now: 50 }, (1 + 0.5) / 3],
  ['past the time: news is awaited', { since: 0, until: 100, now: 500 }, (1 + 0.85) / 3],
  ['nobody said since when', { since: null, until: 100, now: 50 }, 1 / 3],
  ['nobody said until when', { since: 0, until: Number.NaN, now: 50 }, 1 / 3],
  ['a clock that goes wrong', { since: 100, until: 100, now: 100 }, 1 / 3],
])('between two steps, %s', (_what, times, part) => {
  expect(flownPart({ current: 1, columns: 4, ...times })).toBeCloseTo(part);
});

test('the last step is the end, and before the first is the start', () => {
  const times = { since: 0, until: 100, now: 50 };
  expect(flownPart({ current: 3, columns: 4, ...times })).toBe(1);
  expect(flownPart({ current: -1, columns: 4, ...times, since: null })).toBe(0);
});
