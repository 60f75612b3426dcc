import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dish, firstOptions } from '../../tests/demo.ts';
import { demoTable } from '../../tests/demoForms.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  promoCalculated,
  restored,
  shopOpened,
  signedIn,
} from '../../tests/given.ts';
import { draft } from './draft.ts';
import { readSavedAddress } from './address/saved.ts';
import { readSavedAuth } from './auth/saved.ts';
import { readSavedCart } from './cart/saved.ts';
import type { AppState } from './state.ts';
import { readSavedUser } from './user/saved.ts';

const wok = dish('Собери свой вок');
const full = fold(
  shopOpened(),
  signedIn(),
  addressSelected(),
  lineAdded('Зелёный дракон', { quantity: 2 }),
  lineAdded(wok.name, { modifiers: firstOptions(wok) }),
  promoCalculated({ freeProducts: [dish('Маки с лососем в подарок').code] }),
  { cart: { coupon: 'ЛАПША', workTimeShownOn: 'Tue Mar 10 2026' } },
  { type: 'cart/orderTapped', payload: {} },
);
const readers = {
  cart: readSavedCart,
  user: readSavedUser,
  address: readSavedAddress,
  auth: readSavedAuth,
} as const;
type Slice = keyof typeof readers;
const SLICES = Object.keys(readers) as Slice[];
const stored = (slice: Slice): unknown => JSON.parse(JSON.stringify(full[slice]));

const wish = draft('user/wishPostponed', {
  intent: { kind: 'reservation', request: demoTable },
  needs: 'network',
});

describe('what waits for a connection (decision 0046)', () => {
  const kept: unknown = JSON.parse(JSON.stringify(fold(signedIn(), wish).user));

  test('comes back as it was', () => {
    expect(readSavedUser(kept)?.waiting).toEqual(fold(signedIn(), wish).user.waiting);
  });

  test.each([null, 'x', [null], [{}], [{ id: 'a', at: 'now' }], Array.from({ length: 51 }, () => ({}))])(
    'is empty where it cannot be read, and costs nobody the rest: %j',
    (broken) => {
      const read = readSavedUser({ ...(kept as object), waiting: broken });
      expect(read?.customer?.id).toBe(full.user.customer?.id);
      expect(read?.waiting).toEqual([]);
    },
  );

  test('is nothing in what an older shop has kept', () => {
    const { waiting: _, ...older } = kept as { readonly waiting: unknown };
    expect(fold(restored({ user: readSavedUser(older) })).user.waiting).toEqual([]);
  });
});

describe('what a browser kept (specification, section 3, "Persisted client state")', () => {
  test.each(SLICES)('%s comes back as it was', (slice) => {
    const back = readers[slice](stored(slice));
    expect(back).not.toBeNull();
    expect(full[slice]).toMatchObject(back ?? {});
  });

  test('a visit goes on with its cart, its order, its customer and its address', () => {
    const state = fold(
      shopOpened(),
      restored({
        cart: readSavedCart(stored('cart')),
        user: readSavedUser(stored('user')),
        address: readSavedAddress(stored('address')),
        auth: readSavedAuth(stored('auth')),
      }),
    );
    expect(state.cart.lines).toEqual(full.cart.lines);
    expect(state.cart.intent).toEqual(full.cart.intent);
    expect(state.user.customer).toEqual(full.user.customer);
    expect(state.address.selectedId).toBe(full.address.selectedId);
    expect(state.auth.token).toBe('demo-token');
  });

  test('what belongs to the moment does not come back', () => {
    const moment: Partial<AppState['cart']> = {
      isCalculating: true,
      lastAddedId: full.cart.lines[0]!.id,
      offered: 'given-1',
    };
    const { cart } = fold(shopOpened(), { cart: moment }, restored({ cart: readSavedCart(stored('cart')) }));
    expect(cart).toMatchObject({ lastAddedId: null, offered: null, history: [], isCalculating: false });
  });

  test.each([
    ['a negative quantity', (cart: { lines: { quantity: number }[] }) => (cart.lines[0]!.quantity = -1)],
    ['half a kopeck', (cart: { lines: { price: number }[] }) => (cart.lines[0]!.price = 0.5)],
    ['an unreadable time', (cart: { deliveryTime: unknown }) => (cart.deliveryTime = 'soon')],
    ['an unknown method', (cart: { deliveryMethod: unknown }) => (cart.deliveryMethod = 'drone')],
    ['a missing field', (cart: { lines: unknown }) => (cart.lines = undefined)],
  ])('a cart with %s starts empty', (_what, spoil) => {
    const cart = stored('cart');
    spoil(cart as never);
    expect(readSavedCart(cart)).toBeNull();
  });

  test.each(SLICES)(
    'any bytes at all under %s end in a slice or in nothing, and the shop starts',
    (slice) => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const back = readers[slice](value);
          expect(back === null || typeof back === 'object').toBe(true);
          expect(fold(shopOpened(), restored({ [slice]: back })).view.isRestored).toBe(true);
        }),
        { numRuns: 50 },
      );
    },
  );
});

test('half an emoji and NUL that a browser kept are shown by no page', () => {
  const { cart } = full;
  const kept = { ...cart, lines: cart.lines.map((line) => ({ ...line, name: 'Ролл \uD83C\0' })) };
  expect(readSavedCart(kept)?.lines?.[0]?.name).toBe('Ролл \uFFFD');
});
