import { expect, vi } from 'vitest';
import { savedEntries } from '../app/shop.ts';
import type { CartState } from '../../src/slices/cart/state.ts';
import { selectTotals } from '../../src/slices/cart/selectors.ts';
import { selectRestaurants } from '../../src/slices/setting/selectors.ts';
import { fewGoods } from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { citySelected, fold, lineAdded, signedIn } from '../given.ts';
import { createBrowser, type Browser, type Tab } from './placingBrowser.ts';
import { createPlacingServer, type PlacingServer } from './placingServer.ts';
import type { Kind, Story } from './placingStories.ts';
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

export interface Outcome {
  readonly server: PlacingServer;
  readonly browser: Browser;
  readonly tabs: readonly Tab[];
  /** The cart as it lies in storage. */
  readonly stored: CartState;
  /** Keys of orders that the customer has left for good. */
  readonly left: ReadonlySet<string>;
}

interface Stage {
  readonly browser: Browser;
  readonly tabs: Tab[];
  readonly agreed: Set<number>;
}
type Act = (stage: Stage, tab: Tab) => void;
const acts: Readonly<Record<Kind, Act>> = {
  press({ agreed }, { store }) {
    agreed.add(selectTotals(store.state()).total);
    store.emit('cart/orderTapped');
  },
  accept({ agreed }, { store }) {
    const { open } = store.state().modal;
    if (open?.kind === 'totalChanged') agreed.add(open.after);
    store.emit('cart/totalAccepted');
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
  return: (_stage, { store }) => store.emit('cart/leaveTapped'),
  back: (_stage, { store }) => store.emit('view/pageEntered', { path: '/samara/checkout' }),
  reload: (_stage, tab) => tab.reload('gently'),
  crash: (_stage, tab) => tab.reload('crash'),
  open({ browser, tabs }) {
    if (tabs.length < 2) tabs.push(browser.open());
  },
  offline: ({ browser }) => browser.online$.next(false),
  online: ({ browser }) => browser.online$.next(true),
  payOnline: (_stage, { store }) => store.emit('cart/paymentChosen', { payment: 'online' }),
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
  const { commands: script, fates: own, promo, hasLocks, hasChannel, payments, outage } = story;
  vi.clearAllTimers();
  vi.setSystemTime(NOW);
  const server = createPlacingServer(own, outage && { until: NOW + outage.ms + 2_000, fates: outage.fates });
  const left = new Set<string>();
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
    payments,
    page,
    onRequest(key) {
      expect(cartIn(browser).intent?.key, 'stored before it is sent').toBe(key);
      if (silent.has(key)) sentAfterwards.push(key);
    },
    onEvent({ type, payload }) {
      // What one tab knows to be placed no other one can leave: it takes that over.
      if (type === 'cart/orderPlaced') placed.add(payload.key);
      // A tab that has not heard that the order was pressed again meanwhile leaves nothing.
      if (type === 'cart/orderAbandoned' && cartIn(browser).intent?.key !== payload.key)
        for (const keys of [left, silent]) keys.add(payload.key);
      if (type === 'cart/intentMade') silent.delete(payload.key);
    },
  });
  const stage: Stage = { browser, tabs: [browser.open()], agreed: new Set() };
  const { tabs } = stage;
  vi.advanceTimersByTime(1_000);
  for (const { kind, tab, pause } of script) {
    const at = tab % tabs.length;
    const acting = tabs[at];
    if (acting) acts[kind](stage, acting);
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
  };
}
