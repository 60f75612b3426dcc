import { test as base, type Page } from '@playwright/test';

/**
 * One tab for many stories, as a reviewer's: what it has loaded once it keeps. A tab of its own for each story leaves hundreds
 * of Chromium's processes behind.
 */
export const test = base.extend<object, { readonly reviewer: Page }>({
  reviewer: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        locale: 'ru-RU',
        timezoneId: 'Europe/Samara',
        reducedMotion: 'reduce',
      });
      // A menu's later pieces come by the clock then, as in Safari: on a busy machine no browser ever rests.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
