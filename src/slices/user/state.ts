import type { Customer } from '../../domain/customer.ts';
import type { OrderWay } from '../../domain/orderWay.ts';
import type { Wish } from '../../domain/wish.ts';

/** How far a form is that goes out to the server. */
export type Sending =
  | { readonly status: 'open' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string };

/** The forms of which a person fills in one at a time. */
export type FormName = 'profile' | 'reservation' | 'application';

/** What belongs to the account: gone with a login and a logout. */
interface OfAccount {
  /** Null for a guest. "Logged in" is "a phone is present" (specification, section 3, "User"). */
  readonly customer: Customer | null;
  /** What was filled in is the form's own; here is only what became of it. */
  readonly forms: Readonly<Record<FormName, Sending>>;
  /** What goes through once it can, in the order of the presses (decision 0046). A guest's login keeps it. */
  readonly waiting: readonly Wish[];
  /** Of the order under way, or of the last one: it must outlive the page, for the server names only the present time. */
  readonly way: OrderWay | null;
}

/** What belongs to this browser: survives login and logout (assumptions, section 6). */
interface OfBrowser {
  /** Codes of the allergens to leave out; a cookie keeps them too. */
  readonly allergens: readonly string[];
  readonly isAlreadySelectedCity: boolean;
  readonly isShowGetMobileApp: boolean;
}

export interface UserState extends OfAccount, OfBrowser {}

export const OPEN_FORM: Sending = { status: 'open' };

export const guest: OfAccount = {
  customer: null,
  forms: { profile: OPEN_FORM, reservation: OPEN_FORM, application: OPEN_FORM },
  waiting: [],
  way: null,
};

const newBrowser: OfBrowser = {
  allergens: [],
  isAlreadySelectedCity: false,
  isShowGetMobileApp: true,
};

export const initialUser: UserState = { ...guest, ...newBrowser };
