import * as fc from 'fast-check';
import { BehaviorSubject, Observable, of, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POLL_NAMES } from '../../src/slices/view/freshness/polls.ts';
import { NOW } from '../demo.ts';
import { citySelected, fold, orderActive, shopOpened, signedIn } from '../given.ts';
import { DayServer } from './dayServer.ts';
import { openLiveShop, type LiveShop } from './liveShop.ts';
import { patience, seed } from './property.ts';

vi.setConfig({ testTimeout: patience });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DROPS = 200;
const STATUSES = 500;
/** Longer than any answer of the server takes. */
const SOON = 2 * SECOND;
const customer = fold(shopOpened(), citySelected, signedIn(), orderActive());

type Deed = 'cut' | 'silentCut' | 'mend' | 'status' | 'look';
interface Moment {
  /** Milliseconds since the morning. */
  readonly at: number;
  readonly deed: Deed;
}
/** One drop in each of 200 parts of the day, mended and found out before the part ends, with a status amid it. */
const drop = (part: number): fc.Arbitrary<readonly Moment[]> =>
  fc
    .record({
      begin: fc.nat(150 * SECOND),
      length: fc.oneof(fc.nat(5 * SECOND), fc.nat(150 * SECOND)),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      deed: fc.constantFrom<Deed[]>('cut', 'silentCut'),
    })
    .map(({ begin, length, share, deed }) => {
      const at = Math.floor((part * DAY) / DROPS) + begin;
      return [
        { at, deed },
        { at: at + Math.floor(share * length), deed: 'status' },
        { at: at + length, deed: 'mend' },
      ];
    });
const plans: fc.Arbitrary<readonly Moment[]> = fc
  .tuple(
    fc.tuple(...Array.from({ length: DROPS }, (_, part) => drop(part))),
    fc.array(fc.nat(DAY - MINUTE), { minLength: STATUSES - DROPS, maxLength: STATUSES - DROPS }),
  )
  .map(([drops, times]) => {
    const looks = Array.from({ length: DAY / (5 * MINUTE) }, (_, look) => (look + 1) * 5 * MINUTE);
    return [
      ...drops.flat(),
      ...times.map((at) => ({ at, deed: 'status' as const })),
      ...looks.map((at) => ({ at, deed: 'look' as const })),
    ].toSorted((a, b) => a.at - b.at);
  });
const chances = fc.infiniteStream(fc.noBias(fc.nat(2 ** 30 - 1)).map((chance) => chance / 2 ** 30));

/** A stream of the world that knows how many listen to it. */
function listened<T>(source$: Observable<T>) {
  const count = { listeners: 0 };
  const stream$ = new Observable<T>((subscriber) => {
    count.listeners += 1;
    subscriber.add(() => (count.listeners -= 1));
    return source$.subscribe(subscriber);
  });
  return { count, stream$ };
}

const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((total, part) => total + partsOf(part), 1)
    : 1;

/** The page of one customer, who looks at it all day. */
function openPage(random: () => number) {
  const online = listened(new BehaviorSubject(true));
  const visible = listened(new BehaviorSubject(true));
  const refusals = listened(new Subject<never>());
  const server = new DayServer({ random, online$: online.stream$ });
  const left: string[] = [];
  const shop = openLiveShop(customer, {
    api: server.api,
    random,
    live: server.live,
    online$: online.stream$,
    visible$: visible.stream$,
    refusals$: refusals.stream$,
    locks: { hold: () => of(true) },
    navigation: { go: (_to, mode) => left.push(mode) },
  });
  const look = () => ({
    timers: vi.getTimerCount(),
    listeners: [online, visible, refusals].map(({ count }) => count.listeners),
    observers: shop.observers(),
    sockets: server.sockets.filter(({ isAlive }) => isAlive).length,
    state: partsOf(shop.store.state()),
  });
  return { shop, server, left, look };
}
type Page = ReturnType<typeof openPage>;

