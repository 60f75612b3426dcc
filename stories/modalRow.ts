import type { Modal, ModalKind } from '../src/slices/modal/state.ts';
import type { MODAL_TITLES } from '../src/ui/modals/modalTitles.ts';
import type { StateTable } from './states.ts';

/** A dialog without a title of its own. */
interface Named {
  /** What a reviewer calls it. */
  readonly called: string;
  /** By which name it is found. */
  readonly name: string | RegExp;
}
/** What `everyModal.ts` says of a dialog. */
export type ModalRow<K extends ModalKind> = StateTable & {
  readonly modal: Extract<Modal, { kind: K }>;
} & ((typeof MODAL_TITLES)[K] extends null ? Named : { readonly [N in keyof Named]?: never });
