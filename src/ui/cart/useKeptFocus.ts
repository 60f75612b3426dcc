import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Goes on a list's box: `ref` and the two listeners. */
export interface KeptFocus<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

const focusMain = (): void =>
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });

/**
 * When the item with the focus goes, the focus moves to the one that takes its place, and to the page's main part when none
 * is left: otherwise the keyboard would start again at the top of the page. The items are the children of the box.
 */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T>(null);
  const index = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (index.current === null || document.activeElement !== document.body) return;
    const items = ref.current?.children;
    const item = items?.item(Math.min(index.current, items.length - 1));
    const next = item?.querySelector<HTMLElement>('button:not(:disabled), a[href]');
    if (next) next.focus({ preventScroll: true });
    else focusMain();
  });
  // The last item may take the whole list with it.
  useLayoutEffect(
    () => () => {
      if (index.current !== null && document.activeElement === document.body) focusMain();
    },
    [],
  );
  return {
    ref,
    onFocus: ({ target }) => {
      const items = [...(ref.current?.children ?? [])];
      const found = items.findIndex((item) => item.contains(target));
      index.current = found < 0 ? null : found;
    },
    // An item that is taken away while it has the focus sends no such event.
    onBlur: () => {
      index.current = null;
    },
  };
}
