import { describe, expect, test } from 'vitest';
import { demoAddress, demoCatalog, demoZone } from '../../../../tests/demo.ts';
import {
  addressSelected,
  catalogLoaded,
  fold,
  lineAdded,
  promoCalculated,
  shopOpened,
  signedIn,
  type Step,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { kopecks } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';
import type { PromoAnswer } from '../coupons/state.ts';
import { selectIsCalculating } from './selectors.ts';
import { selectTotals } from '../selectors.ts';

const DRAGON = 'Зелёный дракон';
const tap = draft('cart/orderTapped');
/** The sum of a wok to an address is known, and the button says it. */
const ready: Step = [shopOpened(), signedIn(), addressSelected(), lineAdded(DRAGON), promoCalculated()];
const seen = selectTotals(fold(ready)).total;
const coupon = draft('cart/couponSubmitted', { code: 'ЛАПША' });
const catalogAgain: Step = draft('catalog/loaded', {
  answer: demoCatalog,
  skipped: 0,
  reason: 'coupon',
});
const waiting: Step = [ready, coupon, tap];
const answer = (revision: number, discountTotal = 0) =>
  ({
    revision,
    answer: samplePromoAnswer({ discountTotal: kopecks(discountTotal) }),
  }) satisfies { revision: number; answer: PromoAnswer };
const revisionOf = (...steps: readonly Step[]) => fold(...steps).cart.revision;

describe('a coupon makes the sum provisional at once (specification, section 4, "Coupons")', () => {
  test('from its press until the calculation has answered', () => {
    expect(fold(ready).cart.isCalculating).toBe(false);
    expect(fold(ready, coupon).cart.isCalculating).toBe(true);
    expect(fold(ready, coupon, catalogAgain).cart.isCalculating).toBe(true);
    expect(fold(ready, coupon, catalogAgain, promoCalculated()).cart.isCalculating).toBe(false);
  });

  test('or failed', () => {
    const { state } = given(ready, coupon).when('cart/promoCalculationFailed', {
      revision: revisionOf(ready, coupon),
      message: '',
    });
    expect(state.cart.isCalculating).toBe(false);
  });

  test('for a guest no calculation follows', () => {
    expect(fold(shopOpened(), lineAdded(DRAGON), coupon).cart.isCalculating).toBe(false);
  });

  test('a restaurant that changes the method asks for a new calculation, since the old answer is dropped', () => {
    given(ready)
      .when('cart/restaurantChosen', { terminalId: 'r' as never })
      .thenAmongOthers(['cart/promoCalculationDue']);
  });
});

describe('a press over a provisional sum', () => {
  test('waits with the total that the customer saw', () => {
    const { state } = given(ready, coupon)
      .when('cart/orderTapped')
      .thenOnly(['cart/pressKept', { total: seen }]);
    expect(state.cart).toMatchObject({ intent: null, seenTotal: seen });
  });

  test('counts once', () => {
    given(waiting).when('cart/orderTapped').thenNothing();
  });

  test('goes on by itself when the sum is what the customer saw', () => {
    const { state } = given(waiting)
      .when('cart/promoCalculated', answer(revisionOf(waiting)))
      .thenAmongOthers(['cart/intentMade', { body: { total: seen, coupon: 'ЛАПША' } }], ['cart/placeDue']);
    expect(state.cart.seenTotal).toBeNull();
  });

  test('goes on when the calculation failed and the sum without the discount is the one that was seen', () => {
    given(waiting)
      .when('cart/promoCalculationFailed', { revision: revisionOf(waiting), message: '' })
      .thenAmongOthers(['cart/intentMade', { body: { total: seen } }]);
  });

  test('goes on with a sum that fell, which is told with its reason', () => {
    const { state } = given(waiting)
      .when('cart/promoCalculated', answer(revisionOf(waiting), 10_000))
      .thenAmongOthers(['cart/intentMade', { body: { total: seen - 10_000 } }], ['cart/placeDue'])
      .thenNot('modal/opened');
    expect(state.view.notices.at(-1)?.text.replaceAll('\u00A0', ' ')).toMatch(
      /^Сумма стала меньше: \d+ ₽ вместо \d+ ₽\. Появилась скидка: 100 ₽$/,
    );
  });

  test('shows a sum that rose before anything goes out, with its reason', () => {
    const discounted: Step = [
      [shopOpened(), signedIn(), addressSelected(), lineAdded(DRAGON)],
      promoCalculated({ discountTotal: kopecks(5_000) }),
      [coupon, tap],
    ];
    const { state } = given(discounted)
      .when('cart/promoCalculationFailed', { revision: revisionOf(discounted), message: '' })
      .thenNot('cart/intentMade', 'cart/placeDue');
    expect(state.modal.open).toMatchObject({
      kind: 'totalChanged',
      before: seen - 5_000,
      after: seen,
      changes: [{ kind: 'discount', before: 5_000, after: 0 }],
    });
    expect(state.cart).toMatchObject({ intent: null, seenTotal: null });
  });

  test('compares the sum after everything that the answer changed: bonuses above what is to pay are cut first', () => {
    const bonuses: Step = [ready, draft('cart/bonusTyped', { sum: kopecks(35_000) }), coupon, tap];
    const before = selectTotals(fold(bonuses)).total;
    const { state } = given(bonuses).when('cart/promoCalculated', answer(revisionOf(bonuses), seen - 10_000));
    expect(state.cart.spendBonus).toBe(10_000);
    expect(state.cart.intent?.body.total).toBe(0);
    expect(before).toBeGreaterThan(0);
  });

  test('a delivery that the answer makes free is told', () => {
    const { products } = demoCatalog;
    const code = products.find(({ name }) => name === 'Бесплатная доставка')?.code ?? '';
    const { state } = given(waiting)
      .when('cart/promoCalculated', {
        revision: revisionOf(waiting),
        answer: { ...answer(0).answer, freeProducts: [code] },
      })
      .thenAmongOthers(['cart/placeDue']);
    expect(state.view.notices.at(-1)?.text).toMatch(/\. Доставка стала бесплатной$/);
  });

  test('a zone that changed its price meanwhile is another sum', () => {
    const three: Step = [shopOpened(), signedIn(), addressSelected(), lineAdded(DRAGON, { quantity: 3 })];
    const moved: Step = [
      three,
      promoCalculated(),
      coupon,
      tap,
      addressSelected({ zoneId: 'samara-north' as never }),
    ];
    const { state } = given(moved).when('cart/promoCalculated', answer(revisionOf(moved)));
    const before = selectTotals(fold(three)).total;
    expect(state.modal.open).toMatchObject({ kind: 'totalChanged', before });
    expect(selectTotals(state).delivery).not.toBe(selectTotals(fold(three)).delivery);
    expect(state.cart.intent).toBeNull();
  });

  test('a zone that has not answered yet is waited for, for a delivery only', () => {
    const asked: Step = [
      [shopOpened(), signedIn(), draft('address/listLoaded', { addresses: [demoAddress] })],
      [lineAdded(DRAGON), promoCalculated()],
    ];
    const { state } = given(asked).when('cart/orderTapped').thenOnly(['cart/pressKept']);
    expect(selectIsCalculating(state)).toBe(true);
    const zoneId = demoAddress.zoneId ?? ('' as never);
    given(asked, tap)
      .when('city/zoneDeliveryLoaded', { zoneId, delivery: demoZone(zoneId) })
      .thenAmongOthers(['cart/intentMade']);
    given(asked, tap).when('city/zoneDeliveryLost', { zoneId }).thenAmongOthers(['cart/intentMade']);
    const far = given(asked, tap).when('city/zoneDeliveryLoaded', {
      zoneId,
      delivery: demoZone('samara-north'),
    });
    far.thenAmongOthers(['cart/promoCalculationDue']).thenNot('cart/intentMade');
    expect(far.state.cart.seenTotal).toBe(seen);
  });

  test('a dish that is gone is told of, and the press lapses', () => {
    const gone: Step = [
      [ready, lineAdded('Картофель фри'), promoCalculated(), coupon, tap],
      catalogLoaded({ products: demoCatalog.products.filter(({ name }) => name !== 'Картофель фри') }),
    ];
    const { state } = given(gone).when('cart/promoCalculated', answer(revisionOf(gone)));
    expect(state.modal.open).toMatchObject({ kind: 'cartErrors' });
    expect(state.cart).toMatchObject({ intent: null, seenTotal: null });
  });

  test.each([
    draft('cart/couponRemoved'),
    draft('cart/personsTyped', { persons: 3 }),
    draft('cart/clearTapped'),
  ])('a change of mind ends it: $type', (edit) => {
    const { state } = given(waiting, edit).when('cart/promoCalculated', answer(revisionOf(waiting, edit)));
    expect(state.cart).toMatchObject({ intent: null, seenTotal: null });
  });

  test('does not wait longer than ten seconds for the answer', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, store } = open([ready, coupon]);
      emit('t 13s x', { t: tap, x: draft('auth/logoutTapped') });
      let after: number | undefined;
      store.event$.subscribe(({ type }) => {
        if (type === 'cart/intentMade') after = store.state().cart.intent?.body.total;
      });
      flush();
      expect(timesOf('cart/promoCalculationFailed')).toEqual([10_000]);
      expect(timesOf('cart/intentMade')).toEqual([10_000]);
      expect(after).toBe(seen);
    });
  });

  test('nor for the zone', () => {
    onStage(({ open, flush }) => {
      const asked = [draft('address/listLoaded', { addresses: [demoAddress] }), lineAdded(DRAGON)];
      const { emit, timesOf } = open([shopOpened(), signedIn(), ...asked, promoCalculated()]);
      emit('t 13s x', { t: tap, x: draft('auth/logoutTapped') });
      flush();
      expect(timesOf('city/zoneDeliveryLost')).toEqual([10_000]);
      expect(timesOf('cart/intentMade')).toEqual([10_000]);
    });
  });
});
