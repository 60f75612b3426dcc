import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { chooseCity, untilAlive } from './steps.ts';

const CATALOG = '/samara/catalog/rolly-klassicheskie';
const card = (page: Page) => page.getByRole('article').first();
const dialogPicture = (page: Page) => page.locator('[role=dialog] img').first();

/** The shop's own bound is for a person's eyes; on a busy machine the dialog may come after it. */
const lendTime = (page: Page) =>
  page.addInitScript(() => {
    const after = globalThis.setTimeout.bind(globalThis);
    const scope = globalThis as unknown as Record<'setTimeout', unknown>;
    scope.setTimeout = (run: () => void, delay = 0) => after(run, delay === 300 ? 10_000 : delay);
  });

/** Writes down which transitions the page has begun, and what grew in them. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const grown: string[] = [];
    Object.assign(globalThis, { grown });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      void transition.ready.then(
        () =>
          grown.push(
            ...document
              .getAnimations()
              .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || ''),
          ),
        () => grown.push('skipped'),
      );
      return transition;
    };
  });

const grownIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { grown: readonly string[] }).grown);

/** Loads the dialog's code ahead, as an idle moment does. */
const openOnce = async (page: Page): Promise<void> => {
  await card(page).getByRole('link').click();
  await dialogPicture(page).waitFor();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test.use({ viewport: { width: 390, height: 844 } });

/** The section, its code come to life, for somebody who has chosen the city. */
const openSection = async (page: Page): Promise<void> => {
  await page.goto(CATALOG);
  await untilAlive(page);
  await chooseCity(page, 'Самара', 'samara');
};

test('the picture of a card grows into that of the dialog', async ({ page }) => {
  await lendTime(page);
  await watchTransitions(page);
  await openSection(page);
  await openOnce(page);
  await card(page).getByRole('link').click();
  await expect.poll(() => grownIn(page)).toContain('::view-transition-group(dish)');
  await expect(page.getByRole('dialog', { name: 'Филадельфия классик' })).toBeVisible();
});

test('whoever wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await openSection(page);
  await openOnce(page);
  await card(page).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Филадельфия классик' })).toBeVisible();
  expect(await grownIn(page)).toEqual([]);
});

test('a browser that knows no transitions opens the dish all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openSection(page);
  await openOnce(page);
  await card(page).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Филадельфия классик' })).toBeVisible();
});

test('the dialog begins with the picture of the card', async ({ page }) => {
  await openSection(page);
  const picture = card(page).locator('img');
  await expect(picture).toHaveAttribute('data-in', '');
  const file = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/demo/i/**', async (route) => {
    await released;
    await route.continue();
  });
  await card(page).getByRole('link').click();
  await expect(dialogPicture(page)).toHaveCSS('background-image', `url("${file}")`);
  release();
  await expect(dialogPicture(page)).toHaveCSS('background-image', 'none');
});

test('while its picture comes, the place of a dish has the ground of its kind', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/demo/i/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(CATALOG, { waitUntil: 'domcontentloaded' });
  const picture = page.locator('article img').first();
  await expect(picture).toHaveCSS('background-image', /gradient/);
  release();
  await expect(picture).toHaveCSS('background-image', 'none');
});
