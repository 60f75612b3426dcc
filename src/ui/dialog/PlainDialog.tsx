import { use, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/classNames.ts';
import { DialogPresenceContext } from './dialogPresence.ts';
import { useBackGesture } from './useBackGesture.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { useModalLayer } from './useModalLayer.ts';
import styles from './dialog.module.css';
import own from './plain-dialog.module.css';

export interface PlainDialogProps {
  /** The accessible name and the heading. */
  readonly title: string;
  readonly children: ReactNode;
  /** The word of the one button. */
  readonly button: string;
  /** The button, Escape or the back gesture. */
  readonly onClose: () => void;
}

/**
 * A modal dialog of the browser's own, with words and one button: it is there at once, where the code of the others is not, and
 * brings no library along. `Dialog` is for all else.
 */
export function PlainDialog(props: PlainDialogProps) {
  const { isOpen, onGone } = use(DialogPresenceContext);
  useFocusFallback();
  useEffect(() => {
    if (!isOpen) onGone();
  }, [isOpen, onGone]);
  return isOpen ? <Open {...props} /> : null;
}

function Open({ title, children, button, onClose }: PlainDialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const layer = useModalLayer(true);
  useBackGesture(true, onClose);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    layer(dialog);
    return () => {
      layer(null);
      dialog.close();
    };
  }, [layer]);
  return (
    <dialog
      ref={element}
      className={classNames(styles.overlay, own.plain)}
      data-overlay=""
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.place}>
        <div className={styles.sheet}>
          <div className={styles.scroll} data-scroll="">
            <div className={styles.body}>
              <h2 className={classNames('text-h2', styles.title)} id={titleId}>
                {title}
              </h2>
              {children}
            </div>
          </div>
          <div className={styles.foot}>
            <Button variant="main" onClick={onClose}>
              {button}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
