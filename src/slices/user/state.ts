import type { Customer } from '../../domain/customer.ts';

/** How far a form is that goes out to the server. */
export type Sending =
  | { readonly status: 'open' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string };

/** The forms of which a person fills in one at a time. */
export type FormName = 'profile' | 'reservation' | 'application';

export interface UserState {
  /** Null for a guest. "Logged in" is "a phone is present" (specification, section 3, "User"). */
  readonly customer: Customer | null;
  /** Codes of the allergens to leave out; a cookie keeps them too. */
  readonly allergens: readonly string[];
  readonly isAlreadySelectedCity: boolean;
  readonly isShowGetMobileApp: boolean;
  /** What was filled in is the form's own; here is only what became of it. */
  readonly forms: Readonly<Record<FormName, Sending>>;
}

export const OPEN_FORM: Sending = { status: 'open' };

export const initialUser: UserState = {
  customer: null,
  allergens: [],
  isAlreadySelectedCity: false,
  isShowGetMobileApp: true,
  forms: { profile: OPEN_FORM, reservation: OPEN_FORM, application: OPEN_FORM },
};
