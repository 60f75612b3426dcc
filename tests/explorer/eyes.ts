import type { Page } from '@playwright/test';

/** What a page counts of itself for whoever watches. */
interface Watched {
  explored?: { moves: number; errors: string[]; events: string[] };
}

/** Runs before the page: counts whatever moves on it, and keeps what nobody caught. */
const watch = (): void => {
  const explored: NonNullable<Watched['explored']> = { moves: 0, errors: [], events: [] };
  (window as Watched).explored = explored;
  const moved = (): void => void (explored.moves += 1);
  new MutationObserver(moved).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ['focusin', 'scroll', 'popstate', 'hashchange', 'input'])
    addEventListener(type, moved, { capture: true, passive: true });
  addEventListener('error', ({ message }) => void explored.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void explored.errors.push(String(reason)));
};

export const openEyes = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** So much has moved on this page since it began; -1 for a page that is not watched. */
export const movesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Watched).explored?.moves ?? -1);

/** What nobody caught since it was asked last. */
export const errorsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as Watched).explored?.errors.splice(0) ?? []);

/** Lets the frame that is under way be drawn. */
export const aFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
        // A tab in the background draws no frames.
        setTimeout(resolve, 50);
      }),
  );
