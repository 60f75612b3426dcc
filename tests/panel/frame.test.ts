import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './staticWorkbench.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const tabs = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('tablist', { name: /panel|addons/i })
    .getByRole('tab')
    .allTextContents();

/** How far the story in the canvas has come. */
const phaseIn = (canvas: FrameLocator): Promise<unknown> =>
  canvas.locator('html').evaluate(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown = Reflect.get(Object(preview), 'currentRender');
    return Reflect.get(Object(render), 'phase');
  });

test('the frame is the shop’s: its brand, its panels first, and Russian tabs', async ({
  page,
  workbench,
}) => {
  await page.goto(`${workbench}?path=/story/20-components-price--ready`);
  await expect(page.getByRole('link', { name: /Журавль/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'События' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => tabs(page))
    .toEqual(['События', 'Задание', 'Замечание', 'Свойства', 'Доступность', 'Проверка', 'Вызовы']);
});

test('controls are there where a story has something to be told, and nowhere else', async ({
  page,
  workbench,
}) => {
  await page.goto(`${workbench}?path=/story/20-components-price--ready`);
  await page.getByRole('tab', { name: 'Свойства' }).click();
  const isFrom = page.getByRole('tabpanel').getByText('isFrom', { exact: true });
  await expect(isFrom).toBeVisible();
  await page.goto(`${workbench}?path=/story/15-about-marks--stamp-page`);
  const tried = page.frameLocator('#storybook-preview-iframe').locator('[data-tried] > *');
  const ground = () => tried.evaluate((stamp) => getComputedStyle(stamp).backgroundColor);
  await expect(tried).toHaveText('Хит');
  const plain = await ground();
  await page.getByRole('tabpanel').getByRole('combobox').selectOption('main');
  await expect.poll(ground).not.toBe(plain);
  await page.goto(`${workbench}?path=/story/15-about-choices--radio-page`);
  await expect(page.getByRole('tab', { name: 'События' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Свойства' })).toHaveCount(0);
});

test('a screen says which lines of the specification it shows, beside its comp', async ({
  page,
  workbench,
}) => {
  await page.goto(`${workbench}?path=/story/50-screens-cart--guest`);
  await page.getByRole('tab', { name: 'Задание' }).click();
  const cart = page.getByRole('region', { name: 'screen:cart' });
  await expect(cart.getByRole('listitem').first()).toContainText(
    /^Cart: lines with quantity.*раздел 2, строка \d+$/,
  );
  const comp = cart.getByRole('img', { name: 'Макет cart-2-390.webp' });
  await comp.scrollIntoViewIfNeeded();
  await expect.poll(() => comp.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
  await page.goto(`${workbench}?path=/story/20-components-price--ready`);
  await expect(page.getByText('Эта история не экран и не окно')).toBeVisible();
});

test('on a page of reference the reader’s place, words and focus stay, whatever the toolbar and the panels do', async ({
  page,
  workbench,
}) => {
  await page.goto(`${workbench}?path=/story/70-events-catalogue--all`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const search = canvas.getByRole('searchbox', { name: 'Найти событие' });
  await expect(search).toBeVisible();
  await expect.poll(() => phaseIn(canvas), 'the story has played').toBe('finished');
  await expect(search).not.toBeFocused();
  await search.fill('cart');
  await canvas.getByRole('heading', { name: 'cart/lineAdded' }).scrollIntoViewIfNeeded();
  const place = () => canvas.locator('html').evaluate((root) => root.scrollTop);
  const before = await place();
  expect(before).toBeGreaterThan(200);
  for (const [menu, item] of [
    ['Тема', 'Тёмная'],
    ['Город', 'Тольятти'],
    ['Кто смотрит', 'Покупатель'],
    ['Сеть', 'Медленная сеть'],
  ] as const) {
    await page.getByRole('toolbar').getByRole('button', { name: menu }).click();
    await page.getByRole('listbox', { name: menu }).getByRole('option', { name: item, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await expect(canvas.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'Замечание' }).click();
  const words = page.getByRole('textbox', { name: 'Что вижу' });
  await words.pressSequentially('Читаю дальше');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('Читаю дальше');
  await expect(search).toHaveValue('cart');
  expect(await place()).toBe(before);
});
