import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { firstValueFrom, timer } from 'rxjs';
import { NOW } from '../demo.ts';
import { portTo } from '../api/port.ts';
import { calls, readingCalls, singleCalls } from './calls.ts';
import { property } from './property.ts';

interface Outcome {
  /** 0: the network fails. */
  readonly status: number;
  /** Milliseconds until the answer. */
  readonly latency: number;
  readonly asks: { readonly as: 'seconds' | 'date' | 'nonsense' | 'nothing'; readonly seconds: number };
}
interface Story {
  readonly call: string;
  readonly outcomes: readonly Outcome[];
  readonly chance: number;
  /** Milliseconds; from then on the browser says that it is offline. */
  readonly offlineAt: number;
  /** Milliseconds; then nobody waits any more. */
  readonly leftAt: number;
}
interface Send {
  readonly at: number;
  answeredAt: number;
  readonly outcome: Outcome;
}

const PASSING = [0, 408, 429, 500, 502, 503, 504];
const LASTING = [200, 204, 400, 401, 403, 404, 409, 410, 422];
/** Timers know whole milliseconds. */
const ROUNDING_MS = 1;
const NEVER = Number.POSITIVE_INFINITY;

const outcomes = fc.record({
  status: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PASSING) }, fc.constantFrom(...LASTING)),
  latency: fc.constantFrom(0, 1, 400, 2_000),
  asks: fc.record({
    as: fc.constantFrom('nothing', 'nothing', 'seconds', 'date', 'nonsense'),
    seconds: fc.constantFrom(0, 1, 2, 9, 10, 11, 3_600),
  }),
});
const rarely = (times: readonly number[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(NEVER) }, fc.constantFrom(...times));
const storyOf = (names: readonly string[]): fc.Arbitrary<Story> =>
  fc.record({
    call: fc.constantFrom(...names),
    outcomes: fc.array(outcomes, { minLength: 4, maxLength: 4 }),
    chance: fc.constantFrom(0, 0.25, 0.5, 0.999_999),
    offlineAt: rarely([0, 1, 450, 3_000, 12_000]),
    leftAt: rarely([0, 1, 300, 1_000, 12_000]),
  });

const headerOf = ({ asks: { as, seconds } }: Outcome): Record<string, string> => {
  if (as === 'nothing') return {};
  if (as === 'nonsense') return { 'retry-after': 'soon' };
  return {
    'retry-after': as === 'seconds' ? String(seconds) : new Date(Date.now() + seconds * 1_000).toUTCString(),
  };
};

/** Lets the story happen in virtual time; what was sent, and how often the call ended. */
async function tell({ call, outcomes: given, chance, offlineAt, leftAt }: Story) {
  vi.setSystemTime(NOW);
  const sends: Send[] = [];
  const time = () => Date.now() - NOW;
  const api = portTo(
    async ({ signal }) => {
      const outcome = given[Math.min(sends.length, given.length - 1)]!;
      const send = { at: time(), answeredAt: NEVER, outcome };
      sends.push(send);
      await firstValueFrom(timer(outcome.latency));
      signal.throwIfAborted();
      send.answeredAt = time();
      if (outcome.status === 0) throw new TypeError('fetch failed');
      const body = outcome.status === 204 ? null : '{}';
      return new Response(body, { status: outcome.status, headers: headerOf(outcome) });
    },
    { isOnline: () => time() < offlineAt, random: () => chance },
  );
  let ends = 0;
  const end = () => void (ends += 1);
  const running = calls[call as keyof typeof calls]!(api).subscribe({ complete: end, error: end });
  if (leftAt !== NEVER) setTimeout(() => running.unsubscribe(), leftAt);
  await vi.runAllTimersAsync();
  return { sends, ends };
}

/** Seconds that an answer asks for, as its reader must understand them. */
const askedBy = ({ asks: { as, seconds }, status }: Outcome): number =>
  status !== 0 && (as === 'seconds' || as === 'date') ? seconds : 0;

/** The bounds of the next sending; null where none may come. */
function boundsAfter(
  { answeredAt, outcome }: Send,
  tries: number,
  { offlineAt }: Story,
): readonly [number, number] | null {
  if (tries === 3 || !PASSING.includes(outcome.status) || askedBy(outcome) > 10) return null;
  const most = [500, 1_000][tries - 1]!;
  // A date knows whole seconds only.
  const slack = outcome.asks.as === 'date' ? 1_000 : 0;
  const asked = askedBy(outcome) * 1_000;
  const least = answeredAt + Math.max(asked - slack, most / 2);
  if (offlineAt <= answeredAt) return null;
  return [least, answeredAt + Math.max(asked, most) + ROUNDING_MS];
}

function expectPolicy(sends: readonly Send[], story: Story): void {
  for (const [index, send] of sends.entries()) {
    const bounds = send.answeredAt < story.leftAt ? boundsAfter(send, index + 1, story) : null;
    const next = sends[index + 1];
    if (!bounds) expect(next).toBeUndefined();
    else if (next) {
      expect(next.at).toBeGreaterThanOrEqual(bounds[0]);
      expect(next.at).toBeLessThanOrEqual(bounds[1]);
      expect(next.at).toBeLessThan(story.offlineAt);
    } else expect(Math.min(story.leftAt, story.offlineAt)).toBeLessThanOrEqual(bounds[1]);
  }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

property(
  {
    id: 51,
    title:
      'only what reads is sent again: three times at most, with growing pauses, as the server asks and never offline',
    section: 'specification, section 7; assumptions, section 7, "a call that is tried again"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(storyOf(Object.keys(readingCalls)), async (story) => {
        const { sends, ends } = await tell(story);
        expect(sends.length).toBeGreaterThan(0);
        expectPolicy(sends, story);
        expect(ends).toBeLessThanOrEqual(1);
        if (story.leftAt === NEVER) expect(ends).toBe(1);
        expect(vi.getTimerCount()).toBe(0);
      }),
    );
    await check(
      fc.asyncProperty(storyOf(Object.keys(singleCalls)), async (story) => {
        expect((await tell(story)).sends).toHaveLength(1);
      }),
      { share: 0.5 },
    );
  },
);
