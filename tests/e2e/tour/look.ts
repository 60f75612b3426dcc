import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';

export const THEMES = ['light', 'dark'] as const;
/** A phone and a desk. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** WCAG 2.2, "Reflow": everything fits here. */
const NARROWEST = { width: 320, height: 640 };

/** Nothing waits for data any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** What axe finds against WCAG 2.2 AA and its own good practice, one line a thing. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Light and dark, on a phone and at a desk: nothing for axe to find. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const colorScheme of THEMES) {
      // Colours in motion are neither those of before nor those of after.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      expect(await violationsOf(page), `${colorScheme}, ${screen.width} px`).toEqual([]);
    }
  }
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** No sideways scrolling at 320 px, nor with text twice as large on a phone and at a desk. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await settle(page);
  expect(await widthOf(page), 'at 320 px').toBeLessThanOrEqual(NARROWEST.width);
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await settle(page);
    expect(await widthOf(page), `text of 200 % at ${screen.width} px`).toBeLessThanOrEqual(screen.width);
  }
}
