import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { hideOutside } from './hideOutside.ts';
import { enterDialog, topmostDialog } from './openDialogs.ts';

/** What opened a dialog that gave way to another one while it was open: the focus goes back there in the end. */
let inherited: Element | null = null;

/** What has the focus as a dialog opens; one that takes the place of another has its opener. */
function openerNow(): Element | null {
  const { activeElement } = document;
  const first = inherited;
  inherited = null;
  const isNowhere = activeElement === null || activeElement.matches('body, main');
  return isNowhere && first?.isConnected === true ? first : activeElement;
}

/** Back to where the focus was; where that is gone or out of reach, the library looks further once the dialog has left, and what comes next has it. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body && !opener.closest('[inert]'))
    opener.focus({ preventScroll: true });
  inherited = document.activeElement === opener ? null : opener;
}

/** What lies beside the page takes no focus: a dialog that gave way to it gives the focus back at once. */
export function useFocusBeside(): void {
  useEffect(() => {
    if (document.activeElement?.matches('body, main') === true) giveFocusBack(inherited);
  }, []);
}

/** Makes the overlay the only thing within reach; the result puts it out of reach. */
function enter(overlay: HTMLElement): () => void {
  overlay.inert = false;
  overlay.removeAttribute('aria-hidden');
  const undo = [enterDialog(overlay), hideOutside(overlay)];
  // Wanted again while it was leaving, it has lost the focus that it took on opening.
  if (!overlay.contains(document.activeElement))
    overlay.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  return () => {
    undo.forEach((step) => step());
    overlay.inert = true;
    overlay.setAttribute('aria-hidden', 'true');
  };
}

/**
 * While it is wanted the dialog is the only thing that can be reached; on its way out it cannot be reached itself, and the
 * focus does not wait for the end of the motion.
 */
export function useModalLayer(isOpen: boolean): RefCallback<HTMLElement> {
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const opener = useRef<Element | null>(null);
  // Before anything inside takes the focus.
  useInsertionEffect(() => {
    if (!isOpen) return undefined;
    opener.current = openerNow();
    return () => {
      inherited = opener.current;
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    if (!overlay || !isOpen) return undefined;
    return enter(overlay);
  }, [overlay, isOpen]);
  // The library frees the page behind in an effect of its own, after which it can be focused.
  useEffect(() => {
    if (!isOpen) giveFocusBack(opener.current);
  }, [isOpen]);
  // One of the browser's own is gone at once, and gives the focus back to what had it as it opened: a dialog before it, perhaps.
  useEffect(
    () => () => {
      if (topmostDialog() === null && document.activeElement === document.body) giveFocusBack(opener.current);
    },
    [],
  );
  return setOverlay;
}
