import { expect, test } from 'vitest';
import { allowed, breaking, services } from './cases.ts';
import type { Change } from './changes/change.ts';
import { judgeAll, type Judged } from './judge.ts';
import { tableOf } from './table.ts';

/** Of the changes that hurt, so many have to be rejected. */
const REJECTED_SHARE = 0.97;
const LONGEST_MS = 20 * 60_000;

const namesOf = (judged: readonly Judged[]): readonly string[] => judged.map(({ change }) => change.name);

const accepted = async (changes: readonly Change[], title: string): Promise<void> => {
  const judged = await judgeAll(changes);
  console.log(tableOf(title, 'accepted', judged));
  const refused = judged.filter(({ judgement }) => judgement.verdict !== 'accepted');
  expect(namesOf(refused)).toEqual([]);
};

test('four rightful services are green', { timeout: LONGEST_MS }, () =>
  accepted(services, 'Rightful services'),
);

test('whatever the specification allows is accepted', { timeout: LONGEST_MS }, async () => {
  expect(allowed.length).toBeGreaterThanOrEqual(100);
  await accepted(allowed, 'Allowed changes');
});

test('what hurts customers is rejected', { timeout: LONGEST_MS }, async () => {
  const changes = await breaking();
  expect(changes.length).toBeGreaterThanOrEqual(150);
  const judged = await judgeAll(changes);
  console.log(tableOf('Breaking changes', 'rejected', judged));
  const rejected = judged.filter(({ judgement }) => judgement.verdict === 'rejected');
  expect(rejected.length / judged.length).toBeGreaterThanOrEqual(REJECTED_SHARE);
});
