import { describe, expect, test } from 'vitest';
import { demoCities, dish } from '../../../../tests/demo.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { kopecks, NOTHING } from '../../../domain/money.ts';
import type { PromoRequest } from '../../../domain/orderRequest.ts';
import { draft } from '../../draft.ts';
import type { PromoAnswer } from './state.ts';

const DRAGON = 'Зелёный дракон';
const id = lineFor(DRAGON).id;
const cart = [shopOpened(), signedIn(), lineAdded(DRAGON)];
const answer = (discount: number): PromoAnswer => samplePromoAnswer({ discountTotal: kopecks(discount) });
const plus = draft('cart/incrementTapped', { lineId: id });

describe('the calculation (specification, section 4, "Cart processing")', () => {
  test('it is asked with the cart, the coupon and the customer', () => {
    onStage(({ open, cold, flush }) => {
      const asked: PromoRequest[] = [];
      const { emit } = open([cart, addressSelected(), { cart: { coupon: 'ЛАПША' } }], {
        api: {
          calculatePromo: (request) => {
            asked.push(request);
            return cold('a|', { a: answer(0) });
          },
        },
      });
      emit('a', { a: plus });
      flush();
      const goods = dish(DRAGON).price * 2;
      expect(asked).toMatchObject([
        {
          coupon: 'ЛАПША',
          phone: '+79270000001',
          name: 'Анна',
          notGiftsAndNotDeliveryTotal: goods,
          fullPrice: goods + dish('Доставка').price + dish('Сервисный сбор').price,
          address: { street: 'Ленинградская' },
        },
      ]);
    });
  });

  test('the address stays at home for self-pickup', () => {
    onStage(({ open, cold, flush }) => {
      const asked: PromoRequest[] = [];
      const { emit } = open([cart, addressSelected()], {
        api: {
          calculatePromo: (request) => {
            asked.push(request);
            return cold('a|', { a: answer(0) });
          },
        },
      });
      emit('a', { a: draft('cart/methodChosen', { method: 'self' }) });
      flush();
      expect(asked.map(({ address }) => address)).toEqual([null]);
    });
  });

  test('a burst of taps makes one call, 300 ms after the last one', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('50ms (a|)', { a: answer(500) });
      const { emit, timesOf, store } = open([cart], { api: { calculatePromo: () => call } });
      emit('a 99ms a 99ms a', { a: plus });
      expectSubscriptions(call.subscriptions).toBe('500ms ^ 49ms !');
      flush();
      expect(timesOf('cart/promoCalculated')).toEqual([550]);
      expect(store.state().cart).toMatchObject({ discountTotal: 500, isCalculating: false });
    });
  });

  test('the latest aborts: a change while the call is under way cancels it', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const slow = cold('400ms (a|)', { a: answer(111) });
      const fresh = cold('10ms (a|)', { a: answer(222) });
      const calls = [slow, fresh];
      const { emit, store, timesOf } = open([cart], {
        api: { calculatePromo: () => calls.shift() ?? fresh },
      });
      emit('a 499ms a', { a: plus });
      expectSubscriptions(slow.subscriptions).toBe('300ms ^ 199ms !');
      expectSubscriptions(fresh.subscriptions).toBe('800ms ^ 9ms !');
      flush();
      expect(timesOf('cart/promoCalculated')).toEqual([810]);
      expect(store.state().cart.discountTotal).toBe(222);
    });
  });

  test('while it is under way the total is provisional', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([cart], {
        api: { calculatePromo: () => cold('100ms (a|)', { a: answer(1) }) },
      });
      const seen: Record<string, boolean> = {};
      store.event$.subscribe(({ type }) => {
        seen[type] = store.state().cart.isCalculating;
      });
      emit('a', { a: plus });
      flush();
      expect(seen).toMatchObject({ 'cart/promoCalculationDue': true, 'cart/promoCalculated': false });
    });
  });

  test('its own gifts and delivery lines ask for no further call', () => {
    onStage(({ open, cold, flush }) => {
      let calls = 0;
      const free = [dish('Бесплатная доставка').code, dish('Маки с лососем в подарок').code];
      const { emit, store } = open([cart], {
        api: {
          calculatePromo: () => {
            calls += 1;
            return cold('(a|)', { a: { ...answer(0), freeProducts: free } });
          },
        },
      });
      emit('a', { a: plus });
      flush();
      expect(calls).toBe(1);
      expect(store.state().cart.lines.map(({ kind }) => kind)).toEqual(['goods', 'fee', 'delivery', 'gift']);
    });
  });

  test('guests and empty carts make no call', () => {
    onStage(({ open, flush }) => {
      const calculatePromo = (): never => {
        throw new Error('One call too many');
      };
      const guest = open([shopOpened(), lineAdded(DRAGON)], { api: { calculatePromo } });
      const empty = open([shopOpened(), signedIn()], { api: { calculatePromo } });
      guest.emit('a', { a: plus });
      empty.emit('ab', {
        a: draft('cart/methodChosen', { method: 'self' }),
        b: draft('cart/couponSubmitted', { code: 'ЛАПША' }),
      });
      flush();
      expect([...guest.reports, ...empty.reports]).toEqual([]);
    });
  });
});

describe('only the newest answer counts (assumptions, section 4)', () => {
  test('an answer to an older cart is dropped', () => {
    const { revision } = fold(cart).cart;
    const { state } = given(cart, plus).when('cart/promoCalculated', { revision, answer: answer(999) });
    expect(state.cart).toMatchObject({ discountTotal: NOTHING, isCalculating: true });
  });

  test('an older failure does not undo a newer answer', () => {
    const { revision } = fold(cart).cart;
    const { state } = given(cart, plus, promoCalculated({ discountTotal: kopecks(700) })).when(
      'cart/promoCalculationFailed',
      { revision, message: 'late' },
    );
    expect(state.cart.discountTotal).toBe(700);
  });

  test.each([
    ['logout', draft('auth/logoutTapped')],
    ['an emptied cart', draft('cart/clearTapped')],
    ['another city', draft('city/chosen', { cityId: demoCities[1]!.id })],
  ])('%s cancels the call', (_what, end) => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('500ms (a|)', { a: answer(999) });
      const { emit, store } = open([cart], { api: { calculatePromo: () => call } });
      emit('a 399ms e 400ms x', { a: plus, e: end, x: draft('auth/logoutTapped') });
      const restart = end.type === 'city/chosen' ? ['700ms ^ 100ms !'] : [];
      expectSubscriptions(call.subscriptions).toBe(['300ms ^ 99ms !', ...restart]);
      flush();
      expect(store.state().cart.discountTotal).toBe(NOTHING);
    });
  });

  test('a failed calculation keeps the lines, shows no discount of another cart and says why', () => {
    onStage(({ open, cold, flush }) => {
      const failure = new ApiFailure('status', { status: 500 });
      const { emit, store, reports } = open([cart, promoCalculated({ discountTotal: kopecks(700) })], {
        api: { calculatePromo: () => cold('#', {}, failure) },
      });
      emit('a', { a: plus });
      flush();
      const { cart: left, promo } = store.state();
      expect(left).toMatchObject({ discountTotal: NOTHING, isCalculating: false });
      expect(left.lines[0]).toMatchObject({ name: DRAGON, quantity: 2 });
      expect(promo.failure).toBe('Ошибка при применении промокода');
      expect(reports).toEqual(['cart/calculatePromo']);
    });
  });
});
