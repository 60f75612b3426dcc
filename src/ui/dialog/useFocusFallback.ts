import { useEffect } from 'react';

/** Where the thing that opened a dialog is gone when it closes, the focus goes to the main part of the page. */
export function useFocusFallback(): void {
  useEffect(
    () => () => {
      // The focus is given back in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body)
            document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
        }),
      );
    },
    [],
  );
}
