import type { Page } from '@playwright/test';

/** What a page counts of itself for whoever watches. */
interface Watched {
  explored?: {
    moves: number;
    movedAt: number;
    errors: string[];
    /** When somebody pressed first, and when the page came to life, in ms of the page; null: not yet. */
    pressedAt: number | null;
    aliveAt: number | null;
  };
}

/** Runs before the page: counts whatever moves on it, and keeps what nobody caught. */
const watch = (): void => {
  const explored: NonNullable<Watched['explored']> = {
    moves: 0,
    movedAt: 0,
    errors: [],
    pressedAt: null,
    aliveAt: null,
  };
  (window as Watched).explored = explored;
  const moved = (): void => {
    explored.moves += 1;
    explored.movedAt = performance.now();
    if (explored.aliveAt === null && document.documentElement?.hasAttribute('data-alive'))
      explored.aliveAt = performance.now();
  };
  new MutationObserver(moved).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ['focusin', 'scroll', 'popstate', 'hashchange', 'input'])
    addEventListener(type, moved, { capture: true, passive: true });
  addEventListener('pointerdown', () => (explored.pressedAt ??= performance.now()), { capture: true });
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

/** So long before the page came to life its first press was, in ms; null where it was alive, or is not yet. */
export const earlinessOf = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const { pressedAt, aliveAt } = (window as Watched).explored ?? {};
    return pressedAt != null && aliveAt != null && pressedAt < aliveAt ? aliveAt - pressedAt : null;
  });

/**
 * Ends once nothing has moved for so long and nothing says of itself that it is busy, or after `most` ms, all of it in the page;
 * tells how much has moved by then.
 */
export const quietOf = (
  page: Page,
  quiet: number,
  most: number,
): Promise<{ moves: number; isQuiet: boolean }> =>
  page.evaluate(
    ([quietMs, mostMs]) =>
      new Promise<{ moves: number; isQuiet: boolean }>((resolve) => {
        const began = performance.now();
        const isBusy = (): boolean =>
          document.querySelector('[aria-busy="true"]')?.checkVisibility() === true ||
          [...document.querySelectorAll('output, [role="status"]')].some((one) =>
            one.textContent?.includes('пересчитываем'),
          );
        const look = (): void => {
          const { moves = -1, movedAt = 0 } = (window as Watched).explored ?? {};
          const now = performance.now();
          const isQuiet = now - Math.max(movedAt, began) >= quietMs && !isBusy();
          if (isQuiet || now - began >= mostMs) resolve({ moves, isQuiet });
          else setTimeout(look, 15);
        };
        // What an act leads to is seen in the next frame; a tab in the background draws none.
        requestAnimationFrame(() => setTimeout(look, 0));
        setTimeout(look, 50);
      }),
    [quiet, most] as const,
  );
