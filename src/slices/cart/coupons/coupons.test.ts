import { describe, expect, test } from 'vitest';
import { demoCatalog, demoCities, dish } from '../../../../tests/demo.ts';
import { lineAdded, lineFor, shopOpened, signedIn } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { kopecks } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';
import type { PromoAnswer } from './state.ts';

const DRAGON = 'Зелёный дракон';
const id = lineFor(DRAGON).id;
const cart = [shopOpened(), signedIn(), lineAdded(DRAGON)];
const catalog = { answer: demoCatalog, skipped: 0 };
const answer = (discount: number): PromoAnswer => samplePromoAnswer({ discountTotal: kopecks(discount) });

describe('coupons (specification, section 4, "Coupons")', () => {
  test('a coupon reloads the catalog first, then the cart is calculated with it', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const reload = cold('200ms (c|)', { c: catalog });
      const call = cold('(a|)', { a: answer(5_000) });
      const { emit, store, timesOf } = open([cart], {
        api: { catalog: () => reload, calculatePromo: () => call },
      });
      emit('a', { a: draft('cart/couponSubmitted', { code: ' ЖУРАВЛЬ10 ' }) });
      expectSubscriptions(reload.subscriptions).toBe('^ 199ms !');
      flush();
      expect(timesOf('cart/promoCalculated')).toEqual([500]);
      expect(store.state().cart).toMatchObject({ coupon: 'ЖУРАВЛЬ10', discountTotal: 5_000 });
    });
  });

  test('a failed reload does not stop the calculation (assumptions, section 6)', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf } = open([cart], {
        api: { catalog: () => cold('#'), calculatePromo: () => cold('(a|)', { a: answer(1) }) },
      });
      emit('a', { a: draft('cart/couponSubmitted', { code: 'ЛАПША' }) });
      flush();
      expect(timesOf('cart/promoCalculated')).toEqual([300]);
    });
  });

  test('a new catalog version that overtakes the coupon’s reload still brings it to the calculation', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf } = open([cart, draft('catalog/versionFound', { version: '1' })], {
        api: {
          catalog: () => cold('200ms (c|)', { c: catalog }),
          calculatePromo: () => cold('(a|)', { a: answer(1) }),
        },
      });
      emit('a 99ms v', {
        a: draft('cart/couponSubmitted', { code: 'ЛАПША' }),
        v: draft('catalog/versionFound', { version: '2' }),
      });
      flush();
      expect(timesOf('cart/promoCalculated')).toEqual([600]);
    });
  });

  test('removing it asks again without it', () => {
    const { state } = given(cart, { cart: { coupon: 'ЛАПША' } })
      .when('cart/couponRemoved')
      .thenOnly(['cart/promoCalculationDue']);
    expect(state.cart.coupon).toBe('');
  });

  test('another city resets it', () => {
    const { state } = given(cart, { cart: { coupon: 'ЛАПША' } }).when('city/chosen', {
      cityId: demoCities[1]!.id,
    });
    expect(state.cart.coupon).toBe('');
  });
});

describe('the highlight (specification, section 9, "Last-added highlight")', () => {
  test('it ends one second after the last add', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, store } = open([shopOpened(), signedIn()]);
      const add = draft('cart/addTapped', { productId: dish(DRAGON).id, choice: null, quantity: 1 });
      emit('a 599ms a', { a: add });
      flush();
      expect(timesOf('cart/highlightPassed')).toEqual([1_600]);
      expect(store.state().cart.lastAddedId).toBeNull();
    });
  });

  test('a removal is offered back for six seconds', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, store } = open([cart, lineAdded('Картофель фри')]);
      emit('r', { r: draft('cart/removeTapped', { lineId: id }) });
      flush();
      expect(timesOf('cart/undoPassed')).toEqual([6_000]);
      expect(store.state().cart.offered).toBeNull();
    });
  });
});
