import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readJournal } from '../../src/app/journal/readJournal.ts';
import { errorPage } from '../../src/app/server/errorPage.ts';
import { demoCatalog } from '../demo.ts';
import { startServer } from './server.ts';
import { expect, test } from './shop.ts';
import { addToCart, chooseCity, putAway, reloadPage, untilAlive } from './steps.ts';

/** Takes the file of each form that is posted to it, as those who read reports do. */
async function openDesk() {
  const files: { readonly name: string; readonly text: string }[] = [];
  const take = async (request: IncomingMessage): Promise<void> => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(await request.toArray()), { headers }).formData();
    const file = form.get('report');
    if (file instanceof File)
      files.push({ name: file.name, text: gunzipSync(Buffer.from(await file.arrayBuffer())).toString() });
  };
  const desk = createServer((request, response) => {
    void take(request).then(() => response.writeHead(204, { 'access-control-allow-origin': '*' }).end());
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}/in`;
  return { files, url, close: () => desk.close() };
}

const read = (text: string) => {
  const journal = readJournal(text, demoCatalog);
  if (!journal.ok) throw new Error(journal.problem);
  return journal;
};

const openReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Сообщить о проблеме' }).first().click();
  return page.getByRole('dialog', { name: 'Сообщить о проблеме' });
};

/** However it is written; its first digits alone stand in many a moment. */
const PHONE = /927\D*123\D*45\D*67/;

test('a customer sees what goes, sends it, and those who read it have their visit without a phone', async ({
  page,
  watch,
}) => {
  const desk = await openDesk();
  const shop = await startServer('src/app/server/start.ts', { REPORT_URL: desk.url });
  watch.allow(shop.url);
  watch.allow(new URL(desk.url).origin);
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  try {
    await page.goto(`${shop.url}/samara/catalog/deserty`);
    await putAway(page, 'Выберите свой город');
    await untilAlive(page);
    await addToCart(page, /./);
    await putAway(page, 'Вход');
    const dialog = await openReport(page);
    await expect(dialog.getByText(/^\d+\s(действие|действия|действий)\sза последнюю минуту$/)).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Что случилось?' })
      .fill('Не открывается корзина, мой номер +7 927 123-45-67');
    await expect(dialog.getByRole('region', { name: 'Так ваши слова уйдут' })).toContainText(
      'Не открывается корзина, мой номер …',
    );
    await dialog.getByText('Показать всё, что будет отправлено').click();
    await expect(dialog.getByLabel('Весь текст сообщения')).toContainText('"cart/addTapped"');
    await expect(dialog.getByLabel('Весь текст сообщения')).not.toContainText(PHONE);

    await page.route(desk.url, (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Похоже, нет связи');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Сохранить файл' }).click();
    const saved = read(readFileSync(await (await download).path(), 'utf8'));
    await page.unroute(desk.url);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByRole('status')).toContainText('Сообщение отправлено');

    const number = (await dialog.getByText(/^\d{3}\s\d{3}$/).textContent())?.replace(/\s/u, '') ?? '';
    expect(desk.files.map(({ name }) => name)).toEqual([`zhuravl-${number}.json.gz`]);
    const sent = read(desk.files[0]?.text ?? '');
    expect(sent.told).toEqual({ words: 'Не открывается корзина, мой номер …', number });
    expect(saved.told).toEqual(sent.told);
    expect(sent.events.map(({ type }) => type)).toContain('cart/addTapped');
    expect(desk.files[0]?.text).not.toMatch(PHONE);
    await dialog.getByRole('button', { name: 'Понятно' }).click();
    await expect(dialog).toBeHidden();
  } finally {
    await page.goto('about:blank');
    await shop.stop();
    desk.close();
  }
});

test('where nobody takes reports a customer copies theirs, also where an order did not go through', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/samara/complete-error');
  await putAway(page, 'Выберите свой город');
  await untilAlive(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Сообщить о проблеме' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сообщить о проблеме' });
  await dialog.getByRole('button', { name: 'Скопировать' }).click();
  await expect(dialog.getByRole('status')).toContainText('Скопировано');
  const copied = read(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.told?.number).toMatch(/^\d{6}$/);
  await expect(dialog.getByRole('button', { name: 'Отправить' })).toHaveCount(0);
});

test('the last-resort page of the server has no script: its link opens the report at home, once', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  const lastResort = await errorPage({}).text();
  await page.route('**/samara/catalog', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: lastResort }),
  );
  await page.goto('/samara/catalog');
  await page.getByRole('link', { name: 'Сообщить о проблеме' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сообщить о проблеме' });
  await expect(dialog).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
  await reloadPage(page);
  await untilAlive(page);
  await expect(page.getByRole('button', { name: 'Сообщить о проблеме' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
