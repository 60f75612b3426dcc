import { useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { loopedStop } from './tabLoop.ts';

/** Who may close the dialog and how. */
export interface ClosingWays {
  readonly onClose?: (() => void) | undefined;
  /** A press on the back-drop closes too. */
  readonly isDismissable?: boolean | undefined;
}

/** Events of a dialog opened from this one arrive here too, along the tree of components. */
const isInside = ({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** The dialog fills the screen, so a press beside the sheet is a press on the dialog itself. */
const isBackdrop = (event: MouseEvent<HTMLElement>): boolean => event.target === event.currentTarget;

function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stop = loopedStop(event.currentTarget, event.shiftKey);
  if (stop === undefined) return;
  event.preventDefault();
  stop.focus();
}

/** The dialog's answers to keys, presses on the back-drop, and the phone's back gesture. The owner decides; the browser never closes by itself. */
export function useDialogEvents({ onClose, isDismissable = false }: ClosingWays) {
  const isPressedOutside = useRef(false);
  const askToClose = (event: SyntheticEvent) => {
    // Not to the dialog around this one, and not to the browser's own closing.
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  return {
    onCancel: askToClose,
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (!isInside(event)) return;
      if (event.key === 'Tab') keepInside(event);
      if (event.key === 'Escape' && !event.defaultPrevented) askToClose(event);
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      isPressedOutside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Both ends of the press must be on the back-drop: a text selection dragged out of the sheet closes nothing.
      if (isDismissable && isPressedOutside.current && isBackdrop(event)) onClose?.();
    },
  };
}
