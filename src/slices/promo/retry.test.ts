import { describe, expect, test } from 'vitest';
import { cartReady, fold, promoCalculated, signedIn, type StepOrPatch } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { draft } from '../draft.ts';
import { selectIsPromoLost } from './selectors.ts';

const failed: StepOrPatch = ({ cart }) =>
  draft('cart/promoCalculationFailed', {
    revision: cart.revision,
    message: 'Ошибка при применении промокода',
  });
const isSaid = (...steps: readonly StepOrPatch[]): boolean => selectIsPromoLost(fold(cartReady(), ...steps));
const line = (...steps: readonly StepOrPatch[]) => fold(cartReady(), ...steps).cart.lines[0]!;

describe('discounts and gifts that could not be calculated', () => {
  test('are told of without a promo code, whatever else fails or ends meanwhile', () => {
    expect(isSaid()).toBe(false);
    expect(isSaid(failed)).toBe(true);
    expect(isSaid(failed, draft('promo/listFailed'))).toBe(true);
    expect(isSaid(failed, draft('promo/listFailed'), draft('promo/listLoaded', { promos: [] }))).toBe(true);
  });

  test.each<[string, StepOrPatch]>([
    ['with a promo code, whose own place says so', { cart: { coupon: 'ЛАПША' } }],
    ['once they are calculated', promoCalculated()],
    ['after a logout', draft('auth/logoutTapped')],
    ['for another customer', [draft('auth/logoutTapped'), signedIn()]],
    [
      'of an emptied cart, also when it is filled again',
      [draft('cart/clearTapped'), { cart: { lines: [line()] } }],
    ],
  ])('are not told of %s', (_what, steps) => {
    expect(isSaid(failed, steps)).toBe(false);
  });

  test('are asked for at once by «Повторить», and it stays said until they are there', () => {
    const { state } = given(cartReady(), failed)
      .when('cart/promoRetryTapped')
      .thenOnly(['cart/promoCalculationDue']);
    expect(state.cart.isCalculating).toBe(true);
    expect(selectIsPromoLost(state)).toBe(true);
    given(cartReady(), draft('cart/clearTapped')).when('cart/promoRetryTapped').thenNothing();
  });
});
