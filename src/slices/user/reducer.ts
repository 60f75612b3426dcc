import { original } from 'immer';
import { defineReducer, type Reduce } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { userEvents } from './events.ts';
import { initialUser, type UserState } from './state.ts';

/** What belongs to this browser rather than to the account survives login and logout (assumptions, section 6). */
const ofBrowser = ({ allergens, isAlreadySelectedCity, isShowGetMobileApp }: UserState) => ({
  allergens,
  isAlreadySelectedCity,
  isShowGetMobileApp,
});

export const reduceUser: Reduce<AppEvents, UserState> = defineReducer<
  AppEvents,
  keyof typeof userEvents,
  UserState
>({
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
  'auth/loggedIn': (state, { payload }) => ({
    ...initialUser,
    ...ofBrowser(state),
    customer: payload.customer,
  }),
  'auth/loggedOut': (state) => ({ ...initialUser, ...ofBrowser(state) }),
  'city/chosen': (state) => {
    state.isAlreadySelectedCity = true;
  },
  // Esc keeps the default city and counts as a choice (assumptions, section 6).
  'modal/dismissed': (state, { payload }) => {
    if (payload.kind === 'city') state.isAlreadySelectedCity = true;
  },
  'view/restored': (state, { payload }) => ({ ...state, ...payload.saved.user }),
  'view/factsArrived': (draft, { payload }) =>
    payload.facts.reduce<UserState>(reduceUser, original(draft) ?? draft),
  'view/slicesArrived': (state, { payload }) => ({ ...state, ...payload.saved.user }),
});
