import * as fc from 'fast-check';
import { asyncScheduler, defer, map, merge, Observable, of, timer } from 'rxjs';
import { expect } from 'vitest';
import { initialState } from '../../src/slices/state.ts';
import { POLL_NAMES } from '../../src/slices/view/freshness/polls.ts';
import { citySelected, fold, restored } from '../given.ts';
import { onStage } from '../stage.ts';
import { property } from './property.ts';

/** Virtual milliseconds. */
const clock = (): number => asyncScheduler.now();
const SECOND = 1_000;
const MINUTE = 60_000;
/** Give or take 5 %. */
const LEAST = 57_000;
const MOST = 63_000;
/** Not yet polled for, so that every poll is of the clocks. */
const visited = fold(citySelected, restored(), ({ view }) => ({
  view: { ...view, polls: initialState.view.polls },
}));

interface Tab {
  /** Milliseconds; when it is opened, and when it dies. */
  readonly from: number;
  readonly to: number;
  /** When it is hidden or shown again, in turns. */
  readonly turns: readonly number[];
  readonly isHiddenFirst: boolean;
}
const END = 10 * MINUTE;
const times = fc
  .oneof(fc.nat({ max: 600 }), fc.constantFrom(0, 59, 60, 61, 119, 120, 121))
  .map((second) => second * SECOND);
/** A moment of its own for each turn: rxjs's TestScheduler stumbles over a timer that is cancelled in the moment it is due. */
const turnsFrom = (offset: number) =>
  fc
    .uniqueArray(times, { maxLength: 6 })
    .map((list) => list.toSorted((a, b) => a - b).map((time, index) => time + offset + 10 * index));
const tabs: fc.Arbitrary<Tab> = fc
  .record({
    from: fc.oneof(fc.constant(0), times),
    length: times,
    turns: turnsFrom(10),
    isHiddenFirst: fc.boolean(),
  })
  .map(({ from, length, ...rest }) => ({ ...rest, from, to: Math.min(END, from + length) + 90 }));

interface Span {
  readonly tab: number;
  readonly from: number;
  to: number;
}
/** The browser's lock: one holder, the others in their order. Every possession is written down. */
function fakeLock(now: () => number) {
  const spans: Span[] = [];
  const queue: { readonly tab: number; readonly grant: (isHeld: boolean) => void }[] = [];
  const grantHead = () => {
    const [head] = queue;
    if (!head) return;
    spans.push({ tab: head.tab, from: now(), to: Number.POSITIVE_INFINITY });
    head.grant(true);
  };
  const holdOf = (tab: number) => (): Observable<boolean> =>
    new Observable((subscriber) => {
      const entry = { tab, grant: (isHeld: boolean) => subscriber.next(isHeld) };
      subscriber.next(false);
      queue.push(entry);
      if (queue.length === 1) grantHead();
      return () => {
        const isHolder = queue[0] === entry;
        queue.splice(queue.indexOf(entry), 1);
        if (!isHolder) return;
        spans.at(-1)!.to = now();
        grantHead();
      };
    });
  return { spans, holdOf };
}

const isSeen = ({ from, to, turns, isHiddenFirst }: Tab, time: number): boolean => {
  const own = turns.filter((turn) => turn > from);
  const flips = own.filter((turn) => turn <= time).length;
  return time >= from && time < to && (flips % 2 === 0) !== isHiddenFirst;
};

interface Session {
  readonly tabs: readonly Tab[];
  readonly lost: readonly number[];
  readonly chance: number;
}
const isOnlineAt = ({ lost }: Session, time: number): boolean =>
  lost.filter((turn) => turn <= time).length % 2 === 0;

interface Ask {
  readonly tab: number;
  readonly what: string;
  /** Milliseconds since the beginning. */
  readonly at: number;
}

/** First the value at `from`, then the opposite at every later turn, and so on. */
const turning = (turns: readonly number[], from: number, first: boolean): Observable<boolean> =>
  merge(
    of(first),
    ...turns
      .filter((turn) => turn > from)
      .map((turn, index) => timer(turn - from).pipe(map(() => (index % 2 === 0) !== first))),
  );

