import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { IS_BRIEF } from '../brief.ts';
import { expect } from '../shop.ts';
import { brokenRings } from './rings.ts';

export const THEMES = ['light', 'dark'] as const;
/** A phone and a desk. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** WCAG 2.2, "Reflow": everything fits here. */
const NARROWEST = { width: 320, height: 640 };

/** Nothing waits for data any more, and nothing moves or changes its colour. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What the browser skips since it is far from the screen stands still, and its animations with it.
    const isSeen = (effect: AnimationEffect | null): boolean =>
      !(effect instanceof KeyframeEffect) ||
      (effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity && isSeen(effect));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What axe finds against WCAG 2.2 AA and its own good practice, one line a thing. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const ALL_LOOKS = SCREENS.flatMap((screen) => THEMES.map((theme) => ({ screen, theme })));
/** A deep run tries all four; a phone by day and a desk by night cross both screens with both themes. */
const LOOKS = process.env['DEEP_RUN'] === undefined ? [ALL_LOOKS[0]!, ALL_LOOKS.at(-1)!] : ALL_LOOKS;

/** On a phone and at a desk, light and dark: nothing for axe to find. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { screen, theme } of LOOKS) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await settle(page);
    const look = `${theme}, ${screen.width} px`;
    expect.soft(await violationsOf(page), look).toEqual([]);
    expect.soft(await brokenRings(page), look).toEqual([]);
  }
}

/** What makes the page wider than its screen; nothing when it is not. */
const widerThanScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} px`, ...wide.map(({ tagName, className }) => `${tagName} ${className}`)];
  });

/** No sideways scrolling at 320 px, nor with text twice as large on a phone and at a desk (not in a brief run). */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await settle(page);
  expect(await widerThanScreen(page), 'at 320 px').toEqual([]);
  if (IS_BRIEF) return;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await settle(page);
    expect(await widerThanScreen(page), `text of 200 % at ${screen.width} px`).toEqual([]);
  }
}
