import type { Page } from '@playwright/test';
import { settle, THEMES } from '../e2e/tour/look.ts';

/** A small and a common phone, a tablet, a desk: width and height in CSS pixels. */
const SCREENS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
/** Of a long page so much is photographed, in CSS pixels. */
const LONGEST = 1_800;

export interface Shot {
  readonly image: Buffer;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
}

/** What lies below the first screen is fetched when it is reached. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    for (let top = 0; top < Math.min(longest, document.body.scrollHeight); top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  }, LONGEST);
  await page.waitForLoadState('networkidle');
}

/** Photographs the page as it stands, on every screen in light and dark; a dialog only as far as the screen. */
export async function shoot(page: Page, what: 'page' | 'dialog'): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const theme of THEMES)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (what === 'page') await scrollThrough(page);
      await settle(page);
      const image = await page.screenshot(
        what === 'page' ? { fullPage: true, clip: { x: 0, y: 0, width, height: LONGEST } } : {},
      );
      shots.push({ image, width, theme });
    }
  return shots;
}
