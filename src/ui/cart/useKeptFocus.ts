import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Goes on a list's box: `ref` and the two listeners. */
export interface KeptFocus<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });

/** What of an item takes the focus: itself, where it is made for it, else the first thing to press or to fill in. */
const targetIn = (item: Element | null | undefined): HTMLElement | null | undefined =>
  item instanceof HTMLElement && item.hasAttribute('tabindex')
    ? item
    : item?.querySelector<HTMLElement>('input, button:not(:disabled), a[href]');

/**
 * When the item with the focus goes, the focus moves to the one that takes its place, and to the page's heading when none
 * is left: otherwise the keyboard would start again at the top of the page. The items are the children of the box.
 */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T>(null);
  const index = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (index.current === null || document.activeElement !== document.body) return;
    const items = ref.current?.children;
    const item = items?.item(Math.min(index.current, items.length - 1));
    const next = targetIn(item);
    if (next) next.focus({ preventScroll: true });
    else focusHeading();
  });
  // The last item may take the whole list with it; only after that is the focus nowhere.
  useEffect(
    () => () => {
      if (index.current !== null && document.activeElement === document.body) focusHeading();
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
