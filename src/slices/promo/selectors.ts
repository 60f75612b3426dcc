import { selectCoupon } from '../cart/coupons/selectors.ts';
import { selectIsEmpty } from '../cart/lines/selectors.ts';
import { select, selectField } from '../select.ts';
import type { AppState } from '../state.ts';
import { selectIsLoggedIn } from '../user/selectors.ts';
import type { Promo } from './state.ts';

/** Why promotions could not be had or applied, in the words of the screen. */
export const selectPromoFailure = selectField('promo', 'failure');
/** What failed: only the calculation speaks of the coupon itself. */
export const selectFailedPromo = selectField('promo', 'failed');

/** Whether a customer's cart lacks its discounts and gifts, and no promo code is there to say so. */
export const selectIsPromoLost = select(
  (state: AppState) => state.promo.isUncalculated,
  selectCoupon,
  selectIsEmpty,
  selectIsLoggedIn,
  (isUncalculated, coupon, isEmpty, isLoggedIn) => isUncalculated && isLoggedIn && coupon === '' && !isEmpty,
);

/** The promotion of the coupon in the cart: from the customer's list, else as it was looked up by its code. */
export const selectCouponPromo = select(
  (state: AppState) => state.cart.coupon,
  (state: AppState) => state.promo.list,
  (state: AppState) => state.promo.current,
  (coupon, list, current): Promo | null => {
    if (coupon === '') return null;
    return (
      list.find(({ code }) => code.toUpperCase() === coupon.toUpperCase()) ??
      (current?.code === coupon ? current.promo : null)
    );
  },
);

/** The offers that this customer was told of, as the server ordered them. */
export const selectPromos = selectField('promo', 'list');
