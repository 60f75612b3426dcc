import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBus, openTestTab, pass, storedRev } from '../../../tests/tabs.ts';
import { demoCustomer, demoToken, NOW } from '../../../tests/demo.ts';
import {
  catalogLoaded,
  cityEntered,
  citySelected,
  fold,
  lineAdded,
  lineFor,
  settingsLoaded,
  signedIn,
} from '../../../tests/given.ts';
import { orderRequest } from '../../slices/cart/placing/requests.ts';
import type { SavedCart } from '../../slices/cart/state.ts';
import { draft } from '../../slices/draft.ts';
import { memoryStorage, savedEntries, type MemoryStorage } from '../../../tests/app/shop.ts';

const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded(), citySelected);
const withDish = fold(shop, signedIn(), lineAdded('Зелёный дракон'));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const body = orderRequest(withDish)!;
const stored = (storage: MemoryStorage) =>
  (JSON.parse(storage.read('shop:1:cart') ?? 'null') as { state: typeof withDish.cart } | null)?.state;
/** Two tabs that share a storage and cannot talk. */
const deaf = (storage = memoryStorage(savedEntries(withDish))) => {
  const bus = createBus();
  const open = (name: string) =>
    openTestTab(name, shop, { bus, storage, world: { api: { placeOrder: () => NEVER } } });
  const [a, b] = [open('a'), open('b')];
  bus.freeze('a');
  bus.freeze('b');
  return { a, b, storage, bus };
};
const goodsOf = (cart: SavedCart | null | undefined) => cart?.lines?.filter(({ kind }) => kind === 'goods');
const persons = (count: number) => draft('cart/personsTyped', { persons: count });

describe('a tab that finds what it has not heard of in storage', () => {
  test('gives it a pause to arrive as a fact, and then takes it over and puts its own back into it', async () => {
    const { a, b, storage } = deaf();
    await pass(1_000);
    for (const method of ['self', 'delivery', 'self'] as const)
      a.emit(draft('cart/methodChosen', { method }));
    await pass(1_000);
    expect(stored(storage)).toMatchObject({ deliveryMethod: 'self', form: { persons: 1 } });
    b.emit(persons(9));
    await pass(250);
    expect(stored(storage)?.form.persons).toBe(1);
    expect(b.store.state().cart).toMatchObject({ deliveryMethod: 'delivery', form: { persons: 9 } });
    await pass(250);
    expect(b.store.state().cart).toMatchObject({ deliveryMethod: 'self', form: { persons: 9 } });
    await pass(3_000);
    expect(stored(storage)).toMatchObject({ deliveryMethod: 'self', form: { persons: 9 } });
  });

  test('has no time for a pause where the customer has left: nothing of the session is left at once', async () => {
    const { a, b, storage } = deaf();
    await pass(1_000);
    for (const tab of [a, b])
      tab.emit(draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null }));
    await pass(1_000);
    a.emit(draft('auth/logoutTapped'));
    b.emit(persons(9));
    await pass(251);
    expect(b.store.state().user.customer).toBeNull();
    await pass(3_000);
    expect([...storage.entries.values()].join()).not.toContain(demoCustomer.phone);
  });

  test('writes a wish to order all the same, as long as the dishes are the ones that it shows', async () => {
    const { a, b, storage } = deaf();
    await pass(1_000);
    for (const count of [2, 3]) a.emit(persons(count));
    await pass(1_000);
    const before = storedRev(storage);
    b.emit(draft('cart/intentMade', { key: 'key-b', body }));
    expect(stored(storage)?.intent?.key).toBe('key-b');
    expect(storedRev(storage)).toBeGreaterThan(before);
    await pass(3_000);
    expect(b.store.state().cart.intent?.key).toBe('key-b');
  });

  test('does not write over an order of another tab, and shows it', async () => {
    const { a, b, storage } = deaf();
    await pass(1_000);
    a.emit(draft('cart/intentMade', { key: 'key-a', body }));
    for (const count of [2, 3, 4]) b.emit(persons(count));
    await pass(251);
    expect(stored(storage)?.intent?.key).toBe('key-a');
    expect(b.store.state().cart.intent?.key).toBe('key-a');
  });
});

