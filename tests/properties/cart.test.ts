import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { CartLine } from '../../src/domain/cart.ts';
import { cartTotal } from '../../src/domain/totals.ts';
import { createStore, type Store } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { selectCount, selectTotals } from '../../src/slices/cart/selectors.ts';
import { draft, type AppDraft, type AppEvent, type AppEvents } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { isLoggedIn } from '../../src/slices/user/selectors.ts';
import { draftsOf } from '../arbitraries.ts';
import { answers } from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { idsFrom, testWorld } from '../world.ts';
import { openShop } from './play.ts';
import { numRuns, patience } from './property.ts';

vi.setConfig({ testTimeout: patience });

/** What happens next, given the state: lines are aimed at by their place, answers belong to the cart or to an older one. */
interface Command {
  /** For the report of a counterexample. */
  readonly what: string;
  readonly next: (state: AppState) => AppDraft | null;
}

const aimed = (
  type: 'cart/incrementTapped' | 'cart/decrementTapped' | 'cart/removeTapped',
): fc.Arbitrary<Command> =>
  fc.nat(5).map((place) => ({
    what: `${type} ${place}`,
    next: ({ cart: { lines } }) => {
      const line = lines[place % Math.max(1, lines.length)];
      return line ? draft(type, { lineId: line.id }) : null;
    },
  }));
const fixed = (...types: Parameters<typeof draftsOf>[0]): fc.Arbitrary<Command> =>
  draftsOf(types).map((made) => ({
    what: `${made.type} ${JSON.stringify(made.payload).slice(0, 200)}`,
    next: () => made,
  }));
/** An answer to the cart as it is comes only while one is awaited. */
const revisionOf = ({ cart }: AppState, age: number): number =>
  cart.revision - (cart.isCalculating ? age : 1);
const answered: fc.Arbitrary<Command> = fc
  .record({ answer: answers, age: fc.constantFrom(0, 0, 0, 1) })
  .map(({ answer, age }) => ({
    what: `answer ${age} ${JSON.stringify(answer)}`,
    next: (state) => draft('cart/promoCalculated', { revision: revisionOf(state, age), answer }),
  }));
const failed: fc.Arbitrary<Command> = fc.nat(1).map((age) => ({
  what: `failure ${age}`,
  next: (state) => draft('cart/promoCalculationFailed', { revision: revisionOf(state, age), message: '' }),
}));
const dismissed: fc.Arbitrary<Command> = fc.constant({
  what: 'dismissed',
  next: ({ modal: { open } }) => open && draft('modal/dismissed', { kind: open.kind }),
});

const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fixed('cart/addTapped') },
  { weight: 2, arbitrary: aimed('cart/incrementTapped') },
  { weight: 2, arbitrary: aimed('cart/decrementTapped') },
  { weight: 2, arbitrary: aimed('cart/removeTapped') },
  { weight: 4, arbitrary: answered },
  { weight: 1, arbitrary: failed },
  { weight: 1, arbitrary: dismissed },
  {
    weight: 4,
    arbitrary: fixed('auth/loggedIn', 'order/lastLoaded', 'cart/bonusTyped', 'user/profileLoaded'),
  },
  {
    weight: 6,
    arbitrary: fixed(
      ...(['cart/methodChosen', 'cart/undoTapped', 'cart/giftChosen', 'order/repeatTapped'] as const),
      ...(['address/listLoaded', 'address/chosen', 'address/deleted'] as const),
      ...(['city/zoneDeliveryLoaded', 'city/zoneDeliveryLost'] as const),
    ),
  },
  {
    weight: 2,
    arbitrary: fixed(
      ...(['cart/couponSubmitted', 'cart/couponRemoved', 'catalog/loaded', 'setting/loaded'] as const),
      ...(['cart/clearTapped', 'auth/logoutTapped', 'auth/sessionRefused', 'order/placeTapped'] as const),
      ...(['city/chosen', 'view/restored'] as const),
    ),
  },
);

interface Moment {
  readonly before: AppState;
  readonly state: AppState;
  /** The root and all that followed from it. */
  readonly batch: readonly AppEvent[];
}
const whenever = (holds: (moment: Moment) => void): void => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 40, size: 'max' }), (script) => {
      const store: Store<AppEvents, AppState> = createStore(
        app,
        testWorld({ now: () => NOW, newId: idsFrom('e') }),
        openShop,
      );
      let batch: AppEvent[] = [];
      store.event$.subscribe((event) => batch.push(event));
      for (const command of script) {
        const before = store.state();
        const next = command.next(before);
        if (!next) continue;
        batch = [];
        (store.emit as (type: string, payload: object) => void)(next.type, next.payload);
        holds({ before, state: store.state(), batch });
      }
    }),
    { numRuns },
  );
};
const kindsOf = ({ cart }: AppState, kind: CartLine['kind']) =>
  cart.lines.filter((line) => line.kind === kind);

