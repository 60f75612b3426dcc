import {
  useLayoutEffect,
  useEffect,
  use,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../primitives/classNames.ts';
import { DialogPresenceContext } from './dialogPresence.ts';
import { takePlaceOf } from './takePlaceOf.ts';
import { useBackGesture } from './useBackGesture.ts';
import { useModalLayer } from './useModalLayer.ts';
import styles from './dialog.module.css';
import own from './plain-dialog.module.css';

export interface NativeDialogProps {
  /** The accessible name and the heading. */
  readonly title: string;
  /** What scrolls between heading and buttons. */
  readonly children: ReactNode;
  /** Stays in sight below the content: the buttons. */
  readonly footer?: ReactNode;
  /** A button of it, Escape or the back gesture. */
  readonly onClose: () => void;
  /** Back closes it as Esc does; it stays where only a choice leads on. */
  readonly back?: 'closes' | 'stays' | undefined;
  /** Takes the focus on opening; what the browser takes for the first unless told otherwise. */
  readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The id of a dialog of the page itself, which was there before the shop came to life: this one takes its place. */
  readonly replaces?: string | undefined;
}

export interface NativeFrameProps extends Pick<NativeDialogProps, 'title' | 'children' | 'footer'> {
  /** Of the heading, for the name of the dialog. */
  readonly titleId: string;
}

/** What stands inside of a native dialog: the sheet with its heading. */
export function NativeFrame({ title, titleId, children, footer }: NativeFrameProps) {
  return (
    <div className={styles.place}>
      <div className={styles.sheet}>
        <div className={styles.scroll} data-scroll="">
          <div className={styles.body}>
            <h2 className={`text-h2 ${styles.title}`} id={titleId}>
              {title}
            </h2>
            {children}
          </div>
        </div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </div>
  );
}

/** The classes of the element itself. */
export const NATIVE_CLASSES = classNames(styles.overlay, own.plain);

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select';

/** Tab goes around, as in every other dialog; the browser would go on to its own buttons. */
function goAround(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A modal dialog of the browser's own: it is there at once, where the code of the others is not, and brings no library along.
 * Focus stays inside and returns to where it came from.
 */
export function NativeDialog(props: NativeDialogProps) {
  const { isOpen, onGone } = use(DialogPresenceContext);
  useEffect(() => {
    if (!isOpen) onGone();
  }, [isOpen, onGone]);
  return isOpen ? <Open {...props} /> : null;
}

function Open({ onClose, back = 'closes', initialFocusRef, replaces, ...frame }: NativeDialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const first = useRef({ initialFocusRef, replaces });
  const layer = useModalLayer(true);
  useBackGesture(true, back === 'closes' ? onClose : undefined);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    const { replaces: early, initialFocusRef: focused } = first.current;
    const endWaiting = takePlaceOf(early, dialog, () => {
      dialog.showModal();
      focused?.current?.focus({ preventScroll: true });
      layer(dialog);
    });
    return () => {
      endWaiting();
      layer(null);
      dialog.close();
    };
  }, [layer]);
  return (
    <dialog
      ref={element}
      className={NATIVE_CLASSES}
      data-overlay=""
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Tab') return goAround(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return undefined;
        // Taken, so that the browser does not cancel as well.
        event.preventDefault();
        return onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <NativeFrame titleId={titleId} {...frame} />
    </dialog>
  );
}