test('a page that goes writes what it has, once', async () => {
  const { a, storage } = deaf();
  await pass(1_000);
  a.emit(persons(5));
  const write = vi.spyOn(storage, 'write');
  a.flush();
  a.flush();
  expect(stored(storage)?.form.persons).toBe(5);
  expect(write.mock.calls.filter(([key]) => key === 'shop:1:cart')).toHaveLength(1);
  expect(a.savedCart()?.form?.persons).toBe(5);
});

test('what was cleared away holds no order; what storage does not keep, nobody knows', async () => {
  const { a, storage } = deaf();
  await pass(1_000);
  storage.remove('shop:1:cart');
  expect(a.savedCart()).toEqual({});
  vi.spyOn(storage, 'write').mockImplementation(() => undefined);
  a.emit(persons(6));
  a.flush();
  expect(a.savedCart()).toBeNull();
});

test('a tab has its cart in storage from the first moment on, whatever becomes of the other slices', async () => {
  const { a, storage } = deaf();
  expect(goodsOf(a.savedCart())).toHaveLength(1);
  await pass(1_000);
  const write = storage.write.bind(storage);
  vi.spyOn(storage, 'write').mockImplementation((key, text) => {
    if (key === 'shop:1:cart') write(key, text);
  });
  a.emit(draft('user/allergenToggled', { code: 'fish' }));
  a.flush();
  expect(goodsOf(a.savedCart())).toHaveLength(1);
});

test('an order of just now is written, whatever was put into the cart a moment before', async () => {
  const { a, storage } = deaf();
  await pass(1_000);
  a.emit(draft('cart/lineAdded', { line: lineFor('Картофель фри') }));
  a.emit(draft('cart/intentMade', { key: 'key-a', body }));
  expect(goodsOf(stored(storage))).toHaveLength(2);
  expect(stored(storage)?.intent?.key).toBe('key-a');
});

test('a logout that a full disk does not let be written leaves nothing personal all the same', async () => {
  const { a, storage } = deaf();
  await pass(1_000);
  vi.spyOn(storage, 'write').mockImplementation(() => undefined);
  a.emit(draft('auth/logoutTapped'));
  expect(storage.keys().filter((key) => key.startsWith('shop:1:'))).toEqual([]);
});

test('what a full disk has refused is written with the next change', async () => {
  const { a, storage } = deaf();
  await pass(1_000);
  const full = vi.spyOn(storage, 'write').mockImplementation(() => undefined);
  a.emit(draft('user/allergenToggled', { code: 'fish' }));
  await pass(250);
  full.mockRestore();
  a.emit(persons(8));
  await pass(250);
  expect(storage.read('shop:1:user')).toContain('fish');
});

describe('a tab that wakes', () => {
  const woken = async () => {
    const tabs = deaf();
    await pass(3_000);
    for (const count of [2, 3]) tabs.a.emit(persons(count));
    await pass(3_000);
    tabs.bus.thaw('b');
    return { ...tabs, asked: () => tabs.bus.posted() };
  };

  test('takes over what is stored and asks once for what is not', async () => {
    const { b, asked } = await woken();
    const before = asked();
    b.wake();
    expect(b.store.state().cart.form.persons).toBe(3);
    expect(asked() - before).toBe(1);
  });

  test('asks where nothing newer is stored, and writes only when it had time for an answer', async () => {
    const { b, storage, asked } = await woken();
    b.wake();
    await pass(3_000);
    const before = asked();
    b.wake();
    expect(asked() - before).toBe(1);
    b.emit(persons(7));
    await pass(300);
    expect(stored(storage)?.form.persons).toBe(3);
    await pass(3_000);
    expect(stored(storage)?.form.persons).toBe(7);
  });
});
