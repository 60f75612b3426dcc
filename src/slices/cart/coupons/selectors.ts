import { NOTHING } from '../../../domain/money.ts';
import { bonusLimit } from '../../../domain/totals.ts';
import { select, selectField } from '../../select.ts';
import { selectCityData } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';

const cart = (state: AppState) => state.cart;
const lines = (state: AppState) => state.cart.lines;

export const selectPromoState = select(
  cart,
  ({ coupon, discountTotal, lostGift, loyaltyErrors, isCalculating }) => ({
    coupon,
    discountTotal,
    lostGift,
    loyaltyErrors,
    isCalculating,
  }),
);

export const selectCoupon = selectField('cart', 'coupon');

export const selectIsPromocodeHidden = select(selectCityData, (data) => data?.isPromocodeHidden ?? false);
export const selectSpendBonus = selectField('cart', 'spendBonus');

export const selectBonusLimit = select(
  lines,
  (state: AppState) => state.cart.discountTotal,
  (state: AppState) => state.user.customer?.balance ?? NOTHING,
  (all, discountTotal, balance) => bonusLimit({ balance, lines: all, discountTotal }),
);
