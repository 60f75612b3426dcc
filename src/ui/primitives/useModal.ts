import { useLayoutEffect, type RefObject } from 'react';
import { hideOutside } from './hideOutside.ts';
import { enterDialog } from './openDialogs.ts';
import { lockScroll } from './scrollLock.ts';

/** The focus goes back to where it was; if that is gone, to the main part of the page. */
function giveFocusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector<HTMLElement>('main[tabindex]');
  target?.focus({ preventScroll: true });
}

/** Tells the dialog how much of the screen an on-screen keyboard covers, so that its foot stays above it. */
function followKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => {};
  const measure = () => {
    const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
    dialog.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  };
  viewport.addEventListener('resize', measure);
  return () => viewport.removeEventListener('resize', measure);
}

/** From mount to unmount the dialog is modal: in the top layer, with the focus, all else inert and still. */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  initialFocusRef?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const undo = [enterDialog(dialog), lockScroll(), hideOutside(dialog), followKeyboard(dialog)];
    const first = initialFocusRef?.current ?? dialog;
    first.focus({ preventScroll: true });
    return () => {
      undo.forEach((step) => step());
      dialog.close();
      giveFocusBack(opener);
    };
  }, [dialogRef, initialFocusRef]);
}
