import { describe, expect, test } from 'vitest';
import {
  addressSelected,
  fold,
  lineAdded,
  promoCalculated,
  shopOpened,
  signedIn,
  type Step,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';
import { selectTotals } from '../selectors.ts';

const cart: Step = [shopOpened(), signedIn(), addressSelected(), lineAdded('Зелёный дракон')];
const ready: Step = [cart, promoCalculated()];
const seen = selectTotals(fold(ready)).total;
const coupon = draft('cart/couponSubmitted', { code: 'ЛАПША' });
const tap = draft('cart/orderTapped');

describe('«Сумма изменилась»', () => {
  const asked: Step = [
    cart,
    promoCalculated({ discountTotal: kopecks(10_000) }),
    [coupon, tap],
    promoCalculated({ discountTotal: kopecks(4_000) }),
  ];

  test('the order goes out with the sum that was agreed to', () => {
    const { state } = given(asked)
      .when('cart/totalAccepted')
      .thenOnly(
        ['modal/closed', { kind: 'totalChanged' }],
        ['cart/intentMade', { body: { total: seen - 4_000, discountTotal: 4_000 } }],
        ['cart/placeDue'],
      );
    expect(state.modal.open).toBeNull();
  });

  test('who leaves it has ordered nothing', () => {
    const { state } = given(asked).when('modal/dismissed', { kind: 'totalChanged' }).thenNothing();
    expect(state.cart).toMatchObject({ intent: null, seenTotal: null });
  });

  test('a sum that changed again while it was read is shown again', () => {
    const { state } = given(asked, { cart: { discountTotal: kopecks(0) } })
      .when('cart/totalAccepted')
      .thenNot('cart/placeDue');
    expect(state.modal.open).toMatchObject({
      kind: 'totalChanged',
      before: seen - 4_000,
      after: seen,
      changes: [{ kind: 'discount', before: 4_000, after: 0 }],
    });
  });

  test('a kopeck more is more: the customer is asked', () => {
    given(ready, { cart: { discountTotal: kopecks(9_999) } })
      .when('cart/pressReleased', { total: kopecks(seen - 10_000) })
      .thenOnly(['modal/opened', { modal: { kind: 'totalChanged', after: seen - 9_999 } }]);
  });

  test('without it nothing was agreed to', () => {
    given(ready).when('cart/totalAccepted').thenNothing();
  });

  test('over a sum that is provisional again it waits again', () => {
    given(asked, { cart: { isCalculating: true } })
      .when('cart/totalAccepted')
      .thenOnly(['modal/closed'], ['cart/pressKept', { total: seen - 4_000 }]);
  });
});
