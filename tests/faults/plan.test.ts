import { expect, test } from 'vitest';
import { operations } from '../../contracts/operations.ts';
import { FAULTS } from './faults.ts';
import { isRefusal } from './outcome.ts';
import { allSteps, cellsIn, tenth, visitsOf, type Step } from './plan.ts';
import { ROWS } from './rows/all.ts';

const SEED = 20_261_121;
const steps = allSteps(ROWS);
const cellsOf = (some: readonly Step[]): readonly string[] =>
  some.flatMap(({ fault, rows }) => rows.map(({ operation }) => `${operation} × ${fault.name}`));

test('every operation of the contract is planned with every fault, once', () => {
  expect(FAULTS).toHaveLength(18);
  const all = operations.flatMap(({ name }) => FAULTS.map((fault) => `${name} × ${fault.name}`));
  expect(cellsOf(steps).toSorted()).toEqual(all.toSorted());
  const visited = visitsOf(steps).flatMap((visit) => visit.steps);
  expect(cellsOf(visited).toSorted()).toEqual(all.toSorted());
});

test('calls that a logout ends, or whose notices have the same words, do not meet', () => {
  const met = steps.filter(({ rows }) => rows.length > 1);
  expect(met).not.toEqual([]);
  const ways = met.flatMap(({ fault, rows }) => rows.map((row) => ({ fault, ...row.outcome(fault) })));
  expect(ways.filter(({ way }) => way === 'login')).toEqual([]);
  const refusals = ways.filter(({ fault, words }) => isRefusal(fault) && words.length > 0);
  expect(refusals).toEqual([]);
});

test('a tenth is a tenth, the same for a seed and another for another', () => {
  const some = tenth(steps, SEED);
  expect(cellsIn(some)).toBeGreaterThanOrEqual(cellsIn(steps) / 10);
  expect(cellsIn(some)).toBeLessThan(cellsIn(steps) / 10 + 10);
  expect(tenth(steps, SEED)).toEqual(some);
  expect(tenth(steps, SEED + 1)).not.toEqual(some);
});
