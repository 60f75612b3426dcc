import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { NativeDialog } from './NativeDialog.tsx';

export interface PlainDialogProps {
  /** The accessible name and the heading. */
  readonly title: string;
  /** The words. */
  readonly children: ReactNode;
  /** The word of the one button. */
  readonly button: string;
  /** The button, Escape or the back gesture. */
  readonly onClose: () => void;
}

/** Words and one button in a dialog of the browser's own. `Dialog` is for all else. */
export function PlainDialog({ button, ...props }: PlainDialogProps) {
  const close = (
    <Button variant="main" onClick={props.onClose}>
      {button}
    </Button>
  );
  return <NativeDialog {...props} footer={close} />;
}
