import { kopecks } from '../../domain/money.ts';
import { notGiftsAndNotDeliveryTotal, totalsOf } from '../../domain/totals.ts';
import { selectZoneDelivery } from '../city/selectors.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';
import { selectIsLostDelivery } from './gifts/selectors.ts';
import { deliveryPriceOf } from './receiving/selectors.ts';

const lines = (state: AppState) => state.cart.lines;

export const selectTotals = select(
  lines,
  (state: AppState) => state.cart.discountTotal,
  (state: AppState) => state.cart.spendBonus,
  (all, discountTotal, spendBonus) => totalsOf({ lines: all, discountTotal, spendBonus }),
);

/**
 * What stands between the cart and its next goal: the sum of paid goods without presents, delivery and fee beside the sums of
 * the zone (for delivery only) and of promotions. The delivery is free from the zone's sum, else from what the promo answer
 * says is missing. One look at the lines tells all of it: a press of «+» asks for it each time.
 */
export const selectGoalInput = select(
  lines,
  (state: AppState) => state.cart.deliveryMethod,
  selectZoneDelivery,
  (state: AppState) => state.cart.lostGift,
  selectIsLostDelivery,
  (state: AppState) => state.cart.discountTotal,
  (all, method, zone, lostGift, isLostDelivery, discount) => {
    const goods = notGiftsAndNotDeliveryTotal(all);
    const isDelivery = method === 'delivery';
    const freeWithMissing = isLostDelivery && lostGift?.missing ? kopecks(goods + lostGift.missing) : null;
    return {
      goods,
      discount,
      minSum: isDelivery ? (zone?.minSum ?? null) : null,
      freeFrom: method === 'self' ? null : (zone?.freeFrom ?? freeWithMissing),
      isDeliveryFree: deliveryPriceOf(all) === 0,
      lostGift: isLostDelivery ? null : lostGift,
    };
  },
);
