import { useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useEmit } from '../store.tsx';
import type { ModalOf } from './dialogChunk.tsx';
import { useDismiss } from './useDismiss.ts';

/** A question of the caller's, with the caller's two answers. The safe one has the focus. */
export function ConfirmDialog({ modal }: { readonly modal: ModalOf<'confirm'> }) {
  const emit = useEmit();
  const dismiss = useDismiss('confirm');
  const cancelRef = useRef<HTMLButtonElement>(null);
  const { title, text, confirm, cancel } = modal;
  return (
    <Dialog
      title={title}
      onClose={dismiss}
      isDismissable
      initialFocusRef={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} onClick={() => emit('modal/cancelTapped')}>
            {cancel.title}
          </Button>
          <Button variant="main" onClick={() => emit('modal/confirmTapped')}>
            {confirm.title}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
