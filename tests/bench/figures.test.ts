import { describe, expect, test } from 'vitest';
import { cellsOf, type Figure, type Goal, isBroken, judge, noiseOf } from './figures.ts';

const ofRatios = (...shop: readonly number[]): Figure => ({
  name: '«+»',
  unit: 'µs',
  shop,
  peer: { name: 'Redux Toolkit', values: shop.map(() => 1) },
});
const floor: Goal = { most: 1.15, isFloor: true };

describe('noise', () => {
  test('is half the distance between the quartiles: one wild round of many is none', () => {
    expect(noiseOf([1, 1, 1, 1.2, 1.2, 1.2, 1.2, 1.2, 90])).toBeCloseTo(0.1);
  });

  test('of three rounds is half of all that lies between them, of one there is none', () => {
    expect(noiseOf([1, 1.1, 1.4])).toBeCloseTo(0.2);
    expect(noiseOf([7])).toBe(0);
  });
});

describe('a floor', () => {
  test('is met by the median, whatever single rounds say', () => {
    expect(judge(ofRatios(1, 1.1, 9), floor)).toMatchObject({ value: 1.1, verdict: 'met' });
    expect(judge(ofRatios(1.15), floor).verdict).toBe('met');
  });

  test('that is missed by no more than the noise is not broken; by more it is', () => {
    const near = judge(ofRatios(1.1, 1.2, 1.3), floor);
    const far = judge(ofRatios(1.29, 1.3, 1.31), floor);
    expect([near.verdict, far.verdict]).toEqual(['within noise', 'missed']);
    expect([near, far].map(isBroken)).toEqual([false, true]);
  });

  test('of a single round allows for no noise', () => {
    expect(isBroken(judge(ofRatios(1.16), floor))).toBe(true);
  });

  test('whose figure could not be measured is broken', () => {
    expect(isBroken(judge(ofRatios(), floor))).toBe(true);
    expect(isBroken(judge(ofRatios(Number.NaN), floor))).toBe(true);
  });

  test('may be a least value', () => {
    const score: Figure = { name: 'score', unit: '', shop: [99, 99, 99] };
    expect(isBroken(judge(score, { least: 100, isFloor: true }))).toBe(true);
    expect(judge({ ...score, shop: [100] }, { least: 100, isFloor: true }).verdict).toBe('met');
  });
});

test('an aim that is missed is told and breaks nothing; without a goal nothing is said', () => {
  const missed = judge(ofRatios(3), { most: 1, isFloor: false });
  expect([missed.verdict, isBroken(missed)]).toEqual(['missed', false]);
  expect(judge(ofRatios(3), null).verdict).toBeNull();
});

test('a ratio is taken round by round: a slow round slows both sides', () => {
  const both: Figure = { name: 'x', unit: 'ms', shop: [2, 20], peer: { name: 'y', values: [1, 10] } };
  expect(judge(both, null)).toMatchObject({ value: 2, noise: 0 });
});

test('of another side that is only shown the value itself is judged', () => {
  const shown: Figure = {
    name: 'code',
    unit: 'kB',
    shop: [110],
    peer: { name: 'Next', values: [138], isOnlyShown: true },
  };
  const judged = judge(shown, { most: 120, isFloor: true });
  expect(cellsOf(judged)).toEqual(['code', '110 kB', 'Next 138 kB', '–', '≤ 120 kB', 'met']);
});

test('a count is told as one', () => {
  expect(cellsOf(judge({ name: 'files', unit: '', shop: [7, 7] }, null))[1]).toBe('7');
});

test('is told in words, with both sides or alone', () => {
  const judged = judge(ofRatios(1.1, 1.2, 1.34), floor);
  expect(cellsOf(judged)).toEqual([
    '«+»',
    '1.20 µs',
    'Redux Toolkit 1.00 µs',
    '1.20 ± 0.12',
    '≤ 1.15 ×',
    'within noise',
  ]);
  const alone = judge({ name: 'INP', unit: 'ms', shop: [96, 104, 112] }, { most: 100, isFloor: false });
  expect(cellsOf(alone)).toEqual(['INP', '104 ± 8.00 ms', '–', '–', '≤ 100 ms (aim)', 'within noise']);
});
