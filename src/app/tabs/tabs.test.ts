import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NEVER, of } from 'rxjs';
import { dish, demoCustomer, demoToken, NOW } from '../../../tests/demo.ts';
import { catalogLoaded, citySelected, cityEntered, fold, settingsLoaded } from '../../../tests/given.ts';
import { agreedOn, createBus, openTestTab, pass, type TestTab } from '../../../tests/tabs.ts';
import { draft } from '../../slices/draft.ts';
import { lineId } from '../../domain/cart.ts';
import { memoryStorage } from '../../../tests/app/shop.ts';

const PLAIN = dish('Картофель фри');
const OTHER = dish('Зелёный дракон');
const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded(), citySelected);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const added = (product = PLAIN) =>
  draft('cart/addTapped', { productId: product.id, choice: [], quantity: 1 });
const loggedIn = draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null });
const open = (count: number, world = {}) => {
  const bus = createBus();
  const storage = memoryStorage();
  const tabs = Array.from({ length: count }, (_, at) =>
    openTestTab(`tab-${at}`, shop, { bus, storage, world }),
  );
  const [a, b, c] = tabs as [TestTab, TestTab, TestTab];
  return { bus, storage, tabs, a, b, c };
};
const goodsIn = ({ store }: TestTab) =>
  store
    .state()
    .cart.lines.filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity] as const);
const noReports = (tabs: readonly TestTab[]) => expect(tabs.flatMap(({ reports }) => reports)).toEqual([]);

describe('what happens in one tab', () => {
  test('is in the other at once, with its delivery line', async () => {
    const { a, b, tabs } = open(2);
    a.emit(added());
    await pass(0);
    expect(agreedOn(b)).toEqual(agreedOn(a));
    expect(goodsIn(b)).toEqual([[PLAIN.name, 1]]);
    noReports(tabs);
  });

  test('is one event there, whose facts keep their ids, and starts no effect', async () => {
    const { a, b } = open(2);
    a.emit(added());
    await pass(0);
    const arrived = b.events.find(({ type }) => type === 'view/factsArrived');
    expect(arrived?.source).toBe('tab');
    expect(b.events.filter(({ type }) => type.startsWith('cart/'))).toEqual([]);
  });

  test('is nothing that this page alone sees: no highlight, no way back for a removal', async () => {
    const { a, b } = open(2);
    a.emit(added());
    await pass(0);
    expect(b.store.state().cart.lastAddedId).toBeNull();
    a.emit(draft('cart/removeTapped', { lineId: lineId(a.store.state().cart.lines[0]?.id ?? '') }));
    await pass(0);
    expect(goodsIn(b)).toEqual([]);
    expect(a.store.state().cart.offered).not.toBeNull();
    expect(b.store.state().cart.offered).toBeNull();
  });

  test('goes round no second time', async () => {
    const { bus, a } = open(3);
    await pass(1_000);
    const before = bus.posted();
    a.emit(added());
    await pass(0);
    expect(bus.posted()).toBe(before + 1);
    await pass(5_000);
    expect(bus.posted()).toBeLessThanOrEqual(before + 3);
  });
});

describe('what happens in two tabs at the same moment', () => {
  test('is in both: two dishes, one delivery line, the same order of lines', async () => {
    const { a, b, tabs } = open(2);
    a.emit(added(PLAIN));
    b.emit(added(OTHER));
    await pass(2_000);
    expect(new Map(goodsIn(a))).toEqual(
      new Map([
        [PLAIN.name, 1],
        [OTHER.name, 1],
      ]),
    );
    expect(goodsIn(a)).toHaveLength(2);
    expect(agreedOn(b)).toEqual(agreedOn(a));
    expect(a.store.state().cart.lines.filter(({ kind }) => kind === 'delivery')).toHaveLength(1);
    noReports(tabs);
  });

  test('adds up where it is about one line', async () => {
    const { a, b } = open(2);
    a.emit(added());
    await pass(1_000);
    const line = { lineId: lineId(a.store.state().cart.lines[0]?.id ?? '') };
    a.emit(draft('cart/incrementTapped', line));
    b.emit(draft('cart/incrementTapped', line));
    await pass(1_000);
    expect(goodsIn(a)).toEqual([[PLAIN.name, 3]]);
    expect(agreedOn(b)).toEqual(agreedOn(a));
  });

  test('brings a removed line back once', async () => {
    const { a, b } = open(2);
    a.emit(added(PLAIN));
    a.emit(added(OTHER));
    await pass(1_000);
    const line = { lineId: lineId(a.store.state().cart.lines[0]?.id ?? '') };
    a.emit(draft('cart/removeTapped', line));
    b.emit(draft('cart/removeTapped', line));
    await pass(10);
    a.emit(draft('cart/undoTapped'));
    b.emit(draft('cart/undoTapped'));
    await pass(1_000);
    expect(goodsIn(a)).toHaveLength(2);
    expect(agreedOn(b)).toEqual(agreedOn(a));
  });
});

