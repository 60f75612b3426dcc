import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderRequest } from '../../../contracts/order.ts';
import { totalsOf } from '../../domain/totals.ts';
import { secret } from '../../kernel/event.ts';
import { createStorage } from '../../ports/storage.ts';
import { writeOrder } from '../../ports/writers/order.ts';
import { selectedAddress } from '../../slices/address/selectors.ts';
import { NOTHING } from '../../domain/money.ts';
import { initialState } from '../../slices/state.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { readSlices } from './storedSlices.ts';
import { fullState, memoryStorage, testShop, savedEntries } from '../../../tests/app/shop.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const EMPTY = { cart: null, user: null, address: null, auth: null };
const entries = savedEntries(fullState);
/** Fields of the cart that are not saved, as a page begins with them. */
const OF_ONE_PAGE = {
  isCalculating: false,
  lastAddedId: null,
  lastAddedAt: null,
  bonusWish: NOTHING,
  giftChoices: [],
  history: [],
  offered: null,
  orderFailure: null,
  seenTotal: null,
  seenSum: null,
  leaveOffered: null,
  answeredRevision: null,
  unchosen: [],
  lost: [],
};

describe('the four slices', () => {
  test('come back as they went', () => {
    const { cart, user, address, auth } = readSlices(memoryStorage(entries), '1');
    expect({ ...cart, ...OF_ONE_PAGE }).toEqual(fullState.cart);
    expect(Object.keys(cart ?? {}).filter((field) => field in OF_ONE_PAGE)).toEqual([]);
    const { forms: _ofThisPage, ...lastingUser } = fullState.user;
    expect(user).toEqual(lastingUser);
    const { list, selectedId, usedIn } = fullState.address;
    expect(address).toEqual({ list, selectedId, usedIn });
    expect(auth).toEqual({ token: fullState.auth.token });
  });

  test('are empty where nothing was saved and where storage fails', () => {
    expect(readSlices(memoryStorage(), '1')).toEqual(EMPTY);
    const denied = createStorage(
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      () => undefined,
    );
    expect(readSlices(denied, '1')).toEqual(EMPTY);
  });

  test.each([
    ['cut off', '{"rev":1,"state":{"token":'],
    ['of another shape', '{"rev":1,"state":{"token":7}}'],
    ['without a state', '{"rev":1}'],
    ['bare', '"secret-token"'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[{"state":{}}]'],
    ['polluted', '{"__proto__":{"state":{"token":"x"}}}'],
  ])('start empty one by one: one is %s', (_what, text) => {
    const read = readSlices(memoryStorage({ ...entries, 'shop:1:auth': text }), '1');
    expect(read.auth).toBeNull();
    expect([read.cart, read.user, read.address]).not.toContain(null);
  });

  test('of another version are not read, and are deleted with everything personal in them', () => {
    const storage = memoryStorage({
      ...entries,
      ...savedEntries(fullState, '2'),
      ...savedEntries(fullState, '1:7'),
      ...savedEntries(fullState, '10'),
      'shop:version': '1',
      'shop:march': '1',
      'shop:lastCheck:7': '1',
      'shop:adminToken': 'a',
      'other:1:cart': '{}',
    });
    expect(readSlices(storage, '10').auth).toEqual({ token: 'secret-token' });
    expect(storage.keys().toSorted()).toEqual([
      'other:1:cart',
      'shop:10:address',
      'shop:10:auth',
      'shop:10:cart',
      'shop:10:user',
      'shop:adminToken',
      'shop:lastCheck:7',
      'shop:march',
      'shop:version',
    ]);
    expect(readSlices(storage, '1')).toEqual(EMPTY);
    const nested = memoryStorage(savedEntries(fullState, '1:7'));
    readSlices(nested, '1');
    expect(nested.keys()).toEqual([]);
  });
});

test('an order that would be sent again is whole or nothing', () => {
  const { intent } = fullState.cart;
  for (const field of Object.keys(intent?.body ?? {})) {
    const body = Object.fromEntries(Object.entries(intent?.body ?? {}).filter(([name]) => name !== field));
    const text = JSON.stringify({ state: { ...fullState.cart, intent: { ...intent, body } } });
    expect(readSlices(memoryStorage({ 'shop:1:cart': text }), '1').cart).toBeNull();
  }
});

/** Everything that the shop does with a saved state at once: fold it, sum it up, write its order down. */
const expectUsable = (saved: SavedSlices): void => {
  const { store, reports } = testShop({ ...initialState, city: fullState.city });
  store.emit('view/restored', { saved: secret(saved), storeVersion: '1', isOnline: true });
  expect(reports).toEqual([]);
  const state = store.state();
  expect(state.view.isRestored).toBe(true);
  expect(Number.isSafeInteger(totalsOf(state.cart).total)).toBe(true);
  expect(() => selectedAddress(state)).not.toThrow();
  const { intent } = state.cart;
  if (!intent) return;
  const sent: unknown = JSON.parse(JSON.stringify(writeOrder(intent.body)));
  expect(z.safeParse(orderRequest, sent).success).toBe(true);
};

type Damage = (bytes: Uint8Array) => Uint8Array;
const cut = fc.nat().map(
  (at): Damage =>
    (bytes) =>
      bytes.slice(0, at % (bytes.length + 1)),
);
const flip = fc
  .array(fc.tuple(fc.nat(), fc.nat({ max: 7 })), { minLength: 1, maxLength: 4 })
  .map((flips): Damage => (bytes) => {
    const damaged = bytes.slice();
    for (const [at, bit] of flips)
      damaged[at % bytes.length] = (damaged[at % bytes.length] ?? 0) ^ (1 << bit);
    return damaged;
  });
const paste = fc
  .tuple(
    fc.nat(),
    fc.nat({ max: 20 }),
    fc.constantFrom('null', '-1', '1e999', '{}', '[]', '""', ',', '"__proto__":{}'),
  )
  .map(([at, gone, text]): Damage => (bytes) => {
    const start = at % bytes.length;
    return Uint8Array.from([
      ...bytes.slice(0, start),
      ...new TextEncoder().encode(text),
      ...bytes.slice(start + gone),
    ]);
  });
const damage = fc.oneof(cut, flip, paste);

test('whatever befell the bytes, the shop starts, and each slice is as it was saved or empty', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(entries)), damage, (key, harm) => {
      const bytes = harm(new TextEncoder().encode(entries[key] ?? ''));
      const storage = memoryStorage({ ...entries, [key]: new TextDecoder().decode(bytes) });
      const read = readSlices(storage, '1');
      expect(Object.keys(read).toSorted()).toEqual(['address', 'auth', 'cart', 'user']);
      expectUsable(read);
    }),
    { numRuns },
  );
});

test('whatever JSON lies in storage, the shop starts', () => {
  const value = fc.oneof(
    fc.json(),
    fc.jsonValue().map((state) => JSON.stringify({ rev: 1, state })),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(entries), 'shop:version'), value), (stored) => {
      expectUsable(readSlices(memoryStorage(stored), '1'));
    }),
    { numRuns },
  );
});
