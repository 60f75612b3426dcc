/** Longer than the library waits for a keyboard: 600 ms. */
const PATIENCE_MS = 3000;

const aFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Held back, not faded: a motion does not write into `style`. */
const isHeldBack = ({ style }: HTMLElement): boolean => style.opacity === '0';

/**
 * All open dialogs are in sight. One whose field takes the focus is held back until it is known whether a keyboard comes with
 * it; to axe, which a quick story brings along before that, it would not be there at all.
 */
export async function dialogsInSight(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const overlays = document.querySelectorAll<HTMLElement>('[data-overlay]');
  while ([...overlays].some(isHeldBack) && performance.now() < end) await aFrame();
}
