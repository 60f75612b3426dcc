import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test } from './staticWorkbench.ts';

interface Bench {
  readonly canvas: FrameLocator;
  readonly panel: Locator;
  readonly slider: Locator;
}

/** Opens a story with the panel «События» beside it. */
async function opened(page: Page, url: string, story: string): Promise<Bench> {
  await page.goto(`${url}?path=/story/${story}`);
  await page.getByRole('tab', { name: 'События' }).click();
  const panel = page
    .getByRole('tabpanel')
    .filter({ has: page.getByRole('button', { name: 'Вставить журнал' }) });
  return {
    canvas: page.frameLocator('#storybook-preview-iframe'),
    panel,
    slider: panel.getByRole('slider', { name: 'Сколько событий показать' }),
  };
}

const paste = async (panel: Locator, text: string): Promise<void> => {
  await panel.getByRole('button', { name: 'Вставить журнал' }).click();
  await panel.getByRole('textbox', { name: 'Журнал' }).fill(text);
  await panel.getByRole('button', { name: 'Показать' }).click();
};

test('the slider walks through what has happened, by keyboard and by the list', async ({
  page,
  workbench,
}) => {
  const { canvas, panel, slider } = await opened(page, workbench, '50-screens-cart--guest');
  const dragon = canvas.getByRole('listitem', { name: 'Зелёный дракон' });
  await expect(panel.getByText('Дано до начала истории')).toBeVisible();
  await expect(canvas.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(slider).toHaveValue('3');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(dragon).toHaveCount(0);
  await panel
    .getByRole('button', { name: /cart\/lineAdded/ })
    .first()
    .click();
  await expect(dragon).toBeVisible();
  await expect(canvas.getByRole('listitem', { name: 'Вок с говядиной' })).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(canvas.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await expect(slider).toBeFocused();
  await panel.getByRole('button', { name: 'Вставить журнал' }).click();
  const field = panel.getByRole('textbox', { name: 'Журнал' });
  // The dialog may take the focus once, as it comes; an open one leaves it where it goes.
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('Окно на холсте фокус не забирает');
    await expect(field).toHaveValue(/не забирает$/, { timeout: 500 });
  }).toPass();
});

test('an event tells what it said', async ({ page, workbench }) => {
  const { panel } = await opened(page, workbench, '50-screens-cart--guest');
  const restored = panel.getByRole('listitem').filter({ hasText: 'view/restored' });
  await restored.getByRole('button', { name: /^Данные события/ }).click();
  await expect(restored.getByRole('textbox')).toHaveValue(/"isAlreadySelectedCity": true/);
});

test('a journal is copied from one story and seen beside another', async ({ page, workbench }) => {
  const from = await opened(page, workbench, '50-screens-cart--gift-and-discount');
  // The sum is there before the promo answer whose gift the journal has to tell of.
  await expect(from.canvas.getByRole('listitem', { name: /^Картофель фри в подарок/ })).toBeVisible();
  await from.panel.getByRole('button', { name: 'Копировать JSON' }).click();
  await expect(from.panel.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text)).toMatchObject({ format: 'zhuravl-journal' });
  expect(text).not.toContain('Анна');

  const { canvas, panel, slider } = await opened(page, workbench, '20-components-price--ready');
  await paste(panel, text);
  await expect(canvas.getByRole('listitem', { name: /^Картофель фри в подарок/ })).toBeVisible();
  await expect(panel.getByText(/^На холсте вставленный журнал/)).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(canvas.getByRole('listitem', { name: /^Картофель фри в подарок/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Вернуться к истории' }).click();
  await expect(canvas.getByRole('main')).toHaveCount(0);
});

test('a text that is no journal is refused in words and changes nothing', async ({ page, workbench }) => {
  const { canvas, panel, slider } = await opened(page, workbench, '50-screens-home--no-slides');
  await expect(slider).toBeVisible();
  const shown = await slider.getAttribute('max');
  await panel.getByRole('button', { name: 'Вставить журнал' }).click();
  for (const [text, words] of [
    ['{"format":', 'Это не JSON'],
    ['{"a":1}', 'не журнал магазина'],
  ] as const) {
    await panel.getByRole('textbox', { name: 'Журнал' }).fill(text);
    await panel.getByRole('button', { name: 'Показать' }).click();
    await expect(panel.getByRole('alert')).toContainText(words);
  }
  expect(await slider.getAttribute('max')).toBe(shown);
  await expect(canvas.getByRole('main')).toBeVisible();
});
