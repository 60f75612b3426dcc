import type { Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';

/** Opens a page of which all is there but the shop's own script: that one waits until the result is called. */
export async function openBeforeLife(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, /\/assets\/client-/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyPresses' in window && 'earlyClicks' in window);
  return letThrough;
}

/** The page is drawn so many times more. */
export const drawFrames = (page: Page, count: number): Promise<unknown> =>
  page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn += 1) await new Promise((draw) => requestAnimationFrame(draw));
  }, count);
