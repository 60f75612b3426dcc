import { fact, payload } from '../../kernel/event.ts';
import type { Modal, ModalKind } from './state.ts';

export const modalEvents = {
  /** A person asks for a dialog; the open one gives way. */
  'modal/requested': fact('user', payload<{ modal: Modal }>(), { shared: false }),
  'modal/opened': fact('rule', payload<{ modal: Modal }>(), { shared: false }),
  /** Must be seen, but not over the open one. */
  'modal/queued': fact('rule', payload<{ modal: Modal }>()),
  /** Nothing is open and something waits; by the time this is decided another dialog may have opened. */
  'modal/nextDue': fact('rule'),
  'modal/confirmTapped': fact('user'),
  'modal/cancelTapped': fact('user'),
  /** Esc, the backdrop or the close button. */
  'modal/dismissed': fact('user', payload<{ kind: ModalKind }>(), { edits: false, shared: false }),
  'modal/closed': fact('rule', payload<{ kind: ModalKind }>(), { shared: false }),
  /** What it says is not true any more: it goes, whether it is open or waits. */
  'modal/withdrawn': fact('rule', payload<{ modal: Modal }>()),
} as const;
