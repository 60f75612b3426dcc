import type { Page } from '@playwright/test';
import { chooseCity, untilAlive } from './steps.ts';
import { expect, test } from './shop.ts';

/** What one change of the page left on it. */
interface Step {
  /** Dishes that are there at all. */
  readonly drawn: number;
  /** Of these, those that no filter hides. */
  readonly left: number;
  /** Dishes that are laid out: neither hidden nor skipped because their section is far away. */
  readonly laidOut: number;
  /** Of these, those that a person sees without scrolling. */
  readonly inSight: number;
  /** Whether the screen is filled: the last dish that is laid out ends below it. */
  readonly filled: boolean;
  /** How many filters the buttons say are on. */
  readonly pressed: number;
}

/** A phone's screen of dishes, two in a row. */
const A_SCREEN = 4;
/** More would keep a finger waiting: a section's piece is twelve, and two of them are a frame's. */
const AT_ONCE = 24;

test.use({ viewport: { width: 390, height: 844 } });

/** Writes down each change of the page, a commit or a frame, from here on. */
const watchSteps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const steps: Step[] = [];
    const look = (): void => {
      const dishes = [...document.querySelectorAll<HTMLElement>('main article')];
      const seen = dishes.filter(
        (dish) => !dish.hidden && dish.checkVisibility({ contentVisibilityAuto: true }),
      );
      const tops = seen.map((dish) => dish.getBoundingClientRect());
      const step = {
        drawn: dishes.length,
        left: dishes.filter((dish) => !dish.hidden).length,
        laidOut: seen.length,
        inSight: tops.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length,
        filled: (tops.at(-1)?.bottom ?? 0) >= innerHeight,
        pressed: document.querySelectorAll('[role=dialog] [aria-pressed=true]').length,
      };
      if (JSON.stringify(step) !== JSON.stringify(steps.at(-1))) steps.push(step);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { steps });
  });

const stepsOf = (page: Page): Promise<readonly Step[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly steps: readonly Step[] }).steps);

/** How many dishes more each step has than the one before it. */
const growthIn = (steps: readonly Step[], what: 'drawn' | 'laidOut'): readonly number[] =>
  steps.slice(1).map((step, at) => step[what] - (steps[at]?.[what] ?? 0));

const showsAScreen = (step: Step | undefined): void => {
  expect(step).toMatchObject({ filled: true });
  expect(step?.inSight).toBeGreaterThanOrEqual(A_SCREEN);
};

async function openShop(page: Page, path: string): Promise<void> {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.goto(path);
  await untilAlive(page);
}

test('the first key of a search draws a screen of answers, then piece by piece as they are read', async ({
  page,
}) => {
  await openShop(page, '/samara/catalog/search');
  await page.getByRole('searchbox', { name: 'Поиск по меню' }).focus();
  await watchSteps(page);
  await page.keyboard.insertText('р');
  const said = page.getByRole('status').filter({ hasText: 'Нашлось' });
  await expect(said).toBeVisible();
  const found = Number(/\d+/.exec(await said.innerText())?.[0]);
  await expect(page.locator('main article').nth(A_SCREEN)).toBeVisible();
  const steps = await stepsOf(page);
  expect(found).toBeGreaterThan(2 * AT_ONCE);
  showsAScreen(steps.find(({ laidOut }) => laidOut > 0));
  expect(Math.max(...growthIn(steps, 'drawn'))).toBeLessThanOrEqual(AT_ONCE);
});

test('a filter answers by its button before the menu, and taken off it shows the screen in sight first', async ({
  page,
}) => {
  await openShop(page, '/samara/catalog');
  await page.getByRole('button', { name: 'Фильтры' }).last().click();
  const chips = page.getByRole('dialog', { name: 'Фильтры' }).getByRole('group').getByRole('button');
  await expect(chips.first()).toBeVisible();
  const seen = page.locator('main article:not([hidden])');
  const all = await seen.count();

  await watchSteps(page);
  await chips.first().click();
  await expect.poll(() => seen.count()).toBeLessThan(all);
  const on = await stepsOf(page);
  expect(on.find(({ pressed, left }) => pressed > 0 && left === on[0]?.left)).toBeDefined();

  await watchSteps(page);
  await chips.first().click();
  await expect(seen).toHaveCount(all);
  const off = await stepsOf(page);
  const growth = growthIn(off, 'laidOut');
  expect(off.find(({ pressed, left }) => pressed === 0 && left < all)).toBeDefined();
  expect(growth.filter((more) => more > 0).length).toBeGreaterThan(0);
  expect(Math.max(...growth)).toBeLessThanOrEqual(AT_ONCE);
  showsAScreen(off[growth.findIndex((more) => more > 0) + 1]);
});

test('a menu that is opened from another page begins with the screen in sight', async ({ page }) => {
  await openShop(page, '/samara/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await watchSteps(page);
  await page.getByRole('link', { name: 'В меню' }).first().click();
  await expect(page.locator('main article').nth(3 * AT_ONCE)).toBeAttached();
  const steps = await stepsOf(page);
  showsAScreen(steps.find(({ laidOut }) => laidOut > 0));
  expect(Math.max(...growthIn(steps, 'drawn'))).toBeLessThanOrEqual(AT_ONCE);
});
