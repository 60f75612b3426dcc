import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Modal, ModalKind } from '../../slices/modal/state.ts';
import { tellLostChunk } from '../shell/lostChunks.ts';

export type ModalOf<K extends ModalKind> = Extract<Modal, { readonly kind: K }>;
type DialogOf<K extends ModalKind> = ComponentType<{ readonly modal: ModalOf<K> }>;

/** A dialog in a chunk of its own. */
export interface DialogChunk<K extends ModalKind> {
  /** Fetches the chunk ahead of its first use. */
  readonly load: () => Promise<unknown>;
  readonly Dialog: LazyExoticComponent<DialogOf<K>>;
}

export const dialogChunk = <K extends ModalKind>(load: () => Promise<DialogOf<K>>): DialogChunk<K> => ({
  load,
  Dialog: lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      tellLostChunk(null);
      throw error;
    }
  }),
});
