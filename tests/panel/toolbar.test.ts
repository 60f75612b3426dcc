import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './staticWorkbench.ts';

// The canvas is a computer's screen: a phone's header names less.
test.use({ viewport: { width: 1600, height: 900 } });

/** Opens a story, and waits for its page. */
async function opened(page: Page, url: string, story: string): Promise<FrameLocator> {
  await page.goto(`${url}?path=/story/${story}`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.getByRole('main')).toBeVisible();
  return canvas;
}

/** Presses an item of one of the toolbar's menus, as a reviewer does. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: menu }).click();
  await page.getByRole('listbox', { name: menu }).getByRole('option', { name: item, exact: true }).click();
  // An open menu takes the next press for itself.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: menu })).toHaveCount(0);
}

/** What the page in the canvas is drawn with. */
const lookOf = (canvas: FrameLocator) =>
  canvas.locator('html').evaluate((root) => ({
    theme: root.dataset['theme'],
    paper: getComputedStyle(root.ownerDocument.body).backgroundColor,
    letters: Number.parseFloat(getComputedStyle(root).fontSize),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
  }));

test('looks are chosen in the toolbar, and the story goes on', async ({ page, workbench }) => {
  const canvas = await opened(page, workbench, '50-screens-checkout--delivery');
  const cash = canvas.getByRole('radio', { name: 'Наличными' });
  await cash.check();
  await expect(cash).toBeChecked();
  const before = await lookOf(canvas);
  expect(before).toMatchObject({ theme: 'light', letters: 16, isStill: false });

  for (const [menu, item, look] of [
    ['Тема', 'Тёмная', { theme: 'dark' }],
    ['Размер текста', 'Текст 200 %', { letters: 32 }],
    ['Движение', 'Движения меньше', { isStill: true }],
    ['Viewport size', '390 × 844', { width: 390 }],
  ] as const) {
    await choose(page, menu, item);
    await expect.poll(() => lookOf(canvas), item).toMatchObject(look);
  }
  expect((await lookOf(canvas)).paper).not.toBe(before.paper);
  await expect(cash).toBeChecked();
});

test('city, person and network are chosen in the toolbar, and the story begins anew', async ({
  page,
  workbench,
}) => {
  const canvas = await opened(page, workbench, '50-screens-info--about');
  await expect(canvas.getByRole('button', { name: 'Войти' })).toBeVisible();
  await choose(page, 'Город', 'Тольятти');
  await expect(canvas.getByRole('button', { name: /^Город: Тольятти/ })).toBeVisible();
  await choose(page, 'Кто смотрит', 'Покупатель');
  await expect(canvas.getByRole('link', { name: 'Личный кабинет' })).toBeVisible();
  await choose(page, 'Сеть', 'Медленная сеть');
  await expect(canvas.locator('main [aria-busy="true"]')).toBeVisible();
  await expect(canvas.locator('main [data-prose]')).toBeVisible();
  await choose(page, 'Сеть', 'Сети нет');
  await expect(canvas.getByText('Нет соединения с интернетом')).toBeVisible();
  await expect(canvas.getByText(/^Подробности — по телефону/)).toBeVisible();
});

test('inside of the app nobody is offered the app', async ({ page, workbench }) => {
  const canvas = await opened(page, workbench, '40-panels-app--offer');
  const offer = canvas.getByRole('region', { name: 'Приложение «Журавль»' });
  const agent = () => canvas.locator('html').evaluate(() => navigator.userAgent);
  await expect(offer).toBeVisible();
  for (const [item, words] of [
    ['Приложение, iOS', /iPhone.*ShopApp/],
    ['Приложение, Android', /Android.*ShopApp/],
  ] as const) {
    await choose(page, 'Где открыто', item);
    await expect.poll(agent, item).toMatch(words);
    await expect(offer).toHaveCount(0);
  }
});
