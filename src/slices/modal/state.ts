import type { ProductId, TerminalId } from '../../domain/catalog.ts';
import type { Kopecks } from '../../domain/money.ts';
import type { SharedLine } from '../../domain/sharedCart.ts';
import type { SumChange } from '../../domain/sumChanges.ts';
import type { UnchosenDish } from '../cart/lines/state.ts';

/** An event that a modal's button will emit. State holds data, never callbacks; `draft` in slices/draft.ts makes one. */
export interface ModalAction {
  readonly type: string;
  readonly payload: object;
}

/** What a message tells of, in numbers. */
export interface PriceChange {
  /** The place of the message that tells of it: two dishes may share a name. */
  readonly at: number;
  readonly productId: ProductId;
  readonly before: Kopecks;
  readonly after: Kopecks;
}

/** The dialogs of section 2, "Modals", and our own. */
export type Modal =
  | { readonly kind: 'city' }
  | { readonly kind: 'auth' }
  | { readonly kind: 'deliveryChoice' }
  | { readonly kind: 'restaurants' }
  | { readonly kind: 'address' }
  | { readonly kind: 'time' }
  | {
      readonly kind: 'modifiers';
      readonly productId: ProductId;
      readonly isGift: boolean;
      /** What is known of a dish of a repeated order, which lacks a required choice. */
      readonly repeated?: Pick<UnchosenDish, 'id' | 'quantity' | 'modifiers'>;
    }
  | { readonly kind: 'product'; readonly productId: ProductId; readonly isGift: boolean }
  | { readonly kind: 'emptyCart' }
  | {
      readonly kind: 'confirm';
      readonly title: string;
      readonly text: string;
      readonly confirm: { readonly title: string; readonly emits: ModalAction | null };
      readonly cancel: { readonly title: string; readonly emits: ModalAction | null };
    }
  | { readonly kind: 'snackGift' }
  | { readonly kind: 'notWorking' }
  | { readonly kind: 'workTime' }
  | { readonly kind: 'information'; readonly text: string }
  | { readonly kind: 'march' }
  | {
      readonly kind: 'cartErrors';
      readonly messages: readonly string[];
      /** The prices behind those of the messages that tell of one. */
      readonly prices?: readonly PriceChange[];
    }
  | {
      readonly kind: 'totalChanged';
      readonly before: Kopecks;
      readonly after: Kopecks;
      /** Why. */
      readonly changes?: readonly SumChange[];
    }
  | { readonly kind: 'catalogMenu' }
  | { readonly kind: 'filters' }
  | { readonly kind: 'allergens' }
  | { readonly kind: 'stories'; readonly storyId: string }
  | { readonly kind: 'profile' }
  | { readonly kind: 'reservation'; readonly terminalId: TerminalId }
  | { readonly kind: 'report' }
  | { readonly kind: 'shareCart' }
  /** Null where the link says no cart. */
  | { readonly kind: 'sharedCart'; readonly lines: readonly SharedLine[] | null };

export type ModalKind = Modal['kind'];

const ANSWERED: ReadonlySet<ModalKind> = new Set([
  ...(['city', 'auth', 'modifiers', 'snackGift'] as const),
  ...(['notWorking', 'workTime', 'information', 'cartErrors'] as const),
]);

/** Dialogs that nobody may miss: pushed aside by another one, they come back (assumptions, section 7, "a dialog that is pushed aside"). */
export const mustBeAnswered = (modal: Modal): boolean =>
  ANSWERED.has(modal.kind) || (modal.kind === 'product' && modal.isGift);

/**
 * Asked by a page, or by a press on it: it ends with that page. What the shop itself has to say or to ask stays
 * (assumptions, section 7, "a dialog and the page under it").
 */
export const endsWithPage = (modal: Modal): boolean =>
  modal.kind === 'auth' ||
  (modal.kind === 'modifiers' && !modal.isGift) ||
  (modal.kind !== 'march' && !mustBeAnswered(modal));

export interface ModalState {
  readonly open: Modal | null;
  /** Wanted while another one was open; each is shown when the one before it closes. */
  readonly queue: readonly Modal[];
  /** Path of the page in sight, or of the one that the shop leads to: dialogs open over it. Null before the first page. */
  readonly page: string | null;
  /** Path of the page that the open dialog was opened over. */
  readonly openOver: string | null;
}

export const initialModal: ModalState = { open: null, queue: [], page: null, openOver: null };
