import { expect, test } from 'vitest';
import { lineAdded, lineFor, shopOpened, signedIn } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { draft } from '../../draft.ts';

const DRAGON = 'Зелёный дракон';
const cart = [shopOpened(), signedIn(), lineAdded(DRAGON), { cart: { isCalculating: false } }];

test('a coupon makes the total provisional before the catalog is in', () => {
  const { state } = given(cart)
    .when('cart/couponSubmitted', { code: 'ЛАПША' })
    .thenAmongOthers(['cart/promoCalculationAwaited'], ['catalog/reloadDue']);
  expect(state.cart.isCalculating).toBe(true);
});

test('a new coupon ends the question of the old one: its failure is not shown', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, store, timesOf } = open([cart], { api: { calculatePromo: () => cold('100ms #') } });
    emit('p 349ms c', {
      p: draft('cart/incrementTapped', { lineId: lineFor(DRAGON).id }),
      c: draft('cart/couponSubmitted', { code: 'ЛАПША' }),
    });
    flush();
    expect(timesOf('cart/promoCalculationFailed')).toEqual([]);
    expect(store.state().promo.failure).toBeNull();
  });
});
