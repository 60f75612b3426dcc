import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { savedEntries } from '../../src/app/testShop.ts';
import type { CartState } from '../../src/slices/cart/state.ts';
import { selectTotals } from '../../src/slices/cart/selectors.ts';
import { selectRestaurants } from '../../src/slices/setting/selectors.ts';
import { fewGoods } from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { citySelected, fold, lineAdded, signedIn } from '../given.ts';
import { createBrowser, type Browser, type PromoFate, type Tab } from './placingBrowser.ts';
import { createPlacingServer, type Fate, type PlacingServer } from './placingServer.ts';
import { openShop } from './play.ts';

const PATIENCE_MS = 10_000;
/** Longer than any pause between two checks of an order. */
const SETTLING_MS = 4 * 60_000;

/** A customer of a pickup order of one wok, as storage holds it. */
const page = fold(openShop, citySelected, { view: { path: '/samara/cart' } });
const wok = fewGoods[0]?.name ?? '';
const beginning = savedEntries(
  fold(page, signedIn(), lineAdded(wok), {
    cart: {
      deliveryMethod: 'self',
      restaurantId: selectRestaurants(page)[0]?.id ?? null,
      discountTotal: 0 as never,
    },
  }),
);

const pauses = fc.constantFrom(0, 1, 50, 300, 700, 2_000, 5_000, 9_999, 10_000, 10_001, 31_000, 65_000);
const ways = fc.constantFrom(0, 1, 200, 3_000, 9_999, 12_000);
export const fates: fc.Arbitrary<Fate> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answered'),
      way: ways,
      work: ways,
      status: fc.constant(0),
      retryAfter: fc.constant(null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refused'),
      way: ways,
      work: ways,
      status: fc.constantFrom(409, 422, 403),
      retryAfter: fc.constant(null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('broken', 'unsent', 'unanswered'),
      way: ways,
      work: ways,
      status: fc.constantFrom(500, 502, 408),
      retryAfter: fc.constant(null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('busy'),
      way: ways,
      work: ways,
      status: fc.constantFrom(429, 503),
      retryAfter: fc.constantFrom(null, 0, 2, 30),
    }),
  },
);
const promos: fc.Arbitrary<PromoFate> = fc.record({
  after: fc.constantFrom(0, 100, 4_000, 11_000),
  discount: fc.constantFrom(0, 0, 0, 10_000, null),
});

const KINDS = [
  'press',
  'press',
  'press',
  'press',
  'accept',
  'dismiss',
  'edit',
  'coupon',
  'back',
  'return',
] as const;
type Kind = (typeof KINDS)[number] | 'reload' | 'crash' | 'open' | 'offline' | 'online' | 'refill';
export interface Command {
  readonly kind: Kind;
  /** Which tab, counted round. */
  readonly tab: number;
  /** Milliseconds that pass afterwards. */
  readonly pause: number;
}
const commands: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom<Kind>(...KINDS, 'reload', 'crash', 'open', 'offline', 'online'),
  tab: fc.nat(1),
  pause: pauses,
});

/** Nothing is answered for so long that the customer may leave the order that they have just pressed. */
const outages = fc.record({
  ms: fc.constantFrom(179_000, 181_000, 200_000),
  fates: fc.array(
    fc.record({
      kind: fc.constantFrom('broken', 'unsent', 'unanswered'),
      way: ways,
      work: ways,
      status: fc.constantFrom(500, 502),
      retryAfter: fc.constant(null),
    } satisfies Record<keyof Fate, unknown>),
    { minLength: 1, maxLength: 4 },
  ),
  /** What follows the outage at once. */
  next: fc.array(commands, { maxLength: 2 }),
});

/**
 * Without Web Locks two tabs may ask for one key side by side. A server that refuses the one and, judging anew, accepts
 * the other is more than storage can settle: there, such a server refuses nothing.
 */
export const stories = fc
  .record({
    commands: fc.array(commands, { minLength: 1, maxLength: 14, size: 'max' }),
    fates: fc.array(fates, { maxLength: 6, size: 'max' }),
    promo: fc.array(promos, { minLength: 1, maxLength: 4 }),
    hasLocks: fc.constantFrom(true, true, false),
    hasChannel: fc.boolean(),
    outage: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: outages }),
  })
  .map((story) => ({
    ...story,
    commands: story.outage
      ? [
          { kind: 'open' as const, tab: 0, pause: 700 },
          { kind: 'press' as const, tab: 0, pause: story.outage.ms },
          ...story.outage.next,
          { kind: 'return' as const, tab: 0, pause: 50 },
          ...story.commands,
        ]
      : story.commands,
    fates: story.fates.filter(({ kind }) => story.hasLocks || kind !== 'refused'),
  }));
export type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;

export interface Outcome {
  readonly server: PlacingServer;
  readonly browser: Browser;
  readonly tabs: readonly Tab[];
  /** The cart as it lies in storage. */
  readonly stored: CartState;
  /** Keys of orders that the customer has left for good, and of those among them that exist as the shop was told. */
  readonly left: ReadonlySet<string>;
  readonly toldLate: ReadonlySet<string>;
}

