import type { ComponentType } from 'react';
import type { Modal, ModalKind } from '../../slices/modal/state.ts';
import { chunkOf, type Chunk } from '../shell/chunk.ts';
import { useChunk } from '../shell/useChunk.ts';
import { AwaitedDialog } from './AwaitedDialog.tsx';

export type ModalOf<K extends ModalKind> = Extract<Modal, { readonly kind: K }>;
type DialogOf<K extends ModalKind> = ComponentType<{ readonly modal: ModalOf<K> }>;

/** A dialog in a chunk of its own. */
export interface DialogChunk<K extends ModalKind> extends Pick<Chunk<unknown>, 'load' | 'fetchAhead'> {
  readonly Dialog: DialogOf<K>;
}

export function dialogChunk<K extends ModalKind>(fetchDialog: () => Promise<DialogOf<K>>): DialogChunk<K> {
  const chunk = chunkOf(null, fetchDialog);
  return {
    load: chunk.load,
    fetchAhead: chunk.fetchAhead,
    Dialog(props) {
      const Dialog = useChunk(chunk);
      return Dialog ? <Dialog {...props} /> : <AwaitedDialog kind={props.modal.kind} />;
    },
  };
}
