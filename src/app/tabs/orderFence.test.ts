import { NEVER, type Observable, of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoSettings } from '../../../tests/demo.ts';
import type { CityIikoId } from '../../domain/catalog.ts';
import { lineId } from '../../domain/cart.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import { sampleLine, samplePromoAnswer } from '../../../tests/samples.ts';
import { secret } from '../../kernel/event.ts';
import { createStorage, type SafeStorage } from '../../ports/storage.ts';
import { initialState } from '../../slices/state.ts';
import type { PlacedOrder } from '../../slices/cart/placing/state.ts';
import { readSlices } from './storedSlices.ts';
import { joinTabs, type JoinedTab } from './join.ts';
import {
  fullState,
  memoryStorage,
  testShop,
  savedEntries,
  type MemoryStorage,
} from '../../../tests/app/shop.ts';

const CART = 'shop:1:cart';
const done: PlacedOrder = { id: 'order-7', number: '77', paymentUrl: null };
const settings = demoSettings();
const [here = []] = Object.values(settings.restaurants);
const ready = { ...fullState, cart: { ...fullState.cart, intent: null } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Tab {
  readonly sent: string[];
  readonly purchases: object[];
  readonly emit: ReturnType<typeof testShop>['store']['emit'];
  readonly cart: () => typeof fullState.cart;
  readonly paths: readonly string[];
}
/** A tab that has read what storage held; the tabs tell each other nothing. */
const openTab = (
  storage: SafeStorage,
  name: string,
  answer: (order: OrderRequest) => Observable<PlacedOrder> = () => NEVER,
): Tab => {
  const sent: string[] = [];
  const purchases: object[] = [];
  const paths: string[] = [];
  let tab: JoinedTab | null = null;
  const { store } = testShop(
    {
      ...initialState,
      city: fullState.city,
      setting: {
        ...initialState.setting,
        values: { ...settings, restaurants: { ['i1' as CityIikoId]: here } },
      },
    },
    {
      calculatePromo: () => of(samplePromoAnswer()),
      placeOrder: (key, order) => {
        sent.push(key);
        return answer(order);
      },
    },
    storage,
    {
      newId: () => `${name}-${(count += 1)}`,
      savedCart: () => tab?.savedCart() ?? null,
      locks: { hold: () => of(true) },
      navigation: {
        go(to) {
          paths.push(to);
          store.emit('view/pageEntered', { path: to });
        },
      },
      analytics: {
        push: (event) => {
          if ('event' in event && event.event === 'purchase') purchases.push(event);
        },
      },
    },
  );
  tab = joinTabs(
    { store, storage, storeVersion: '1', tab: name, report: () => undefined },
    { isOpen: false, messages$: NEVER, post: () => undefined },
  );
  store.start();
  const saved = secret(readSlices(storage, '1'));
  store.emit('view/restored', { saved, storeVersion: '1', isOnline: true });
  store.emit('city/zoneDeliveryLost', { zoneId: fullState.address.list[0]?.zoneId ?? ('' as never) });
  vi.advanceTimersByTime(1_000);
  return { sent, purchases, paths, emit: store.emit, cart: () => store.state().cart };
};
let count = 0;
const press = (tab: Tab): void => {
  tab.emit('cart/orderTapped');
  vi.advanceTimersByTime(10_000);
};
const stored = (storage: MemoryStorage) =>
  (JSON.parse(storage.read(CART) ?? 'null') as { state: typeof fullState.cart }).state;

describe('two tabs that have not heard of each other', () => {
  test('order once: the second takes over what the first has placed', () => {
    const storage = memoryStorage(savedEntries(ready));
    const first = openTab(storage, 'first', () => of(done));
    const second = openTab(storage, 'second', () => of(done));
    press(first);
    press(second);
    expect(first.sent).toHaveLength(1);
    expect(second.sent).toEqual([]);
    expect(second.cart()).toMatchObject({ lines: [], intent: null, placed: { id: 'order-7' } });
    expect([...first.purchases, ...second.purchases]).toHaveLength(1);
  });

  test('share the key of an order that is under way', () => {
    const storage = memoryStorage(savedEntries(ready));
    const first = openTab(storage, 'first');
    const second = openTab(storage, 'second');
    first.emit('cart/orderTapped');
    press(second);
    const { key } = stored(storage).intent ?? { key: 'none' };
    expect(first.sent).toEqual([key]);
    expect(new Set(second.sent)).toEqual(new Set([key]));
    expect(second.cart().intent).toMatchObject({ key });
  });

  test('an edit does not write over an order under way', () => {
    const storage = memoryStorage(savedEntries(ready));
    const second = openTab(storage, 'second');
    const first = openTab(storage, 'first');
    first.emit('cart/orderTapped');
    second.emit('cart/personsTyped', { persons: 9 });
    vi.advanceTimersByTime(1_000);
    expect(stored(storage).intent?.key).toBe(first.sent[0]);
  });

  test('a tab that opens during an order waits with its key, and shows the outcome', () => {
    const storage = memoryStorage(savedEntries(ready));
    const answer = new Subject<PlacedOrder>();
    const first = openTab(storage, 'first', () => answer);
    first.emit('cart/orderTapped');
    const second = openTab(storage, 'second', () => answer);
    expect(second.sent).toEqual(first.sent);
    answer.next(done);
    answer.complete();
    for (const tab of [first, second]) expect(tab.cart()).toMatchObject({ lines: [], intent: null });
    expect([...first.purchases, ...second.purchases]).toHaveLength(1);
    expect(second.paths).toContain('/samara/complete?order=order-7');
  });

  test('a cart that the other one has changed is shown before it is ordered', () => {
    const storage = memoryStorage(savedEntries(ready));
    const first = openTab(storage, 'first', () => of(done));
    const second = openTab(storage, 'second', () => of(done));
    first.emit('cart/incrementTapped', { lineId: lineId('l1') });
    vi.advanceTimersByTime(1_000);
    press(second);
    expect(second.sent).toEqual([]);
    expect(second.cart().lines[0]).toMatchObject({ quantity: 3 });
    expect(second.cart().intent).toBeNull();
  });
});

describe('without a storage that keeps anything', () => {
  test.each<[string, () => Storage]>([
    [
      'denied',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () =>
        ({
          length: 0,
          key: () => null,
          getItem: () => null,
          removeItem: () => undefined,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }) as never,
    ],
  ])('(%s) an order goes out all the same', (_what, open) => {
    const tab = openTab(
      createStorage(open, () => undefined),
      'only',
      () => of(done),
    );
    tab.emit('auth/loggedIn', {
      customer: fullState.user.customer ?? (null as never),
      token: null,
      returnTo: null,
    });
    tab.emit('modal/dismissed', { kind: 'city' });
    tab.emit('cart/methodChosen', { method: 'self' });
    tab.emit('cart/restaurantChosen', { terminalId: here[0]!.id });
    tab.emit('cart/lineAdded', { line: sampleLine({ id: lineId('l1') }) });
    press(tab);
    expect(tab.sent).toHaveLength(1);
    expect(tab.cart().lines).toEqual([]);
  });
});
