import { expect } from '@playwright/test';
import { heldWords, type Held } from './gauges.ts';

/** The issue's own numbers. */
const MOST_GROWTH = 0.05;
const MOST_DETACHED = 10;

/** A line for whoever reads the run: the figures are its result, not only that they hold. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What waits for a moment (a message, a poll that is due) has passed after so many looks, a second apart. */
const MOST_LOOKS = 20;
const LOOK_MS = 1_000;
/** A poll on a busy machine takes longer than from one look to the next. */
const EQUAL_LOOKS = 4;

const differs = (before: Held, after: Held): boolean =>
  after.listeners > before.listeners ||
  after.timers > before.timers ||
  after.subscriptions > before.subscriptions ||
  after.sockets !== before.sockets;

const isMore = (before: Held, after: Held): boolean =>
  differs(before, after) || after.detached - before.detached > MOST_DETACHED;

const isSame = (one: Held, other: Held): boolean => !differs(one, other) && !differs(other, one);

/** What a page holds at rest: as much at several looks in a row, a pause apart. A poll or an answer that is under way is no measure. */
export async function heldAtRest(
  look: () => Promise<Held>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Held> {
  let held = await look();
  let equal = 1;
  for (let looks = 1; looks < MOST_LOOKS && equal < EQUAL_LOOKS; looks += 1) {
    await pause(LOOK_MS);
    const next = await look();
    equal = isSame(held, next) ? equal + 1 : 1;
    held = next;
  }
  return held;
}

/**
 * Looks at a page until it holds no more than before of what must stay constant, and holds it against its bounds. Nodes are
 * those that came: React and the browser keep what they have shown last, once.
 */
export async function expectSteady(
  what: string,
  before: Held,
  look: () => Promise<Held>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> {
  let after = await look();
  for (let looks = 1; looks < MOST_LOOKS && isMore(before, after); looks += 1) {
    await pause(LOOK_MS);
    after = await look();
  }
  const growth = after.heap / before.heap - 1;
  say(
    `${what}: heap ${growth < 0 ? '' : '+'}${(growth * 100).toFixed(2)} %\n  ${heldWords(before)}\n  ${heldWords(after)}`,
  );
  // A gauge that finds nothing measures nothing: a page that lives always has some.
  for (const kind of ['listeners', 'subscriptions'] as const)
    expect.soft(before[kind], `${what}: ${kind} that were found`).toBeGreaterThan(0);
  for (const kind of ['listeners', 'timers', 'subscriptions'] as const)
    expect.soft(after[kind], `${what}: ${kind}`).toBeLessThanOrEqual(before[kind]);
  expect.soft(after.sockets, `${what}: sockets`).toBe(before.sockets);
  expect.soft(after.detached - before.detached, `${what}: detached nodes`).toBeLessThanOrEqual(MOST_DETACHED);
  expect.soft(growth, `${what}: growth of the heap`).toBeLessThanOrEqual(MOST_GROWTH);
}
