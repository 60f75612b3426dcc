import { use, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../primitives/classNames.ts';
import { DialogPresenceContext, useGone } from './dialogPresence.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useBackGesture } from './useBackGesture.ts';
import { useModalLayer } from './useModalLayer.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** The accessible name and, unless hidden, the heading. */
  readonly title: string;
  /** The name is said but not shown: the content has a heading of its own. */
  readonly isTitleHidden?: boolean | undefined;
  /** What scrolls between heading and buttons. */
  readonly children: ReactNode;
  /** 480, 760 or 960 px from 768 px on; below that every dialog is a sheet at the foot of the screen. */
  readonly size?: 'narrow' | 'mid' | 'wide' | undefined;
  /** The person wants it closed: «Закрыть», Escape, the back gesture. Without it only the content can close the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** Shows «Закрыть»; it needs `onClose`. */
  readonly hasCloseButton?: boolean | undefined;
  /** A press on the back-drop closes too, and on phones a pull at the handle; it needs `onClose`. */
  readonly isDismissable?: boolean | undefined;
  /** Above the text on phones, beside it in a wide dialog: the picture of a dish. */
  readonly media?: ReactNode;
  /**
   * Back closes it as Esc does; it stays where only a choice leads on; and where it has an address of its own the browser
   * leaves that address.
   */
  readonly back?: 'closes' | 'stays' | 'leaves' | undefined;
  /** Stays in sight below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
  /** Takes the focus on opening; the dialog itself unless told otherwise. */
  readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog, open as long as it is mounted or its owner says (`DialogPresence`). Focus stays inside and returns to where it came from; everything behind is inert,
 * hidden from assistive tools and does not scroll. The server renders nothing of it.
 */
export function Dialog(props: DialogProps) {
  const { size = 'narrow', onClose, back = 'closes', isDismissable = false, media } = props;
  const { isOpen } = use(DialogPresenceContext);
  const layer = useModalLayer(isOpen);
  useBackGesture(isOpen && back !== 'leaves', back === 'closes' ? onClose : undefined);
  // The words of the library's own, whatever language the browser speaks.
  return (
    <I18nProvider locale="ru-RU">
      <ModalOverlay
        ref={layer}
        className={classNames(styles.overlay, styles[size])}
        data-overlay=""
        isOpen={isOpen}
        onOpenChange={() => onClose?.()}
        isDismissable={isDismissable && onClose !== undefined}
        isKeyboardDismissDisabled={onClose === undefined}
      >
        <Modal className={classNames(styles.place)}>
          <Sheet {...props} hasMedia={media !== undefined} />
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

function Sheet(props: DialogProps & { readonly hasMedia: boolean }) {
  const { title, isTitleHidden = false, children, media, hasMedia, footer, onClose } = props;
  const { hasCloseButton = false, isDismissable = false, initialFocusRef } = props;
  const titleId = useId();
  return (
    <AriaDialog className={classNames(styles.sheet, hasMedia && styles.withMedia)} aria-labelledby={titleId}>
      {onClose !== undefined && isDismissable && <Handle onClose={onClose} />}
      {hasCloseButton && <CloseButton onClose={onClose} isOnPicture={hasMedia} />}
      <div className={styles.scroll} data-scroll="">
        {hasMedia && (
          <div className={styles.media} data-media="">
            {media}
          </div>
        )}
        <div className={classNames(styles.body, hasCloseButton && styles.withClose)}>
          <h2 className={isTitleHidden ? 'only-heard' : `text-h2 ${styles.title}`} id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      <Stay target={initialFocusRef} />
    </AriaDialog>
  );
}

/** The dialog takes the focus only where nothing inside has it yet: this comes first, and goes with the dialog. */
function Stay({ target }: { readonly target: DialogProps['initialFocusRef'] }) {
  const wanted = useRef(target);
  useLayoutEffect(() => wanted.current?.current?.focus({ preventScroll: true }), []);
  useGone();
  return null;
}

/** On phones the sheet can be pulled down by its upper edge; the other ways to close it stay. */
function Handle({ onClose }: { readonly onClose: () => void }) {
  const drag = useSheetDrag(onClose);
  return (
    <div className={styles.handle} data-handle="" aria-hidden="true" {...drag}>
      <span className={styles.grip} />
    </div>
  );
}

interface CloseButtonProps extends Pick<DialogProps, 'onClose'> {
  readonly isOnPicture: boolean;
}

/** On a ground that what lies or moves below does not have. */
function CloseButton({ onClose, isOnPicture }: CloseButtonProps) {
  return (
    <div className={styles.close}>
      <IconButton icon="close" label="Закрыть" variant={isOnPicture ? 'raised' : 'fill'} onClick={onClose} />
    </div>
  );
}
