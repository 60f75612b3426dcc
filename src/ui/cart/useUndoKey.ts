import { useEffect } from 'react';
import { useEmit } from '../store.tsx';

/** A field has an undo of its own, and so has what lies over the page. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

const isUndo = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  // By its place on the keyboard: in a Russian layout it is «я».
  code === 'KeyZ' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** Ctrl+Z or ⌘Z takes the last change of the cart back. */
export function useUndoKey(): void {
  const emit = useEmit();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isUndo(event) || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      emit('cart/undoPressed');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [emit]);
}
