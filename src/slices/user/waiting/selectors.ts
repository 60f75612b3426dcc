import { isOver, isUncertain } from '../../../domain/waiting.ts';
import type { Intent, Wish } from '../../../domain/wish.ts';
import { selectCoupon, selectIsPromocodeHidden } from '../../cart/coupons/selectors.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';
import { selectNow } from '../../view/selectors.ts';
import { selectIsLoggedIn } from '../selectors.ts';

/** A coupon lies in the cart, and is asked about again by the cart itself. */
type Shown = Intent | { readonly kind: 'coupon'; readonly code: string };
/** `sending`: it is on its way; `uncertain`: nobody knows whether it arrived. */
export type WaitingState = 'login' | 'network' | 'sending' | 'uncertain';

export interface Waiting {
  readonly id: string;
  readonly what: Shown;
  /** The dish of a like; null where the menu at hand has none such. */
  readonly dish: string | null;
  readonly state: WaitingState;
}

const stateOf = (wish: Wish, isLoggedIn: boolean, now: number): WaitingState => {
  if (wish.claim)
    return isUncertain(wish, now) && wish.intent.kind === 'reservation' ? 'uncertain' : 'sending';
  return wish.needs === 'login' && !isLoggedIn ? 'login' : 'network';
};

/** What the coupon in the cart waits for; null where it is in force, refused, or just being asked about. */
const couponNeeds = (isLoggedIn: boolean, isUnheard: boolean): 'login' | 'network' | null => {
  if (!isLoggedIn) return 'login';
  return isUnheard ? 'network' : null;
};
const selectCouponWaiting = select(
  selectCoupon,
  selectIsPromocodeHidden,
  selectIsLoggedIn,
  ({ promo, view }: AppState) => promo.failed === 'calculation' && !view.isOnline,
  (code, isHidden, isLoggedIn, isUnheard): readonly Waiting[] => {
    const state = couponNeeds(isLoggedIn, isUnheard);
    return code === '' || isHidden || state === null
      ? []
      : [{ id: 'coupon', what: { kind: 'coupon', code }, dish: null, state }];
  },
);

/** What goes through once it can, in the order of the presses. */
export const selectWaiting = select(
  ({ user }: AppState) => user.waiting,
  selectIsLoggedIn,
  selectProductIndex,
  selectNow,
  selectCouponWaiting,
  (wishes, isLoggedIn, products, now, coupon): readonly Waiting[] => [
    ...wishes
      .filter((wish) => !isOver(wish, now))
      .map((wish) => ({
        id: wish.id,
        what: wish.intent,
        dish: wish.intent.kind === 'like' ? (products.get(wish.intent.productId)?.name ?? null) : null,
        state: stateOf(wish, isLoggedIn, now),
      })),
    ...coupon,
  ],
);
