/** A hand on the mouse, the glass or the keys; a page that is scrolled is read by somebody. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Resolves as soon as somebody is seen at the page, and listens no longer than that. */
export const firstSignOf = (page: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const see = (): void => {
      for (const sign of SIGNS) page.removeEventListener(sign, see, { capture: true });
      resolve();
    };
    for (const sign of SIGNS) page.addEventListener(sign, see, { capture: true, passive: true });
  });
