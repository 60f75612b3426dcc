import { castDraft, type Draft as Mutable } from 'immer';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { modalEvents } from './events.ts';
import {
  endsWithPage,
  initialModal,
  mustBeAnswered,
  type Modal,
  type ModalKind,
  type ModalState,
} from './state.ts';

/** Two dialogs of one kind differ by what they are about: two dishes, two lists of messages. */
const isSame = (a: Modal | null, b: Modal): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Asking {
  readonly payload: { readonly modal: Modal };
}

/** The dialog before it closes; one that must be answered comes back when this one has gone. */
const open = (state: Mutable<ModalState>, { payload: { modal } }: Asking): void => {
  const before = state.open && mustBeAnswered(state.open) ? [state.open] : [];
  state.queue = [...before, ...state.queue].filter((waiting) => !isSame(waiting, modal));
  state.open = castDraft(modal);
  state.openOver = state.page;
};
const close = (state: Mutable<ModalState>, kind: ModalKind): void => {
  if (state.open?.kind === kind) state.open = null;
};

/** What is opened from now on lies over that page; what was open over none yet lies over the first one. */
const turnTo = (state: Mutable<ModalState>, page: string): void => {
  if (state.page === null) state.openOver = page;
  state.page = page;
};

/** What waits and belongs to the page that is left is asked no more. */
const leaveFor = (state: Mutable<ModalState>, page: string): void => {
  if (state.page !== null && state.page !== page)
    state.queue = state.queue.filter((waiting) => !endsWithPage(waiting));
  turnTo(state, page);
};

/** What was answered is asked no more. */
const unqueue = (state: Mutable<ModalState>, answered: ModalKind): void => {
  state.queue = state.queue.filter(({ kind }) => kind !== answered);
};

/** Nobody who is logged in is asked to log in, whatever was queued before. */
const withoutLogin = (state: Mutable<ModalState>): void => {
  close(state, 'auth');
  unqueue(state, 'auth');
};

/** One dialog at a time: opening one closes the one before it (specification, section 2, "Modals"). */
export const reduceModal = defineReducer<AppEvents, keyof typeof modalEvents, ModalState>({
  'modal/requested': open,
  'modal/opened': open,
  'modal/queued': (state, { payload: { modal } }) => {
    if (![state.open, ...state.queue].some((wanted) => isSame(wanted, modal)))
      state.queue.push(castDraft(modal));
  },
  'modal/nextDue': null,
  'modal/confirmTapped': null,
  'modal/cancelTapped': null,
  'modal/dismissed': (state, { payload: { kind } }) => {
    close(state, kind);
    // Closed before the shop came to life, it may wait behind another dialog here.
    if (kind === 'city') unqueue(state, kind);
  },
  'modal/closed': (state, { payload }) => close(state, payload.kind),
  'modal/withdrawn': (state, { payload: { modal } }) => {
    if (isSame(state.open, modal)) state.open = null;
    state.queue = state.queue.filter((waiting) => !isSame(waiting, modal));
  },
  // Who presses on a page that is still in sight means to go on from it: that dialog comes along.
  'view/pageAsked': (state, { payload }) => leaveFor(state, payload.under),
  'view/pageEntered': (state, { payload: { path, under = path } }) => leaveFor(state, under),
  // A redirect: what waits was asked for on the way to the page, not on the one that is left.
  'view/navigationDue': (state, { payload: { to, mode } }) => {
    if (mode !== 'page') turnTo(state, to.replace(/#.*$/, ''));
  },
  'city/choiceTapped': (state) => unqueue(state, 'city'),
  'auth/loggedIn': withoutLogin,
  'view/factsArrived': (state, { payload }) => {
    if (payload.facts.some(({ type }) => type === 'auth/loggedIn')) withoutLogin(state);
  },
  'view/slicesArrived': (state, { payload }) => {
    if (payload.saved.user?.customer) withoutLogin(state);
  },
  'auth/loggedOut': ({ page }) => ({ ...initialModal, page }),
});
