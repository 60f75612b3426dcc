import { describe, expect, test } from 'vitest';
import { isSameFor, keepResults, selectorFor } from './selector.ts';

interface State {
  readonly a: number;
  readonly b: number;
  readonly list: readonly number[];
}
const select = selectorFor<State>((one, other) => JSON.stringify(one) === JSON.stringify(other));

const spied = () => {
  let runs = 0;
  const selector = select(
    (state: State) => state.a,
    (state: State) => state.list,
    (a, list) => {
      runs += 1;
      return list.map((n) => n * a);
    },
  );
  return { selector, runs: () => runs };
};

test('a selector computes once while its inputs are the same, whatever else changes', () => {
  const { selector, runs } = spied();
  const state: State = { a: 2, b: 1, list: [1, 2] };
  const first = selector(state);
  expect(first).toEqual([2, 4]);
  expect(selector({ ...state, b: 2 })).toBe(first);
  expect(runs()).toBe(1);
});

test('a changed input computes again', () => {
  const { selector, runs } = spied();
  const state: State = { a: 2, b: 1, list: [1, 2] };
  selector(state);
  expect(selector({ ...state, a: 3 })).toEqual([3, 6]);
  expect(runs()).toBe(2);
});

test('two states read in turns both keep their result, as hydration needs it', () => {
  const { selector, runs } = spied();
  const server: State = { a: 2, b: 1, list: [1] };
  const live: State = { a: 3, b: 1, list: [1] };
  const results = [selector(server), selector(live), selector(server), selector(live)];
  expect(results[2]).toBe(results[0]);
  expect(results[3]).toBe(results[1]);
  expect(runs()).toBe(2);
});

test('a result that is the same as before keeps its identity', () => {
  const short = select(
    (state: State) => state,
    ({ list }) => list.slice(0, 2),
  );
  const pair = short({ a: 0, b: 0, list: [1, 2, 3] });
  expect(short({ a: 0, b: 0, list: [1, 2, 4] })).toBe(pair);
  expect(short({ a: 0, b: 0, list: [1] })).toEqual([1]);
});

describe('an input that is a selector', () => {
  const nested = () => {
    const { selector } = spied();
    let reads = 0;
    const counted = select(
      Object.assign((state: State) => ((reads += 1), selector(state)), { sources: selector.sources }),
      (list) => [...list],
    );
    return { counted, reads: () => reads };
  };

  test('is not read while what it looks at is the same', () => {
    const { counted, reads } = nested();
    const state: State = { a: 2, b: 1, list: [1] };
    const first = counted(state);
    expect(counted({ ...state, b: 2 })).toBe(first);
    expect(reads()).toBe(1);
    expect(counted({ ...state, list: [2] })).toEqual([4]);
    expect(reads()).toBe(2);
  });

  test('computes nothing where it has the same answer to something else', () => {
    let runs = 0;
    const isPositive = select(
      (state: State) => state.a,
      (a) => a > 0,
    );
    const outer = select(isPositive, (answer) => {
      runs += 1;
      return answer ? ['yes'] : ['no'];
    });
    const state: State = { a: 1, b: 0, list: [] };
    const first = outer(state);
    expect(outer({ ...state, a: 2 })).toBe(first);
    expect(outer({ ...state, a: 2, b: 5 })).toBe(first);
    expect(runs).toBe(1);
    expect(outer({ ...state, a: -1 })).toEqual(['no']);
  });
});

test('two states are the same for a selector where all that it looks at is', () => {
  const { selector, runs } = spied();
  const outer = select(
    selector,
    (state: State) => state.b,
    (list, b) => list.length + b,
  );
  const state: State = { a: 2, b: 1, list: [1] };
  expect(isSameFor(selector, state, { ...state, b: 2 })).toBe(true);
  expect(isSameFor(outer, state, { ...state, b: 2 })).toBe(false);
  expect(isSameFor(outer, state, { ...state, a: 3 })).toBe(false);
  expect(isSameFor(outer, state, { ...state })).toBe(true);
  expect(runs()).toBe(0);
});

test('NaN counts as the same input', () => {
  const { selector, runs } = spied();
  const list: readonly number[] = [];
  selector({ a: Number.NaN, b: 0, list });
  selector({ a: Number.NaN, b: 1, list });
  expect(runs()).toBe(1);
});

test('on a server the states of several cities, read in turns, are computed once each', () => {
  keepResults(8);
  const { selector, runs } = spied();
  const cities = Array.from({ length: 6 }, (_, a): State => ({ a, b: 1, list: [1] }));
  for (let turn = 0; turn < 3; turn += 1) for (const city of cities) expect(selector(city)).toEqual([city.a]);
  expect(runs()).toBe(6);
  keepResults(2);
});
