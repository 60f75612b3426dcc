import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { NOON_ZONE } from '../noon.ts';
import { test as base } from '../shop.ts';
import { withoutTabs } from './browsers.ts';

/** How the page came onto the screen last: out of the browser's cache, or loaded. */
export const wasKept = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => (globalThis as { wasKept?: boolean }).wasKept).catch(() => undefined);

/**
 * A browser of its own, with the cache of whole pages that Playwright switches off in the one it gives. What another tab says over
 * a channel makes Chromium let go of a page: only an old browser, without channels, still has it then.
 */
export const test = base.extend<{ readonly open: (isOld: boolean) => Promise<BrowserContext> }>({
  open: async ({ launchOptions, shopUrl }, provide) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await provide(async (isOld) => {
      const context = await browser.newContext({
        baseURL: shopUrl,
        locale: 'ru-RU',
        timezoneId: NOON_ZONE,
      });
      if (isOld) await withoutTabs(context);
      await context.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted })),
      );
      return context;
    });
    await browser.close();
  },
});