describe('the cart, whatever happens to it', () => {
  test('its total is the sum of its lines, to the kopeck, and what is to pay is never below nothing', () => {
    whenever(({ state }) => {
      let total = 0n;
      for (const { price, modifiers, quantity } of state.cart.lines)
        total +=
          modifiers.reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.amount), BigInt(price)) *
          BigInt(quantity);
      expect(BigInt(cartTotal(state.cart.lines))).toBe(total);
      expect(selectTotals(state).total).toBeGreaterThanOrEqual(0);
    });
  });

  test('a quantity is a whole number from one to the limit, and every line has an id of its own', () => {
    whenever(({ state: { cart } }) => {
      for (const { quantity, maxQuantity } of cart.lines) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        if (maxQuantity > 0) expect(quantity).toBeLessThanOrEqual(maxQuantity);
      }
      expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length);
    });
  });

  test('without goods it is empty, with a discount and bonuses of nothing', () => {
    whenever(({ state }) => {
      if (kindsOf(state, 'goods').length > 0) return;
      expect(state.cart.lines).toEqual([]);
      if (state.cart.removed) expect(state.cart).toMatchObject({ discountTotal: 0, spendBonus: 0 });
    });
  });

  test('it has at most one delivery and one fee, and no delivery for self-pickup', () => {
    whenever(({ state }) => {
      expect(kindsOf(state, 'delivery').length).toBeLessThanOrEqual(
        state.cart.deliveryMethod === 'self' ? 0 : 1,
      );
      expect(kindsOf(state, 'fee').length).toBeLessThanOrEqual(1);
    });
  });

  test('goods for delivery have exactly one delivery where the catalog has its product', () => {
    whenever(({ state }) => {
      const names = new Set(state.catalog.products.map(({ name }) => name));
      const isKnown = ['Доставка', 'Доставка в дальнюю зону', 'Бесплатная доставка'].every((name) =>
        names.has(name),
      );
      if (isKnown && kindsOf(state, 'goods').length > 0 && state.cart.deliveryMethod === 'delivery')
        expect(kindsOf(state, 'delivery')).toHaveLength(1);
    });
  });

  test('bonuses never pass the balance or what is to pay', () => {
    whenever(({ state: { cart, user } }) => {
      const payable = Math.max(0, cartTotal(cart.lines) - cart.discountTotal);
      expect(cart.spendBonus).toBeGreaterThanOrEqual(0);
      expect(cart.spendBonus).toBeLessThanOrEqual(Math.min(user.customer?.balance ?? 0, payable));
    });
  });

  test('its count is the visible units', () => {
    whenever(({ state }) => {
      const visible = [...kindsOf(state, 'goods'), ...kindsOf(state, 'gift')];
      expect(selectCount(state)).toBe(visible.reduce((count, { quantity }) => count + quantity, 0));
    });
  });

  test('buying never raises a gift, and a gift costs nothing', () => {
    whenever(({ state }) => {
      for (const gift of kindsOf(state, 'gift')) expect(gift).toMatchObject({ quantity: 1, price: 0 });
    });
  });
});

describe('the promo calculation, whatever happens', () => {
  test('it is asked for a customer with goods only', () => {
    whenever(({ state, batch }) => {
      const dues = batch.filter(({ type }) => type === 'cart/promoCalculationDue').length;
      if (!isLoggedIn(state) || kindsOf(state, 'goods').length === 0)
        expect(state.cart.isCalculating).toBe(false);
      if (!isLoggedIn(state)) expect(dues).toBe(0);
    });
  });

  test('an answer of an older cart changes nothing', () => {
    whenever(({ before, state, batch: [root] }) => {
      if (root?.type === 'cart/promoCalculated' && root.payload.revision !== before.cart.revision)
        expect(state.cart).toBe(before.cart);
    });
  });

  test('gifts from promo codes are all free, and the same answer again adds none', () => {
    whenever(({ state, batch: [root] }) => {
      if (root?.type !== 'cart/promoCalculated' || root.payload.revision !== state.cart.revision) return;
      const { freeProducts } = state.cart;
      for (const { code, productId } of state.cart.lines.filter(({ isFromPromocode }) => isFromPromocode))
        expect(freeProducts.includes(code) || freeProducts.includes(productId)).toBe(true);
      const store = createStore(app, testWorld({ newId: idsFrom('again') }), state);
      const followed: string[] = [];
      store.event$.subscribe(({ type }) => followed.push(type));
      store.emit('cart/promoCalculated', root.payload);
      expect(followed).toEqual(['cart/promoCalculated']);
    });
  });

  test('its answer leads to no further question', () => {
    whenever(({ batch }) => {
      if (batch[0]?.type === 'cart/promoCalculated')
        expect(batch.map(({ type }) => type)).not.toContain('cart/promoCalculationDue');
    });
  });
});

test('one dialog at a time, and none waits twice', () => {
  whenever(({ state: { modal } }) => {
    const wanted = [modal.open, ...modal.queue].map((one) => JSON.stringify(one));
    expect(new Set(wanted).size).toBe(wanted.length);
    if (!modal.open) expect(modal.queue).toEqual([]);
  });
});
