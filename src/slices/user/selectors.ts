import { formatPhone } from '../../domain/phone.ts';
import { textHash } from '../../domain/textHash.ts';
import type { Wish } from '../../domain/wish.ts';
import type { AppEvent } from '../events.ts';
import { select, selectEach, selectField } from '../select.ts';
import type { AppState } from '../state.ts';
import type { FormName, UserState } from './state.ts';

export const selectCustomer = selectField('user', 'customer');

/** A customer is logged in when a phone is present (specification, section 3, "User"). */
export const isLoggedIn = (state: AppState): boolean => Boolean(state.user.customer?.phone);
export const selectIsLoggedIn = select(isLoggedIn, (answer) => answer);

export const selectExcludedAllergens = selectField('user', 'allergens');

/** How far a form of the person in front of this page is. */
export const selectForm = selectEach((form: FormName) =>
  select(
    (state: AppState) => state.user.forms[form],
    (sending) => sending,
  ),
);
/** What is known of the person before they fill in a form; nothing of a guest. */
export const selectContact = select(
  (state: AppState) => state.user.customer,
  (customer) => ({ name: customer?.name ?? '', phone: customer ? formatPhone(customer.phone) : '' }),
);

export type Caused = Pick<AppEvent, 'correlation'>;

/** What waited and whose attempt has led to that; undefined for what a press of just now has led to. */
export const resumedBy = (
  { user }: { readonly user: Pick<UserState, 'waiting'> },
  { correlation }: Caused,
): Wish | undefined => user.waiting.find(({ claim }) => claim?.by === correlation);

/** Whose what is kept across visits is: the customer's id by its hash, null for a guest. */
export const whoseOf = ({ user }: AppState): string | null => user.customer && textHash(user.customer.id);