const shownStatus = ({ store }: Pick<LiveShop, 'store'>): number =>
  Number(store.state().order.active?.courier?.name ?? 0);

/** Whether the shop had the time to learn of the newest status; then it shows it. */
function expectFresh({ shop, server: { connected, newest } }: Page): boolean {
  const since = Math.max(newest.at, connected?.subscribedAt ?? Infinity);
  if (Date.now() - since < SOON) return false;
  expect(shownStatus(shop)).toBe(newest.number);
  return true;
}

const DEEDS: Readonly<Record<Deed, (page: Page) => void>> = {
  // Every drop is one: the shop has come back from the last one.
  cut: ({ server }) => {
    expect(server.connected).not.toBeNull();
    server.cut(false);
  },
  silentCut: ({ server }) => {
    expect(server.connected).not.toBeNull();
    server.cut(true);
  },
  mend: ({ server }) => {
    server.isUp = true;
  },
  // What comes through is shown at once.
  status({ server, shop }) {
    server.changeStatus();
    if (server.connected) expect(shownStatus(shop)).toBe(server.newest.number);
  },
  look: () => undefined,
};

/** Lives through the day; gives what was seen at each quiet look after the first hour. */
function live(page: Page, plan: readonly Moment[]) {
  const { server, look } = page;
  const looks: ReturnType<typeof look>[] = [];
  for (const { at, deed } of plan) {
    vi.advanceTimersByTime(NOW + at - Date.now());
    const isQuiet = expectFresh(page) && server.underWay === 0;
    if (deed === 'look' && at > HOUR && isQuiet) looks.push(look());
    DEEDS[deed](page);
  }
  vi.advanceTimersByTime(NOW + DAY - Date.now());
  return looks;
}

/** Every status that the shop has shown; never an older one after a newer. */
function watchStatuses({ store }: LiveShop): ReadonlySet<number> {
  const statuses = new Set<number>();
  let last = 0;
  store.subscribe(() => {
    const shown = shownStatus({ store });
    expect(shown).toBeGreaterThanOrEqual(last);
    last = shown;
    statuses.add(shown);
  });
  return statuses;
}

function expectRhythm({ polls }: DayServer): void {
  for (const name of POLL_NAMES) {
    const times = polls.get(name) ?? [];
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(63 * SECOND + 1);
    // A connection that is back asks for the version of the settings, too.
    if (name !== 'settings') expect(Math.min(...gaps)).toBeGreaterThanOrEqual(57 * SECOND - 1);
    expect(times.length).toBeGreaterThanOrEqual(Math.floor(DAY / (63 * SECOND)));
  }
}

test('a day of polls, pings, 200 drops and 500 statuses leaves nothing behind and loses nothing', () => {
  fc.assert(
    fc.property(fc.noBias(plans), chances, (plan, chance) => {
      vi.setSystemTime(NOW);
      const page = openPage(() => chance.next().value ?? 0);
      const { shop, server, left, look } = page;
      const statuses = watchStatuses(shop);
      const looks = live(page, plan);
      expect(expectFresh(page)).toBe(true);
      expect(server.newest.number).toBe(STATUSES);
      // The others were overtaken while the connection was lost.
      expect(statuses.size).toBeGreaterThan(STATUSES - DROPS);
      expect(looks.length).toBeGreaterThan(100);
      expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(server.pings).toBeGreaterThan(2_000);
      expectRhythm(server);
      expect([shop.reports, server.reports, left]).toEqual([[], [], []]);
      // The day is over: the page loads itself anew, so its clocks still run.
      vi.advanceTimersByTime(2 * MINUTE);
      expect(left).toEqual(['page']);
      shop.stop();
      vi.advanceTimersByTime(SOON);
      // The events are still written down by the test alone.
      expect(look()).toMatchObject({ timers: 0, listeners: [0, 0, 0], observers: 1, sockets: 0 });
    }),
    { seed, numRuns: 1, endOnFailure: true },
  );
});
