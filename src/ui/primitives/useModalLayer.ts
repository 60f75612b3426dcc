import { useLayoutEffect, useState, type RefCallback } from 'react';
import { hideOutside } from './hideOutside.ts';
import { enterDialog } from './openDialogs.ts';

function reveal(overlay: HTMLElement): void {
  overlay.inert = false;
  overlay.removeAttribute('aria-hidden');
}
function conceal(overlay: HTMLElement): void {
  overlay.inert = true;
  overlay.setAttribute('aria-hidden', 'true');
}

/** While it is wanted the dialog is the only thing that can be reached; on its way out it cannot be reached itself. */
export function useModalLayer(isOpen: boolean): RefCallback<HTMLElement> {
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!overlay || !isOpen) return undefined;
    reveal(overlay);
    const undo = [enterDialog(overlay), hideOutside(overlay)];
    return () => {
      undo.forEach((step) => step());
      conceal(overlay);
    };
  }, [overlay, isOpen]);
  return setOverlay;
}
