import { useRef, type ReactNode } from 'react';
import type { ModalKind } from '../../slices/modal/state.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useDismiss } from './useDismiss.ts';
import styles from './message-dialog.module.css';

export interface MessageDialogProps {
  readonly kind: ModalKind;
  readonly title: string;
  readonly children: ReactNode;
  /** A picture above the words. */
  readonly media?: ReactNode;
  /** The word of the one button. */
  readonly button?: string | undefined;
  /** The one main button, where there is more to do than to put it away. */
  readonly wayOn?: ReactNode;
  /** Without it only the button and Escape close. */
  readonly hasCloseButton?: boolean | undefined;
}

/** Something to be read and put away. */
export function MessageDialog(props: MessageDialogProps) {
  const { kind, title, children, media, button = 'Понятно', hasCloseButton = true, wayOn } = props;
  const dismiss = useDismiss(kind);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      media={media}
      onClose={dismiss}
      hasCloseButton={hasCloseButton}
      isDismissable={hasCloseButton}
      initialFocusRef={buttonRef}
      footer={
        <>
          <Button ref={buttonRef} variant={wayOn === undefined ? 'main' : 'quiet'} onClick={dismiss}>
            {button}
          </Button>
          {wayOn}
        </>
      }
    >
      <div className={styles.message}>{children}</div>
    </Dialog>
  );
}
