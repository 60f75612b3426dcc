import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { DEEP } from '../brief.ts';
import { NOON_ZONE } from '../noon.ts';
import { expect, newPhone, test as base } from '../shop.ts';
import { addToCart, chooseCity, openSection, signIn } from '../steps.ts';
import { keptOf, withoutTabs } from './browsers.ts';

const NAME = 'Аделаида';

/** How the page came onto the screen last. */
const wasKept = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => (globalThis as { wasKept?: boolean }).wasKept).catch(() => undefined);

/** A browser of its own, with the cache that Playwright switches off in the one it gives. */
const test = base.extend<{ readonly open: (isOld: boolean) => Promise<BrowserContext> }>({
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

// What another tab says over a channel makes Chromium let go of the page: only an old browser still has it.
for (const [what, isOld] of [
  ['that the browser has kept', true],
  ['that the browser has let go of', false],
] as const)
  test(
    `a page ${what} names nobody when it comes back after a logout in another tab`,
    isOld ? {} : DEEP,
    async ({ open }, info) => {
      const context = await open(isOld);
      const page = await context.newPage();
      const phone = newPhone(info.workerIndex);
      await page.goto('/samara/');
      await chooseCity(page, 'Самара', 'samara');
      await openSection(page, 'Десерты');
      await addToCart(page, /./);
      await signIn(page, phone, NAME);
      await page.getByRole('link', { name: 'Личный кабинет' }).first().click();
      await expect(page.getByText(NAME).first()).toBeVisible();
      await expect.poll(() => keptOf(page, new RegExp(NAME, 'g'))).toEqual([NAME]);
      const other = await context.newPage();
      await other.goto('/samara/personal');
      await expect(other.getByText(NAME).first()).toBeVisible();

      await page.bringToFront();
      await page.goto('/robots.txt');
      await other.getByRole('button', { name: 'Выйти' }).click();
      await expect(other.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
      await other.close();

      // Playwright's own way back waits for a load that never comes.
      await page.evaluate(() => history.back());
      await expect.poll(() => wasKept(page)).toBe(isOld);
      const named = new RegExp(
        `${NAME}|7${phone}|${phone.slice(0, 3)}\\)?.${phone.slice(3, 6)}|"token":"(?!masked)[^"]+`,
        'g',
      );
      expect((await page.content()).match(named)).toBeNull();
      expect(await keptOf(page, named)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
      const call = page.waitForRequest('**/api/v1/**');
      await page.reload();
      expect((await call).headers()['authorization']).toBeUndefined();
    },
  );
