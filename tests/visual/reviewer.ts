import { test as base, type BrowserContext } from '@playwright/test';
import { DESK } from './story.ts';

/** One browser for many stories: what it has loaded once it keeps, as a reviewer's does. Each story has a page of its own. */
export const test = base.extend<object, { readonly reviewer: BrowserContext }>({
  reviewer: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: DESK,
        locale: 'ru-RU',
        timezoneId: 'Europe/Samara',
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ reviewer }, show) => {
    const page = await reviewer.newPage();
    await show(page);
    await page.close();
  },
});
