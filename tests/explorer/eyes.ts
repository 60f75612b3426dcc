import type { Page } from '@playwright/test';
import { survey, type Control, type Surveyed } from './controls.ts';
import { seen, type Sight } from './sight.ts';

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

/** All that is asked of a page between two acts. */
export interface Glance {
  readonly sight: Sight;
  readonly controls: readonly Control[];
  /** What nobody caught since it was asked last. */
  readonly errors: readonly string[];
  /** So much has moved since the page began. */
  readonly moves: number;
  /** So long before the page came to life its first press was, in ms; null where it was alive, or is not yet. */
  readonly early: number | null;
}

interface Seeing extends Watched {
  exploredSight?: typeof seen;
  exploredSurvey?: typeof survey;
}

export async function openEyes(page: Page): Promise<void> {
  await page.addInitScript(watch);
  // Read once a page, not once a question.
  await page.addInitScript({
    content: `exploredSight = ${String(seen)}; exploredSurvey = ${String(survey)};`,
  });
}

/** Looks at the page. Throws while it is on its way to another one, and at one that is not watched. */
export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const { explored, exploredSight, exploredSurvey } = window as Seeing;
    if (!explored || !exploredSight || !exploredSurvey) throw new Error('Nobody watches this page');
    const { pressedAt, aliveAt, moves } = explored;
    const { controls, buried, unread } = exploredSurvey(null) as Surveyed;
    return {
      sight: { ...exploredSight(), buried, unread },
      controls,
      errors: explored.errors.splice(0),
      moves,
      early: pressedAt !== null && aliveAt !== null && pressedAt < aliveAt ? aliveAt - pressedAt : null,
    };
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
