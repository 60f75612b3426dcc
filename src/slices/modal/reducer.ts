import { castDraft, type Draft as Mutable } from 'immer';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { modalEvents } from './events.ts';
import { initialModal, type Modal, type ModalKind, type ModalState } from './state.ts';

const open = (state: Mutable<ModalState>, modal: Modal): void => {
  state.open = castDraft(modal);
  state.queue = state.queue.filter(({ kind }) => kind !== modal.kind);
};
const close = (state: Mutable<ModalState>, kind: ModalKind): void => {
  if (state.open?.kind === kind) state.open = null;
};

/** One dialog at a time: opening one closes the one before it (specification, section 2, "Modals"). */
export const reduceModal = defineReducer<AppEvents, keyof typeof modalEvents, ModalState>({
  'modal/requested': (state, { payload }) => open(state, payload.modal),
  'modal/opened': (state, { payload }) => open(state, payload.modal),
  'modal/queued': (state, { payload: { modal } }) => {
    const isKnown = state.open?.kind === modal.kind || state.queue.some(({ kind }) => kind === modal.kind);
    if (!isKnown) state.queue.push(castDraft(modal));
  },
  'modal/confirmTapped': null,
  'modal/cancelTapped': null,
  'modal/dismissed': (state, { payload }) => close(state, payload.kind),
  'modal/closed': (state, { payload }) => close(state, payload.kind),
  // Nobody who is logged in is asked to log in, whatever was queued before.
  'auth/loggedIn': (state) => {
    close(state, 'auth');
    state.queue = state.queue.filter(({ kind }) => kind !== 'auth');
  },
  'auth/loggedOut': () => initialModal,
});
