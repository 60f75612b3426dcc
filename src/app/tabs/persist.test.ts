import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CityId, TerminalId } from '../../domain/catalog.ts';
import { secret } from '../../kernel/event.ts';
import { brand } from '../../ports/readers/brand.ts';
import { initialState } from '../../slices/state.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { readSlices } from './storedSlices.ts';
import { saveVersion } from '../boot/storeVersion.ts';
import { joinTabs } from './join.ts';
import { fullState, memoryStorage, testShop, savedEntries } from '../../../tests/app/shop.ts';

const SLICES = ['shop:1:address', 'shop:1:auth', 'shop:1:cart', 'shop:1:user'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Writes as the only tab does. */
const persist = (store: ShopStore, storage: SafeStorage, tab: string) =>
  joinTabs(
    { store, storage, storeVersion: '1', tab, report: () => undefined },
    { isOpen: false, messages$: NEVER, post: () => undefined },
  );

/** A shop whose saved state is in, with nothing written yet. */
const restored = (saved: SavedSlices = {}, storeVersion = '1') => {
  const storage = memoryStorage();
  const write = vi.spyOn(storage, 'write');
  const { store, reports } = testShop({ ...initialState, city: fullState.city });
  const writer = persist(store, storage, 'tab-1');
  store.emit('view/restored', { saved: secret(saved), storeVersion, isOnline: true });
  vi.advanceTimersByTime(250);
  write.mockClear();
  return { storage, write, store, writer, reports };
};
const keysOf = (write: { readonly mock: { readonly calls: readonly (readonly [string, string])[] } }) =>
  write.mock.calls.map(([key]) => key);

describe('a change', () => {
  test('is written a quarter of a second later, alone', () => {
    const { store, storage, write } = restored();
    store.emit('cart/restaurantChosen', { terminalId: brand<TerminalId>('t1') });
    vi.advanceTimersByTime(249);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(keysOf(write)).toEqual(['shop:1:cart']);
    expect(JSON.parse(storage.read('shop:1:cart') ?? '')).toMatchObject({
      tab: 'tab-1',
      state: { restaurantId: 't1' },
    });
  });

  test('is written together with those that follow at once', () => {
    const { store, write } = restored();
    for (const code of ['fish', 'nuts', 'milk']) store.emit('user/allergenToggled', { code });
    vi.advanceTimersByTime(1_000);
    expect(keysOf(write)).toEqual(['shop:1:user']);
  });

  test('does not wait for the last of many', () => {
    const { store, write } = restored();
    for (let count = 0; count < 10; count += 1) {
      store.emit('user/allergenToggled', { code: `a${count}` });
      vi.advanceTimersByTime(100);
    }
    expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  test('of anything else is not written', () => {
    const { store, write } = restored();
    store.emit('view/minutePassed');
    store.emit('catalog/searchTyped', { text: 'ролл' });
    store.emit('view/wentOffline');
    vi.advanceTimersByTime(1_000);
    expect(write).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is written when the page goes, and not a second time', () => {
    const { store, writer, write } = restored();
    store.emit('user/allergenToggled', { code: 'fish' });
    writer.flush();
    expect(keysOf(write)).toEqual(['shop:1:user']);
    vi.advanceTimersByTime(1_000);
    writer.flush();
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('carries a number that grows with every writing', () => {
    const { store, storage } = restored();
    const numbers = ['fish', 'nuts'].map((code) => {
      store.emit('user/allergenToggled', { code });
      vi.advanceTimersByTime(250);
      return (JSON.parse(storage.read('shop:1:user') ?? '') as { rev: number }).rev;
    });
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? 0);
  });
});

describe('before the saved state is in', () => {
  test('nothing is written over it, not even when the page goes', () => {
    const storage = memoryStorage(savedEntries(fullState));
    const before = new Map(storage.entries);
    const { store } = testShop(initialState);
    const writer = persist(store, storage, 'tab');
    store.emit('user/allergenToggled', { code: 'nuts' });
    store.emit('auth/loggedOut', { reason: 'elsewhere' });
    vi.advanceTimersByTime(1_000);
    writer.flush();
    expect(storage.entries).toEqual(before);
  });
});

describe('what must not be lost or seen again', () => {
  test('is written at once: a chosen city and a logout', () => {
    const { store, write } = restored({ user: fullState.user, auth: fullState.auth });
    store.emit('city/chosen', { cityId: brand<CityId>('2') });
    expect(write).toHaveBeenCalled();
    write.mockClear();
    store.emit('auth/logoutTapped');
    expect(keysOf(write)).toEqual(expect.arrayContaining(['shop:1:user', 'shop:1:auth']));
  });

  test('after a logout names nobody', () => {
    const storage = memoryStorage();
    const { store } = testShop({ ...initialState, city: fullState.city });
    persist(store, storage, 'tab');
    store.emit('view/restored', {
      saved: secret(readSlices(memoryStorage(savedEntries(fullState)), '1')),
      storeVersion: '1',
      isOnline: true,
    });
    vi.advanceTimersByTime(250);
    expect([...storage.entries.keys()].toSorted()).toEqual(SLICES);
    const secrets = /9991234567|secret-token|Анна-Мария|Ленинградская|Без лука/;
    expect([...storage.entries.values()].join()).toMatch(secrets);
    store.emit('auth/logoutTapped');
    expect([...storage.entries.values()].join()).not.toMatch(secrets);
  });

  test('the wish to order lies in storage before the order leaves', () => {
    const storage = memoryStorage();
    const sent: (string | null)[] = [];
    const { store, reports } = testShop(
      {
        ...fullState,
        cart: { ...fullState.cart, intent: null },
        view: { ...fullState.view, isRestored: true },
      },
      {
        placeOrder: (key) => {
          sent.push(key, storage.read('shop:1:cart'));
          return NEVER;
        },
      },
    );
    persist(store, storage, 'tab');
    const running = store.start();
    store.emit('cart/orderTapped');
    running.unsubscribe();
    expect(reports).toEqual([]);
    const [key, stored] = sent;
    expect(sent).toHaveLength(2);
    const { intent } = (JSON.parse(stored ?? 'null') as { state: typeof fullState.cart }).state;
    expect(intent).toMatchObject({ key, state: 'sending', body: { phone: '+79991234567' } });
  });
});

test('only the four slices and the version are ever written, under the version of the store', () => {
  const { store, storage, writer } = restored(readSlices(memoryStorage(savedEntries(fullState)), '1'), '42');
  store.emit('modal/opened', { modal: { kind: 'auth' } });
  store.emit('catalog/searchTyped', { text: 'ролл' });
  store.emit('city/chosen', { cityId: brand<CityId>('2') });
  store.emit('auth/logoutTapped');
  writer.flush();
  saveVersion(storage, { version: '43', reloadedAt: null });
  expect([...storage.entries.keys()].toSorted()).toEqual([
    'shop:42:address',
    'shop:42:auth',
    'shop:42:cart',
    'shop:42:user',
    'shop:version',
  ]);
});
