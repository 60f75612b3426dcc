import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { useDialogEvents } from './useDialogEvents.ts';
import { useHydrated } from './useHydrated.ts';
import { useModal } from './useModal.ts';
import './dialog.css';

export interface DialogProps {
  /** The accessible name and, unless hidden, the heading. */
  readonly title: string;
  /** The name is said but not shown: the content has a heading of its own. */
  readonly isTitleHidden?: boolean | undefined;
  readonly children: ReactNode;
  /** 480, 760 or 960 px from 768 px on; below that every dialog is a sheet at the foot of the screen. */
  readonly size?: 'narrow' | 'mid' | 'wide' | undefined;
  /** The person wants it closed: «Закрыть», Escape, the back gesture. Without it only the content can close the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** Shows «Закрыть»; it needs `onClose`. */
  readonly hasCloseButton?: boolean | undefined;
  /** A press on the back-drop closes too; it needs `onClose`. */
  readonly isDismissable?: boolean | undefined;
  /** Above the text on phones, beside it in a wide dialog: the picture of a dish. */
  readonly media?: ReactNode;
  /** Stays in sight below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
  /** Takes the focus on opening; the dialog itself unless told otherwise. */
  readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog, open as long as it is mounted. Focus stays inside and returns to where it came from; everything behind is inert,
 * hidden from assistive tools and does not scroll. The server renders nothing of it.
 */
export function Dialog(props: DialogProps) {
  const isHydrated = useHydrated();
  return isHydrated ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog(props: DialogProps) {
  const { size = 'narrow', onClose, initialFocusRef } = props;
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useModal(dialogRef, initialFocusRef);
  const events = useDialogEvents(props);
  return (
    <dialog
      {...events}
      ref={dialogRef}
      className={classNames('modal', `modal--${size}`)}
      tabIndex={-1}
      aria-labelledby={titleId}
      closedby={onClose === undefined ? 'none' : 'closerequest'}
    >
      <Sheet {...props} titleId={titleId} />
    </dialog>
  );
}

function Sheet(props: DialogProps & { readonly titleId: string }) {
  const {
    title,
    titleId,
    isTitleHidden = false,
    children,
    media,
    footer,
    onClose,
    hasCloseButton = false,
  } = props;
  return (
    <div className={classNames('sheet', media !== undefined && 'sheet--media')}>
      <span className="sheet__grip" />
      {hasCloseButton && <CloseButton onClose={onClose} />}
      <div className="sheet__scroll">
        {media !== undefined && <div className="sheet__media">{media}</div>}
        <div className={classNames('sheet__body', hasCloseButton && 'sheet__body--x')}>
          <h2 className={isTitleHidden ? 'vh' : 'h2 sheet__title'} id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
      {footer !== undefined && <div className="sheet__foot">{footer}</div>}
    </div>
  );
}

function CloseButton({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <div className="sheet__x">
      <IconButton icon="close" label="Закрыть" variant="raised" onClick={onClose} />
    </div>
  );
}
