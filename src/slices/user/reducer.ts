import { castDraft, original } from 'immer';
import type { PartReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { defineSavedReducer } from '../traits.ts';
import type { userEvents } from './events.ts';
import { unexpired, waitingMeanings } from './waiting/reducer.ts';
import { resumedBy, type Caused } from './selectors.ts';
import { guest, OPEN_FORM, type FormName, type Sending, type UserState } from './state.ts';

/** Writes down how far a form is. */
const formIs =
  (form: FormName, sending: Sending) =>
  (state: { forms: Record<FormName, Sending> }): void => {
    state.forms[form] = sending;
  };
const formFailed =
  (form: FormName) =>
  (
    state: { forms: Record<FormName, Sending> },
    { payload: { message } }: { readonly payload: { readonly message: string } },
  ): void =>
    formIs(form, { status: 'failed', message })(state);

/** A form that is opened anew says nothing of the last time; one that is on its way goes on. */
const reopen = (state: { forms: Record<FormName, Sending> }, form: FormName): void => {
  if (state.forms[form].status !== 'sending') state.forms[form] = OPEN_FORM;
};

/** Another person is in front of the page: what a guest may send too is on its way still, and all else begins anew. */
const formsAfter = ({ forms }: UserState): UserState['forms'] => {
  const left = (form: FormName): Sending => (forms[form].status === 'sending' ? forms[form] : OPEN_FORM);
  return { ...guest.forms, reservation: left('reservation'), application: left('application') };
};

/** What has waited says nothing of the form that may be open by now. */
const isResumed = (user: UserState, event: Caused): boolean => resumedBy({ user }, event) !== undefined;

export const reduceUser: PartReducer<AppEvents, UserState> = defineSavedReducer<
  keyof typeof userEvents,
  UserState
>({
  ...waitingMeanings,
  'user/profileDue': null,
  'user/profileLoaded': (state, { payload }) => {
    if (state.customer?.id === payload.customer.id) state.customer = payload.customer;
  },
  'user/profileFailed': null,
  'user/allergenToggled': (state, { payload: { code } }) => {
    state.allergens = state.allergens.includes(code)
      ? state.allergens.filter((other) => other !== code)
      : [...state.allergens, code];
  },
  'user/allergensCleared': (state) => {
    state.allergens = [];
  },
  'user/profileSubmitted': null,
  'user/profileChangeDue': formIs('profile', { status: 'sending' }),
  'user/profileChanged': (state, { payload }) => {
    state.forms.profile = { status: 'sent' };
    if (state.customer?.id === payload.customer.id) state.customer = payload.customer;
  },
  'user/profileChangeFailed': formFailed('profile'),
  'user/reservationSubmitted': formIs('reservation', { status: 'sending' }),
  'user/reservationPostponed': formIs('reservation', OPEN_FORM),
  'user/tableReserved': (user, event) => {
    user.forms.reservation = isResumed(user, event) ? OPEN_FORM : { status: 'sent' };
  },
  'user/reservationFailed': (user, event) => {
    const { message } = event.payload;
    user.forms.reservation = isResumed(user, event) ? OPEN_FORM : { status: 'failed', message };
  },
  'user/applicationSubmitted': formIs('application', { status: 'sending' }),
  'user/applicationSent': formIs('application', { status: 'sent' }),
  'user/applicationFailed': formFailed('application'),
  'user/appOfferClosed': (state) => {
    state.isShowGetMobileApp = false;
  },
  'modal/opened': (state, { payload: { modal } }) => {
    if (modal.kind === 'profile' || modal.kind === 'reservation') reopen(state, modal.kind);
  },
  'modal/requested': (state, { payload: { modal } }) => {
    if (modal.kind === 'profile' || modal.kind === 'reservation') reopen(state, modal.kind);
  },
  'order/wayChanged': (state, { payload }) => {
    state.way = payload.way;
  },
  'view/pageEntered': (state) => reopen(state, 'application'),
  'auth/loggedIn': (state, { payload }) => ({
    ...state,
    ...guest,
    customer: payload.customer,
    forms: formsAfter(state),
    waiting: state.waiting,
  }),
  'auth/loggedOut': (state) => ({ ...state, ...guest, forms: formsAfter(state) }),
  'city/choiceTapped': (state) => {
    state.isAlreadySelectedCity = true;
  },
  'city/chosen': (state) => {
    state.isAlreadySelectedCity = true;
  },
  // Esc keeps the default city and counts as a choice (assumptions, section 6).
  'modal/dismissed': (state, { payload }) => {
    if (payload.kind === 'city') state.isAlreadySelectedCity = true;
  },
  'view/restored': (state, { payload, time }) => ({
    ...state,
    ...payload.saved.user,
    waiting: castDraft(unexpired(payload.saved.user?.waiting ?? [], time)),
  }),
  'view/factsArrived': (draft, { payload }) =>
    payload.facts.reduce<UserState>(reduceUser, original(draft) ?? draft),
  'view/slicesArrived': (state, { payload }) => ({ ...state, ...payload.saved.user }),
});
