import { describe, expect, test } from 'vitest';
import { NOW } from '../../../../tests/demo.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  lineFor,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks, NOTHING } from '../../../domain/money.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import { orderRequest } from '../placing/requests.ts';
import type { CartState } from '../state.ts';

const DRAGON = lineFor('Зелёный дракон');
const FRIES = lineFor('Картофель фри');
const ready: StepOrPatch = [shopOpened(), signedIn(), addressSelected(), lineAdded('Зелёный дракон')];
const cartAfter = (...steps: readonly StepOrPatch[]): CartState => fold(...steps).cart;
const removed = (line: typeof DRAGON) => draft('cart/lineRemoved', { lineId: line.id });
const quantity = (line: typeof DRAGON, to: number, from: number) =>
  draft('cart/quantityChanged', { lineId: line.id, quantity: to, from });

describe('the answer of the calculation', () => {
  const answer = {
    discountTotal: kopecks(700),
    lostGift: { code: '1', name: 'Пицца', missing: kopecks(10) },
    freeProducts: ['kept'],
    loyaltyErrors: ['Не найден'],
  };
  const asked: StepOrPatch = {
    cart: { lines: [DRAGON], revision: 7, isCalculating: true, declinedGifts: ['kept', 'gone'] },
  };

  test('lands in the cart that was asked about', () => {
    expect(cartAfter(asked, draft('cart/promoCalculated', { revision: 7, answer }))).toMatchObject({
      ...answer,
      isCalculating: false,
      declinedGifts: ['kept'],
    });
    expect(cartAfter(asked, draft('cart/promoCalculated', { revision: 6, answer }))).toEqual(
      cartAfter(asked),
    );
  });

  test('a failure leaves no discount of another cart, and says nothing of a newer one', () => {
    const discount: StepOrPatch = [asked, { cart: { discountTotal: kopecks(700) } }];
    const failed = (revision: number) => draft('cart/promoCalculationFailed', { revision, message: '' });
    expect(cartAfter(discount, failed(7))).toMatchObject({ isCalculating: false, discountTotal: 0 });
    expect(cartAfter(discount, failed(6))).toMatchObject({ isCalculating: true, discountTotal: 700 });
  });

  test('it is awaited from the question on, and before it', () => {
    for (const type of ['cart/promoCalculationDue', 'cart/promoCalculationAwaited'] as const)
      expect(cartAfter(draft(type)).isCalculating).toBe(true);
  });
});

describe('what another tab, or an earlier visit, brings', () => {
  const removedFries: CartState['history'][number] = {
    id: 'removed',
    at: NOW,
    said: { kind: 'removed', name: FRIES.name },
    back: [{ kind: 'lineBack', line: FRIES, index: 0 }],
    beside: { spendBonus: NOTHING, declinedGifts: [], askedGifts: [], gifts: [] },
  };
  const seen: StepOrPatch = {
    cart: {
      lines: [DRAGON],
      isCalculating: true,
      lastAddedId: DRAGON.id,
      lastAddedAt: NOW,
      history: [removedFries],
      offered: removedFries.id,
      orderFailure: 'Закрыто',
    },
  };
  const passing = { lastAddedId: null, lastAddedAt: null, history: [], offered: null };

  test('a saved cart begins with nothing under way', () => {
    const restored = draft('view/restored', {
      saved: secret({ cart: { lines: [FRIES], coupon: 'ЛАПША' } }),
      storeVersion: '1',
      isOnline: true,
    });
    expect(cartAfter(seen, restored)).toMatchObject({ ...passing, coupon: 'ЛАПША', isCalculating: false });
  });

  test('the cart of a tab that knows more is taken as it is; a calculation goes on where there are goods', () => {
    const arrived = (...all: CartState['lines']) =>
      draft('view/slicesArrived', { saved: secret({ cart: { lines: all } }), isLogin: false });
    expect(cartAfter(seen, arrived(FRIES))).toMatchObject({ ...passing, isCalculating: true });
    const gift = lineFor('Маки с лососем в подарок', { kind: 'gift' });
    expect(cartAfter(seen, arrived(gift, FRIES)).isCalculating).toBe(true);
    expect(cartAfter(seen, arrived())).toMatchObject({ lines: [], isCalculating: false });
    expect(cartAfter({ cart: { isCalculating: false } }, arrived(FRIES)).isCalculating).toBe(false);
  });

  test('the facts of another tab change the cart, not what is seen on this page', () => {
    const facts = (event: AppDraft) =>
      draft('view/factsArrived', { facts: secret([{ ...event, id: 'x', time: NOW + 5 }] as never) });
    const { cart } = fold(seen, facts(quantity(DRAGON, 2, 1)));
    expect(cart.lines[0]?.quantity).toBe(2);
    expect(cart).toMatchObject({
      lastAddedAt: NOW,
      history: [removedFries],
      offered: removedFries.id,
      orderFailure: 'Закрыто',
    });
    const before = fold(seen);
    expect(fold(before, facts(removed(FRIES))).cart).toEqual(before.cart);
  });

  test('an order under way goes on where it began, and here only when it came from there', () => {
    const intent = { key: 'key-1', madeAt: NOW, state: 'sending', body: orderRequest(fold(ready))! } as const;
    const factsOf = (event: AppDraft) => ({ facts: secret([{ ...event, id: 'x', time: NOW }] as never) });
    given(ready, { cart: { intent } })
      .when('view/factsArrived', factsOf(draft('cart/personsTyped', { persons: 3 })))
      .thenNot('cart/placeDue');
    given(ready)
      .when('view/factsArrived', factsOf(draft('cart/intentMade', { key: 'key-1', body: intent.body })))
      .thenAmongOthers(['cart/placeDue', { key: 'key-1' }]);
    const together = [
      draft('cart/personsTyped', { persons: 3 }),
      draft('cart/intentMade', { key: 'key-1', body: intent.body }),
    ];
    given(ready)
      .when('view/factsArrived', {
        facts: secret(together.map((event) => ({ ...event, id: 'x', time: NOW })) as never),
      })
      .thenAmongOthers(['cart/placeDue', { key: 'key-1' }]);
    given(ready, { cart: { intent } })
      .when('view/slicesArrived', { saved: secret({}), isLogin: false })
      .thenNot('cart/placeDue');
  });

  test('an order under way here is given up to no cart that knows nothing of it', () => {
    const intent = {
      key: 'key-1',
      madeAt: NOW,
      state: 'uncertain',
      body: orderRequest(fold(ready))!,
    } as const;
    const order = { id: 'order-7', number: '77', paymentUrl: null };
    const after = (cart: Partial<CartState> | null) =>
      cartAfter(
        ready,
        { cart: { intent } },
        draft('view/slicesArrived', { saved: secret({ cart: cart as never }), isLogin: false }),
      );
    const waiting = fold(ready, { cart: { intent } }).cart;
    for (const stranger of [null, {}, { lines: [FRIES] }, { intent: { ...intent, key: 'key-2' } }])
      expect(after(stranger)).toEqual(waiting);
    const sending = after({ intent: { ...intent, state: 'sending' }, lines: [FRIES] });
    expect(sending.intent).toMatchObject({ key: 'key-1', state: 'uncertain' });
    expect(sending.lines[0]).toEqual(FRIES);
    expect(after({ intent: null, placed: { key: 'key-1', ...order }, lines: [] })).toMatchObject({
      intent: null,
      lines: [],
    });
    expect(
      after({ intent: null, refused: { key: 'key-1', body: intent.body }, lines: [FRIES] }).intent,
    ).toBeNull();
  });
});
