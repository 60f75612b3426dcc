import type { Rules } from '../../kernel/define.ts';
import { asDraft, draft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';

/** When nothing is open, the one that waits longest is shown: no wanted dialog is lost. */
const showNext = ({ modal }: AppState): readonly AppDraft[] => {
  const [next] = modal.queue;
  return modal.open || !next ? [] : [draft('modal/opened', { modal: next })];
};

const closeConfirm = (state: AppState, button: 'confirm' | 'cancel'): readonly AppDraft[] => {
  const { open } = state.modal;
  if (open?.kind !== 'confirm') return [];
  return [draft('modal/closed', { kind: 'confirm' }), ...asDraft(open[button].emits)];
};

export const modalRules: Rules<AppEvents, AppState> = {
  'modal/queued': showNext,
  'modal/closed': showNext,
  'modal/dismissed': showNext,
  'auth/loggedIn': showNext,
  'view/factsArrived': showNext,
  'view/slicesArrived': showNext,
  'modal/confirmTapped': (state) => closeConfirm(state, 'confirm'),
  'modal/cancelTapped': (state) => closeConfirm(state, 'cancel'),
};
