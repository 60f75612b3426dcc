import { fact } from '../../kernel/event.ts';
import type { Modal, ModalKind } from './state.ts';

export const modalEvents = {
  /** A person asks for a dialog; the open one gives way. */
  'modal/requested': fact<{ modal: Modal }>('user'),
  'modal/opened': fact<{ modal: Modal }>('rule'),
  /** Must be seen, but not over the open one. */
  'modal/queued': fact<{ modal: Modal }>('rule'),
  /** Nothing is open and something waits; by the time this is decided another dialog may have opened. */
  'modal/nextDue': fact('rule'),
  'modal/confirmTapped': fact('user'),
  'modal/cancelTapped': fact('user'),
  /** Esc, the backdrop or the close button. */
  'modal/dismissed': fact<{ kind: ModalKind }>('user'),
  'modal/closed': fact<{ kind: ModalKind }>('rule'),
  /** What it says is not true any more: it goes, whether it is open or waits. */
  'modal/withdrawn': fact<{ modal: Modal }>('rule'),
} as const;
