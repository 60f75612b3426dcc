import { CITY_QUESTION } from '../../../ui/dialog/earlyDialog.ts';

/** A hand on the mouse, the glass or the keys, or a click of a reader; a page that is scrolled is read by somebody. */
const SIGNS = [
  ...(['pointermove', 'pointerdown', 'touchstart', 'click'] as const),
  ...(['wheel', 'scroll', 'keydown', 'focusin'] as const),
];

/** A dialog of the page that opens by itself takes the focus; keys and fingers in it are signs of their own. */
const isOfEarlyDialog = (target: EventTarget | null): boolean =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has `closest` is an element
  target !== null && 'closest' in target && (target as Element).closest(`#${CITY_QUESTION}`) !== null;

/** Resolves as soon as somebody is seen at the page, and listens no longer than that. */
export const firstSignOf = (page: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const see = ({ type, target }: Event): void => {
      if (type === 'focusin' && isOfEarlyDialog(target)) return;
      for (const sign of SIGNS) page.removeEventListener(sign, see, { capture: true });
      resolve();
    };
    for (const sign of SIGNS) page.addEventListener(sign, see, { capture: true, passive: true });
  });
