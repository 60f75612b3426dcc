import type { Customer } from '../../domain/customer.ts';

export interface UserState {
  /** Null for a guest. "Logged in" is "a phone is present" (specification, section 3, "User"). */
  readonly customer: Customer | null;
  /** Codes of the allergens to leave out; a cookie keeps them too. */
  readonly allergens: readonly string[];
  readonly isAlreadySelectedCity: boolean;
  readonly isShowGetMobileApp: boolean;
}

export const initialUser: UserState = {
  customer: null,
  allergens: [],
  isAlreadySelectedCity: false,
  isShowGetMobileApp: true,
};
