import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import { asDraft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { withdrawn } from './denied.ts';
import { endsWithPage } from './state.ts';

const next = ({
  modal: {
    open,
    queue: [waiting],
  },
}: AppState): readonly AppDraft[] => (open || !waiting ? [] : [draft('modal/nextDue')]);

/** When nothing is open, the one that waits longest is shown: no wanted dialog is lost. */
const showNext = ({
  modal: {
    open,
    queue: [waiting],
  },
}: AppState): readonly AppDraft[] => (open || !waiting ? [] : [draft('modal/opened', { modal: waiting })]);

/** Nothing that belongs to a page stays over the next one. */
const closeOfLeftPage = ({ modal: { open, openOver, page } }: AppState): readonly AppDraft[] =>
  open && openOver !== page && endsWithPage(open) ? [draft('modal/closed', { kind: open.kind })] : [];

const closeConfirm = (state: AppState, button: 'confirm' | 'cancel'): readonly AppDraft[] => {
  const { open } = state.modal;
  if (open?.kind !== 'confirm') return [];
  return [draft('modal/closed', { kind: 'confirm' }), ...asDraft(open[button].emits)];
};

export const modalRules: Rules<AppEvents, AppState> = {
  // The first to wait asks for its turn; those behind it come after it.
  'modal/queued': (state) => (state.modal.queue.length === 1 ? next(state) : []),
  'modal/nextDue': showNext,
  'modal/closed': next,
  'modal/withdrawn': next,
  'setting/loaded': withdrawn,
  'catalog/loaded': withdrawn,
  'modal/dismissed': next,
  'view/pageEntered': closeOfLeftPage,
  'view/navigationDue': closeOfLeftPage,
  'auth/loggedIn': next,
  'view/factsArrived': next,
  'view/slicesArrived': next,
  'modal/confirmTapped': (state) => closeConfirm(state, 'confirm'),
  'modal/cancelTapped': (state) => closeConfirm(state, 'cancel'),
};