interface Stage {
  readonly browser: Browser;
  readonly tabs: Tab[];
  readonly agreed: Set<number>;
}
type Act = (stage: Stage, tab: Tab, at: number) => void;
const acts: Readonly<Record<Kind, Act>> = {
  press({ agreed }, { store }) {
    agreed.add(selectTotals(store.state()).total);
    store.emit('order/placeTapped');
  },
  accept({ agreed }, { store }) {
    const { open } = store.state().modal;
    if (open?.kind === 'totalChanged') agreed.add(open.after);
    store.emit('order/totalAccepted');
  },
  dismiss(_stage, { store }) {
    const { open } = store.state().modal;
    if (open) store.emit('modal/dismissed', { kind: open.kind });
  },
  edit(_stage, { store }) {
    const line = store.state().cart.lines.find(({ kind }) => kind === 'goods');
    if (line) store.emit('cart/incrementTapped', { lineId: line.id });
  },
  coupon: (_stage, { store }) => store.emit('cart/couponSubmitted', { code: 'ЛАПША' }),
  return: (_stage, { store }) => store.emit('order/returnTapped'),
  back: (_stage, { store }) => store.emit('view/pageEntered', { path: '/samara/checkout' }),
  reload({ browser, tabs }, tab, at) {
    tab.close('gently');
    tabs[at] = browser.open();
  },
  crash({ browser, tabs }, tab, at) {
    tab.close('crash');
    tabs[at] = browser.open();
  },
  open({ browser, tabs }) {
    if (tabs.length < 2) tabs.push(browser.open());
  },
  offline: ({ browser }) => browser.online$.next(false),
  online: ({ browser }) => browser.online$.next(true),
  refill(_stage, { store }) {
    const [product] = fewGoods;
    if (product && store.state().cart.lines.length === 0)
      store.emit('cart/addTapped', { productId: product.id, choice: [], quantity: 1 });
  },
};

const cartIn = ({ storage }: Browser): CartState =>
  (JSON.parse(storage.read('shop:1:cart') ?? 'null') as { state: CartState }).state;

/** Plays a story to its end: at last the server is well, the browser online and nobody presses any more. */
export function playStory(story: Story): Outcome {
  const { commands: script, fates: own, promo, hasLocks, hasChannel, outage } = story;
  vi.clearAllTimers();
  vi.setSystemTime(NOW);
  const server = createPlacingServer(own, outage && { until: NOW + outage.ms + 2_000, fates: outage.fates });
  const left = new Set<string>();
  const toldLate = new Set<string>();
  const placed = new Set<string>();
  /** Left, and not pressed again. */
  const silent = new Set<string>();
  const sentAfterwards: string[] = [];
  const browser: Browser = createBrowser({
    entries: beginning,
    server,
    promo,
    hasLocks,
    hasChannel,
    page,
    onRequest(key) {
      expect(cartIn(browser).intent?.key, 'stored before it is sent').toBe(key);
      if (silent.has(key)) sentAfterwards.push(key);
    },
    onEvent({ type, payload }) {
      // What one tab knows to be placed no other one can leave: it takes that over.
      if (type === 'order/placed') placed.add(payload.key);
      // A tab that has not heard that the order was pressed again meanwhile leaves nothing.
      if (type === 'order/abandoned' && cartIn(browser).intent?.key !== payload.key)
        for (const keys of [left, silent]) keys.add(payload.key);
      if (type === 'order/intentMade') silent.delete(payload.key);
      if (type === 'order/lateAnswered' && payload.answer.kind === 'placed') toldLate.add(payload.key);
    },
  });
  const stage: Stage = { browser, tabs: [browser.open()], agreed: new Set() };
  const { tabs } = stage;
  vi.advanceTimersByTime(1_000);
  for (const { kind, tab, pause } of script) {
    const at = tab % tabs.length;
    const acting = tabs[at];
    if (acting) acts[kind](stage, acting, at);
    vi.advanceTimersByTime(pause);
  }
  server.heal();
  browser.online$.next(true);
  vi.advanceTimersByTime(SETTLING_MS);
  expect(Math.max(0, ...browser.waits)).toBeLessThanOrEqual(PATIENCE_MS);
  for (const { key, body } of server.sent) {
    expect(server.sent.find((other) => other.key === key)?.body, 'one key, one body').toEqual(body);
    // Less than what was agreed to needs no asking.
    expect(Math.max(...stage.agreed), 'no more than the customer saw').toBeGreaterThanOrEqual(body.total);
  }
  expect(sentAfterwards, 'nothing goes out that the customer has left').toEqual([]);
  const stored = cartIn(browser);
  for (const tab of tabs) tab.close('crash');
  return {
    server,
    browser,
    tabs,
    stored,
    left: new Set([...left].filter((key) => !placed.has(key))),
    toldLate,
  };
}

/** The same with a cart that is filled again when it is empty: several orders may follow each other. */
export const longStories: fc.Arbitrary<Story> = stories.chain((story) =>
  fc.array(fc.nat(story.commands.length), { maxLength: 4 }).map((places) => ({
    ...story,
    commands: story.commands.flatMap((command, at) =>
      places.includes(at)
        ? [
            { kind: 'refill' as const, tab: command.tab, pause: 700 },
            { kind: 'press' as const, tab: command.tab, pause: 700 },
            command,
          ]
        : [command],
    ),
  })),
);
