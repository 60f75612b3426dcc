import { kopecks, type Kopecks } from '../../domain/money.ts';
import { notGiftsAndNotDeliveryTotal, totalsOf } from '../../domain/totals.ts';
import { selectZoneDelivery } from '../city/selectors.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';
import { selectIsLostDelivery, selectLostGift } from './gifts/selectors.ts';
import { selectMethod, selectDeliveryPrice } from './receiving/selectors.ts';

const lines = (state: AppState) => state.cart.lines;

export const selectTotals = select(
  lines,
  (state: AppState) => state.cart.discountTotal,
  (state: AppState) => state.cart.spendBonus,
  (all, discountTotal, spendBonus) => totalsOf({ lines: all, discountTotal, spendBonus }),
);

/** Paid goods without presents, delivery and fee: what the sums of zones and promotions are compared with. */
const selectPaidGoods = select(lines, notGiftsAndNotDeliveryTotal);

/** The sum of goods from which the delivery is free: the zone's, else what the promo answer says is missing. */
const selectFreeFrom = select(
  selectMethod,
  selectZoneDelivery,
  selectPaidGoods,
  (state: AppState) => state.cart.lostGift?.missing ?? null,
  selectIsLostDelivery,
  (method, zone, goods, missing, isLostDelivery): Kopecks | null => {
    if (method === 'self') return null;
    return zone?.freeFrom ?? (isLostDelivery && missing ? kopecks(goods + missing) : null);
  },
);

/** What stands between the cart and its next goal; sums of a zone count for delivery only. */
export const selectGoalInput = select(
  selectPaidGoods,
  selectMethod,
  selectZoneDelivery,
  selectFreeFrom,
  selectDeliveryPrice,
  selectLostGift,
  (state: AppState) => state.cart.discountTotal,
  (goods, method, zone, freeFrom, deliveryPrice, lostGift, discount) => ({
    goods,
    discount,
    minSum: method === 'delivery' ? (zone?.minSum ?? null) : null,
    freeFrom,
    isDeliveryFree: deliveryPrice === 0,
    lostGift,
  }),
);
