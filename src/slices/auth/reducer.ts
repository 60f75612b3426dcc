import { original, type Draft as Mutable } from 'immer';
import type { PartReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { defineSavedReducer } from '../traits.ts';
import type { authEvents } from './events.ts';
import type { ModalKind } from '../modal/state.ts';
import { initialAuth, type AuthState } from './state.ts';

/** Closed without a login, the dialog forgets what it was asked for. */
const giveUp = (
  state: Mutable<AuthState>,
  { payload }: { readonly payload: { readonly kind: ModalKind } },
): void => {
  if (payload.kind !== 'auth') return;
  state.isSubmitting = false;
  state.failure = null;
  state.isCodeAsked = false;
  state.returnTo = null;
};

export const reduceAuth: PartReducer<AppEvents, AuthState> = defineSavedReducer<
  keyof typeof authEvents,
  AuthState
>({
  'auth/loginAsked': (state, { payload }) => {
    state.returnTo = payload.returnTo;
    state.failure = null;
    state.isCodeAsked = false;
  },
  'auth/loginSubmitted': (state) => {
    state.failure = null;
  },
  'auth/loginDue': (state) => {
    state.isSubmitting = true;
  },
  'auth/codeAsked': (state) => {
    state.isSubmitting = false;
    state.isCodeAsked = true;
  },
  'auth/loginRefused': (state, { payload }) => {
    state.isSubmitting = false;
    state.failure = payload.message;
  },
  'auth/loggedIn': (_state, { payload }) => ({ ...initialAuth, token: payload.token }),
  'auth/sessionRefused': null,
  'auth/logoutTapped': null,
  'auth/accountDeleteTapped': null,
  'auth/accountDeleted': null,
  'auth/accountDeleteFailed': null,
  'auth/endedElsewhere': null,
  'auth/loggedOut': () => initialAuth,
  'modal/dismissed': giveUp,
  'modal/closed': giveUp,
  'view/restored': (state, { payload }) => ({ ...state, ...payload.saved.auth }),
  'view/factsArrived': (draft, { payload }) =>
    payload.facts.reduce<AuthState>(reduceAuth, original(draft) ?? draft),
  'view/slicesArrived': (state, { payload }) => ({ ...state, ...payload.saved.auth }),
});
