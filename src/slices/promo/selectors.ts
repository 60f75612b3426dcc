import { select } from '../select.ts';
import type { AppState } from '../state.ts';

/** Why promotions could not be had or applied, in the words of the screen. */
export const selectPromoFailure = select(
  (state: AppState) => state.promo.failure,
  (failure) => failure,
);

/** The offers that this customer was told of, as the server ordered them. */
export const selectPromos = select(
  (state: AppState) => state.promo.list,
  (list) => list,
);