/** Plays the tabs of one browser: who asked when, and who held the lock. */
function playTabs(session: Session): { readonly asks: readonly Ask[]; readonly spans: readonly Span[] } {
  const asks: Ask[] = [];
  const lock = fakeLock(clock);
  onStage(({ open, flush }) => {
    const openTab = (plan: Tab, tab: number): void => {
      const isOnline = isOnlineAt(session, plan.from);
      const { close } = open([visited, { view: { ...visited.view, isOnline } }], {
        visible$: turning(plan.turns, plan.from, !plan.isHiddenFirst),
        online$: turning(session.lost, plan.from, isOnline),
        locks: { hold: lock.holdOf(tab) },
        random: () => session.chance,
        api: { version: (what) => defer(() => (asks.push({ tab, what, at: clock() }), of('1'))) },
      });
      timer(plan.to - plan.from).subscribe(close);
    };
    for (const [tab, plan] of session.tabs.entries()) timer(plan.from).subscribe(() => openTab(plan, tab));
    flush();
  });
  return { asks, spans: lock.spans };
}

/** The times in which a tab is to poll: it holds the lock and is online. */
const pollingTimes = (session: Session, { from, to }: Span): readonly (readonly [number, number])[] => {
  const turns = session.lost.filter((turn) => turn > from && turn < to);
  const bounds = [from, ...turns, Math.min(to, END + SECOND)];
  return bounds
    .slice(1)
    .map((end, index) => [bounds[index]!, end] as const)
    .filter(([start]) => isOnlineAt(session, start));
};

function expectOneHolder(session: Session, spans: readonly Span[]): void {
  const turns = session.tabs.flatMap((tab) => [tab.from, tab.to, ...tab.turns]);
  for (const turn of new Set(turns)) {
    const at = turn + 1;
    const seen = session.tabs.flatMap((tab, index) => (isSeen(tab, at) ? [index] : []));
    const holders = spans.filter(({ from, to }) => from <= at && at < to).map(({ tab }) => tab);
    expect(holders).toHaveLength(seen.length > 0 ? 1 : 0);
    for (const holder of holders) expect(seen).toContain(holder);
  }
}

/** One tab's polls of one kind in one time of polling: what is overdue at once, then every minute or so. */
function expectRhythm(asks: readonly number[], [start, end]: readonly [number, number]): void {
  const before = asks.findLast((at) => at < start);
  const own = asks.filter((at) => at >= start && at <= end);
  const first = before === undefined ? start : Math.max(start, before + MINUTE);
  const times = [first, ...own.slice(1)];
  if (first < end) expect(Math.abs((own[0] ?? Infinity) - first)).toBeLessThanOrEqual(1);
  for (const [index, at] of times.entries()) {
    if (at >= end) continue;
    const next = times[index + 1] ?? end;
    expect(next - at).toBeLessThanOrEqual(MOST + 1);
    if (index + 1 < times.length) expect(next - at).toBeGreaterThanOrEqual(LEAST - 1);
  }
}

property(
  {
    id: 54,
    title:
      'one seen tab of many polls, once a minute or so for each version; hidden and offline tabs poll nothing',
    section: 'assumptions, section 6, "polling"; section 7, "who polls"',
  },
  async (check) => {
    const sessions = fc.record({
      tabs: fc.array(tabs, { minLength: 1, maxLength: 4 }),
      lost: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, turnsFrom(500)),
      chance: fc.constantFrom(0, 0.3, 0.5, 0.999_999),
    });
    await check(
      fc.property(sessions, (session) => {
        const { asks, spans } = playTabs(session);
        expectOneHolder(session, spans);
        for (const tab of session.tabs.keys()) {
          const own = spans.filter((span) => span.tab === tab);
          const times = own.flatMap((span) => pollingTimes(session, span));
          for (const what of POLL_NAMES) {
            const mine = asks.filter((ask) => ask.tab === tab && ask.what === what).map(({ at }) => at);
            expect(mine.filter((at) => !times.some(([from, to]) => from <= at && at <= to))).toEqual([]);
            for (const time of times) expectRhythm(mine, time);
          }
        }
      }),
      { share: 0.1 },
    );
  },
);