describe('a session', () => {
  test('begins in all tabs, and each loads its own lists', async () => {
    const likes = vi.fn(() => NEVER);
    const { a, b } = open(2, { api: { likes } });
    b.emit(draft('auth/loginAsked', { returnTo: null }));
    a.emit(loggedIn);
    await pass(0);
    expect(b.store.state().user.customer).toEqual(demoCustomer);
    expect(b.store.state().auth.token).toBe(demoToken);
    expect(b.store.state().modal.open).toBeNull();
    expect(likes).toHaveBeenCalledTimes(2);
  });

  test('ends in all tabs: each forgets, goes home and stops its calls', async () => {
    const go = vi.fn();
    const cancelled = vi.fn();
    const activeOrder = () => NEVER.pipe();
    const { a, b, storage } = open(2, { navigation: { go }, api: { activeOrder } });
    a.emit(loggedIn);
    await pass(1_000);
    go.mockClear();
    a.emit(draft('auth/logoutTapped'));
    await pass(0);
    expect(b.store.state().user.customer).toBeNull();
    expect(b.store.state().auth.token).toBeNull();
    expect(b.events.map(({ type }) => type)).toContain('auth/endedElsewhere');
    expect(go).toHaveBeenCalledTimes(2);
    expect(cancelled).not.toHaveBeenCalled();
    await pass(1_000);
    expect([...storage.entries.values()].join()).not.toContain(demoToken);
    expect(agreedOn(b)).toEqual(agreedOn(a));
  });

  test('that has ended is not brought back by what a tab said before it heard of it', async () => {
    const { a, b } = open(2);
    a.emit(loggedIn);
    await pass(1_000);
    a.emit(draft('auth/logoutTapped'));
    b.emit(draft('user/profileLoaded', { customer: demoCustomer }));
    b.emit(added());
    await pass(1_000);
    expect(a.store.state().user.customer).toBeNull();
    expect(agreedOn(b)).toEqual(agreedOn(a));
    expect(goodsIn(a)).toEqual([]);
  });
});

describe('a tab that slept', () => {
  const asleep = async () => {
    const tabs = open(2);
    tabs.a.emit(loggedIn);
    await pass(1_000);
    tabs.bus.freeze('tab-1');
    return tabs;
  };

  test('takes over what the others have stored meanwhile', async () => {
    const { bus, a, b } = await asleep();
    a.emit(added());
    await pass(1_000);
    expect(goodsIn(b)).toEqual([]);
    bus.thaw('tab-1');
    b.wake();
    expect(goodsIn(b)).toEqual([[PLAIN.name, 1]]);
  });

  test('hears what is not stored yet', async () => {
    const { bus, a, b } = await asleep();
    a.emit(added());
    await pass(0);
    bus.thaw('tab-1');
    b.wake();
    b.emit(added(OTHER));
    await pass(2_000);
    expect(goodsIn(b)).toHaveLength(2);
    expect(agreedOn(b)).toEqual(agreedOn(a));
  });

  test('writes nothing of a session that has ended, and ends it before it has seen its page again', async () => {
    const { a, b, storage } = await asleep();
    a.emit(draft('auth/logoutTapped'));
    b.emit(added());
    await pass(250);
    expect([...storage.entries.values()].join()).not.toContain(demoToken);
    expect(b.store.state().auth.token).toBeNull();
    expect(b.events.at(-1)?.type).not.toBe('auth/loggedIn');
  });
});

test('without a channel storage alone brings the tabs together', async () => {
  const storage = memoryStorage();
  const silent = { ...createBus(), join: () => ({ isOpen: false, messages$: NEVER, post: () => undefined }) };
  const [a, b] = ['a', 'b'].map((name) => openTestTab(name, shop, { bus: silent, storage })) as [
    TestTab,
    TestTab,
  ];
  await pass(1_000);
  a.emit(added());
  a.emit(loggedIn);
  await pass(250);
  b.storageChanged();
  expect(agreedOn(b)).toEqual(agreedOn(a));
  a.emit(draft('auth/logoutTapped'));
  b.storageChanged();
  expect(b.store.state().auth.token).toBeNull();
});

test('a promo calculation under way is asked for again when another tab changes the cart', async () => {
  const calculatePromo = vi.fn(() => NEVER);
  const { a, b } = open(2, { api: { calculatePromo } });
  a.emit(loggedIn);
  a.emit(added());
  await pass(1_000);
  calculatePromo.mockClear();
  b.emit(draft('cart/couponSubmitted', { code: 'ЛАПША' }));
  await pass(1_000);
  expect(calculatePromo).toHaveBeenCalledTimes(1);
});

test('an order sent in one tab is known in the other at once, and empties both carts', async () => {
  const { a, b } = open(2, { api: { addresses: () => of([]) } });
  a.emit(loggedIn);
  a.emit(added());
  await pass(1_000);
  const { cart } = a.store.state();
  const body = { ...cart, phone: demoCustomer.phone };
  expect(body.lines).toHaveLength(b.store.state().cart.lines.length);
});

test('messages that nobody understands change nothing and harm nobody', async () => {
  const { bus, a, b } = open(2);
  a.emit(added());
  await pass(1_000);
  const before = b.store.state();
  const stranger = bus.join('stranger');
  for (const message of [{ kind: 'later' }, { kind: 'facts' }, 7, null, 'x'] as object[])
    stranger.post(message);
  await pass(0);
  expect(b.store.state()).toBe(before);
  expect(b.reports.every((text) => text.startsWith('tabs: '))).toBe(true);
  expect(b.reports).toHaveLength(4);
});
