import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './staticWorkbench.ts';

/** Opens a story with the panel «Замечание» beside it. */
async function opened(page: Page, url: string, story: string, globals = ''): Promise<Locator> {
  await page.goto(`${url}?path=/story/${story}${globals}`);
  await page.getByRole('tab', { name: 'Замечание' }).click();
  return page.getByRole('tabpanel').filter({ has: page.getByRole('form', { name: 'Замечание' }) });
}

test('a remark becomes a file, and the file leads another reviewer to the same', async ({
  page,
  workbench,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url());
  });
  const panel = await opened(page, workbench, '50-screens-cart--guest', '&globals=theme:dark');
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(panel.getByRole('button', { name: 'Сохранить файл' })).toBeDisabled();
  await panel.getByRole('textbox', { name: 'Что вижу' }).fill('Окно закрывает сумму');
  await panel.getByRole('textbox', { name: 'Чего жду' }).fill('Сумма видна');
  await panel.getByRole('textbox', { name: 'Кто пишет' }).fill('Ольга');
  // The story has played when the form can be typed into: its dialog took the focus, and the first words, before.
  await expect(panel.getByRole('textbox', { name: 'Что вижу' })).toHaveValue('Окно закрывает сумму');
  await expect(panel.getByRole('textbox', { name: 'Кто пишет' })).toBeFocused();
  await expect(canvas.getByRole('textbox', { name: 'Телефон' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Сохранить файл' }).click(),
  ]);
  await expect(panel.getByRole('status')).toHaveText(/Файл сохранён/);
  expect(download.suggestedFilename()).toMatch(/^zamechanie-50-screens-cart--guest-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'zhuravl-remark',
    story: { id: '50-screens-cart--guest' },
    globals: { theme: 'dark' },
    saw: 'Окно закрывает сумму',
    journal: expect.stringContaining('zhuravl-journal'),
  });
  expect(asked.filter((url) => new URL(url).origin === new URL(workbench).origin)).toEqual([]);

  const other = await opened(page, workbench, '20-components-price--ready', '&globals=theme:light');
  await expect(other.getByLabel('Открыть замечание')).toBeEnabled();
  await other
    .getByLabel('Открыть замечание')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const shown = page.getByRole('region', { name: 'Открытое замечание' });
  await expect(shown).toContainText('Окно закрывает сумму');
  await expect(shown).toContainText('Ольга');
  await expect(page).toHaveURL(/50-screens-cart--guest/);
  await expect(canvas.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(canvas.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await page.getByRole('tab', { name: 'События' }).click();
  await expect(page.getByText(/^На холсте вставленный журнал/)).toBeVisible();
});

test('a file that is no remark is refused in words, and a story without events has none to send', async ({
  page,
  workbench,
}) => {
  const panel = await opened(page, workbench, '20-components-price--ready');
  await expect(panel.getByLabel('Открыть замечание')).toBeEnabled();
  await panel
    .getByLabel('Открыть замечание')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(panel.getByRole('alert')).toContainText('не замечание со стенда');
  await panel.getByRole('textbox', { name: 'Что вижу' }).fill('Цена мала');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Сохранить файл' }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ saw: 'Цена мала', journal: null });
});
