import { expect, test } from 'vitest';
import type { Bench } from '../check.ts';
import type { Problem, Taken } from '../judgement.ts';
import { liveChecks } from './live.ts';

const event = {
  orderId: 7,
  userId: '42',
  status: 'OnWay',
  previousStatus: 'Waiting',
  timestamp: 1_772_452_800_000,
  courierInfo: null,
};

/** What the check of a pushed status says of a message. */
const saidOf = async (
  message: unknown,
): Promise<{ problems: readonly Problem[]; taken: readonly Taken[] }> => {
  const check = liveChecks(() => Promise.resolve(message)).find(({ name }) =>
    name.includes('a courier takes'),
  );
  const problems: Problem[] = [];
  const taken: Taken[] = [];
  const bench: Pick<Bench, 'values' | 'noteMessage'> = {
    values: { orderId: '7', userId: '42' },
    noteMessage: (_, judgement) => {
      problems.push(...judgement.problems);
      taken.push(...judgement.taken);
    },
  };
  await check?.run(bench as Bench);
  return { problems, taken };
};

test.each([
  ['beside the type', { type: 'order:status_update', ...event }],
  ['under "data"', { type: 'order:status_update', data: event }],
])('a status may lie %s', async (way, message) => {
  const { problems, taken } = await saidOf(message);
  expect(problems).toEqual([]);
  expect(taken).toContainEqual({ group: 'what a pushed status carries', way });
});

test.each([
  ['a word that is no status', { status: 'Flying' }, '$.status'],
  ['the order of somebody else', { orderId: '8' }, '$.orderId'],
  ['a time without a zone', { timestamp: '2026-03-02 12:00' }, '$.timestamp'],
])('%s is noticed', async (_, change, path) => {
  const { problems } = await saidOf({ type: 'order:status_update', ...event, ...change });
  expect(problems.map((problem) => problem.path)).toContain(path);
});
