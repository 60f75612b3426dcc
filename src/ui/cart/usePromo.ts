import { nextGoal } from './goals.ts';
import { selectGoalInput } from '../../slices/cart/selectors.ts';
import { selectHasGifts, selectLostGift } from '../../slices/cart/gifts/selectors.ts';
import { selectIsPromocodeHidden, selectPromoState } from '../../slices/cart/coupons/selectors.ts';
import { selectCouponPromo, selectFailedPromo, selectPromoFailure } from '../../slices/promo/selectors.ts';
import { selectIsOnline } from '../../slices/view/selectors.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { useSelect } from '../store.tsx';
import { lostGiftPlace } from './lostGiftPlace.ts';
import { promoStatus } from './promoStatus.ts';

/**
 * What became of the promo code, and where the cart tells of the present that it has not earned yet. Away from the cart no
 * bar tells of it.
 */
export function usePromo(hasBar = true) {
  const promo = useSelect(selectPromoState);
  const isLoggedIn = useSelect(selectIsLoggedIn);
  const hasGifts = useSelect(selectHasGifts);
  const failed = useSelect(selectFailedPromo);
  const isUnheard = !useSelect(selectIsOnline) && failed === 'calculation';
  const told = useSelect(selectPromoFailure);
  const failure = isUnheard && told !== null ? `${told}. Проверим, когда появится связь` : told;
  const lostGift = useSelect(selectLostGift);
  const isHidden = useSelect(selectIsPromocodeHidden);
  const title = useSelect(selectCouponPromo)?.title ?? null;
  const goal = nextGoal(useSelect(selectGoalInput))?.kind ?? null;
  const isGiftOnBar = hasBar && lostGift !== null && goal === 'gift';
  const status = promoStatus({
    ...promo,
    lostGift,
    isLoggedIn,
    hasGifts,
    failure,
    failed,
    title,
    isGiftOnBar,
  });
  const giftPlace = lostGiftPlace({ lostGift, goal, status: isHidden ? 'none' : status.kind });
  return { promo, isLoggedIn, status, giftPlace };
}
