import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUrgent, whenDue, type Visit } from './interactivity.ts';

const VISITOR = { hasChosenCity: true, isCustomer: false, lines: 0 };
const READING: Visit = { isUrgentPage: false, visitor: VISITOR, isApp: false };

describe('deferred interactivity (specification, section 9, "Interactivity and loading")', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const NEVER = new Promise<void>(() => undefined);
  /** Milliseconds until the page is due; idle comes so long after it is asked for, at the latest at its time-out. */
  const dueAfter = async (width: number, busyFor: number | null, sign = NEVER): Promise<number> => {
    const start = Date.now();
    const idle = (run: () => void, { timeout }: { readonly timeout: number }) =>
      busyFor === 0 ? run() : setTimeout(run, Math.min(busyFor ?? 0, timeout));
    const matchMedia = (query: string) => ({
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    });
    const due = whenDue(
      { matchMedia, setTimeout, ...(busyFor !== null && { requestIdleCallback: idle }) },
      sign,
    ).then(() => Date.now() - start);
    await vi.advanceTimersByTimeAsync(60_000);
    return due;
  };

  test('a phone waits 6 s, a desk 5 s', async () => {
    expect(await dueAfter(390, 0)).toBe(6_000);
    expect(await dueAfter(639, 0)).toBe(6_000);
    expect(await dueAfter(640, 0)).toBe(5_000);
    expect(await dueAfter(1280, 0)).toBe(5_000);
  });

  test('a busy browser gets its time, but 7 s at most', async () => {
    expect(await dueAfter(1280, 300)).toBe(5_300);
    expect(await dueAfter(1280, 60_000)).toBe(12_000);
  });

  test('a browser that never tells when it is idle does not wait for it', async () => {
    expect(await dueAfter(390, null)).toBe(6_000);
  });

  test('the first interaction brings the page to life as soon as it is answered', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    setTimeout(() => answer(), 1_200);
    expect(await dueAfter(390, 0, answered)).toBe(1_200);
    expect(await dueAfter(1280, 0, Promise.resolve())).toBe(0);
  });
});

describe('who does not wait', () => {
  test('somebody with nothing in the cart reads a public page as it was sent, chosen a city or not', () => {
    expect(isUrgent(READING)).toBe(false);
    expect(isUrgent({ ...READING, visitor: { ...VISITOR, hasChosenCity: false } })).toBe(false);
  });

  test.each<readonly [string, Partial<Visit>]>([
    ['a cart', { visitor: { ...VISITOR, lines: 1 } }],
    ['a customer', { visitor: { ...VISITOR, isCustomer: true } }],
    ['a page that shows little before its life', { isUrgentPage: true }],
    ["the chain's app, which talks to the page", { isApp: true }],
  ])('%s', (_who, own) => {
    expect(isUrgent({ ...READING, ...own })).toBe(true);
  });
});
