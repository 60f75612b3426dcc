import { describe, expect, test } from 'vitest';
import { cartReady, fold, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { kopecks } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';
import { selectTotals } from '../selectors.ts';

const ready = cartReady();
const tap = draft('cart/orderTapped');

describe('what stands in the way of a press', () => {
  test('a shop that takes no orders at all takes none for later either', () => {
    const notWorking: StepOrPatch = [
      cartReady({ isSiteNotWorking: true }),
      { cart: { deliveryTime: new Date(2026, 2, 11, 12).toISOString() } },
    ];
    given(notWorking)
      .when('cart/orderTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'notWorking' } }]);
  });

  test('a press that waits already does not go out twice: the new sum is only taken note of', () => {
    const changed: StepOrPatch = {
      modal: { open: { kind: 'totalChanged', before: kopecks(1), after: selectTotals(fold(ready)).total } },
    };
    given(ready, changed, { cart: { seenTotal: kopecks(1) } })
      .when('cart/totalAccepted')
      .thenOnly(['modal/closed', { kind: 'totalChanged' }]);
    given(ready, changed)
      .when('cart/totalAccepted')
      .thenAmongOthers(['modal/closed', { kind: 'totalChanged' }], ['cart/intentMade']);
    given(ready).when('cart/totalAccepted').thenNothing();
  });

  test('a dialog that came with the answer is answered before the press goes on', () => {
    const total = selectTotals(fold(ready)).total;
    given(ready, { modal: { open: { kind: 'filters' } } })
      .when('cart/pressReleased', { total })
      .thenNothing();
    given(ready, { modal: { queue: [{ kind: 'filters' }] } })
      .when('cart/pressReleased', { total })
      .thenNothing();
    given(ready).when('cart/pressReleased', { total }).thenAmongOthers(['cart/intentMade']);
  });

  test('what the answer leaves to settle is settled before the press goes on, with the sum that was seen', () => {
    const total = selectTotals(fold(ready)).total;
    given(ready, { cart: { spendBonus: kopecks(9_900_000) } })
      .when('cart/pressReleased', { total })
      .thenAmongOthers(['cart/bonusCut'], ['cart/pressReleased', { total }]);
  });

  test('an answer in time ends the waiting: ten seconds later nothing is given up', () => {
    const coupon = draft('cart/couponSubmitted', { code: 'ЛАПША' });
    const { revision } = fold(ready, coupon, tap).cart;
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([ready, coupon]);
      const answered = draft('cart/promoCalculated', { revision, answer: samplePromoAnswer() });
      emit('t 4999ms a 8s x', { t: tap, a: answered, x: draft('auth/logoutTapped') });
      flush();
      expect(timesOf('cart/intentMade')).toEqual([5_000]);
      expect(timesOf('cart/promoCalculationFailed')).toEqual([]);
    });
  });
});
