import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { settleGifts } from '../gifts/gifts.ts';
import { restaurantHere } from './restaurant.ts';
import { selectIsTimeChoiceHidden } from './selectors.ts';

/** The restaurant stays only if the city still has it (specification, section 4, "Start-up"). */
export const lostRestaurant = (state: AppState): readonly AppDraft[] =>
  state.cart.restaurantId && state.setting.isFresh && !restaurantHere(state)
    ? [draft('cart/restaurantLost')]
    : [];

/** A time that has passed, or that this city lets nobody choose (isSelectOrderTimeHide); `time` in ms. */
export const lostTime = (state: AppState, time: number): readonly AppDraft[] => {
  const { deliveryTime } = state.cart;
  if (deliveryTime === null) return [];
  const isHidden = state.setting.isFresh && selectIsTimeChoiceHidden(state);
  return Date.parse(deliveryTime) < time || isHidden ? [draft('cart/timeLost')] : [];
};

/**
 * What the server gives for free to this very cart becomes gifts, by a catalog that is fresh only: an old one may not
 * have them. What it gave to an earlier cart, as after a reload, is no answer to this one.
 */
export const freshGifts = (state: AppState, cause: { readonly id: string }): readonly AppDraft[] =>
  state.catalog.isFresh && state.cart.answeredRevision === state.cart.revision
    ? settleGifts(state, cause)
    : [];
