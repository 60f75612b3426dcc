import { useEffect, useRef } from 'react';

/** Not in every browser, and not in the types of the DOM yet. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;

/** Closes what is open by the phone's back gesture, where the browser can tell (CloseWatcher). */
export function useBackGesture(onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const isClosable = onClose !== undefined;
  useEffect(() => {
    if (!isClosable || typeof CloseWatcher === 'undefined') return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close.current?.());
    return () => watcher.destroy();
  }, [isClosable]);
}
