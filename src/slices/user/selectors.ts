import { select } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectCustomer = select(
  (state: AppState) => state.user.customer,
  (customer) => customer,
);

/** A customer is logged in when a phone is present (specification, section 3, "User"). */
export const isLoggedIn = (state: AppState): boolean => Boolean(state.user.customer?.phone);
export const selectIsLoggedIn = select(isLoggedIn, (answer) => answer);

export const selectExcludedAllergens = select(
  (state: AppState) => state.user.allergens,
  (codes) => codes,
);
export const selectIsCitySelected = select(
  (state: AppState) => state.user.isAlreadySelectedCity,
  (answer) => answer,
);
