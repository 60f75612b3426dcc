import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Response } from '@playwright/test';
import { startServer } from './server.ts';
import { expect, newPhone, test } from './shop.ts';
import {
  addToCart,
  answerModifiers,
  chooseCity,
  goToCheckout,
  openCart,
  openPart,
  openSection,
  placeOrder,
  saveAddress,
  signIn,
} from './steps.ts';

const NAME = 'Канарейка-Певчая';
const APARTMENT = 'кв-471100';
const COMMENT = 'Клетка у канареечного окна';
const STREET = 'Ленинская';

/** Where the specification itself puts something of a person into an address. */
const DEMANDED = [
  {
    what: 'the look-up and the change of a customer, and the orders of one',
    pattern: /^\/api\/v1\/user\/%2B\d{11}(\/history)?$/,
  },
  { what: 'the place of an address', pattern: /^\/demo\/geocoder\?/ },
  { what: 'the token of the live connection', pattern: /^\/ws\?token=/ },
] as const;

interface Heard {
  readonly addresses: string[];
  readonly referrers: string[];
  readonly lines: string[];
  readonly pushes: string[];
  readonly tokens: string[];
}

const keepToken = async (heard: Heard, response: Response): Promise<void> => {
  const isAccount = /\/api\/v1\/user(\/[^/]*)?$/.test(new URL(response.url()).pathname);
  if (!isAccount || !response.ok()) return;
  const { token } = (await response.json().catch(() => ({}))) as { readonly token?: string };
  if (token) heard.tokens.push(token);
};

/** Everything that leaves the page in one way or another, but for the bodies of calls. */
const listen = async (page: Page): Promise<Heard> => {
  const heard: Heard = { addresses: [], referrers: [], lines: [], pushes: [], tokens: [] };
  page.on('console', (message) => heard.lines.push(message.text()));
  page.on('request', (request) => {
    heard.addresses.push(request.url());
    heard.referrers.push(request.headers()['referer'] ?? '');
  });
  page.on('websocket', (socket) => heard.addresses.push(socket.url()));
  page.on('framenavigated', (frame) => heard.addresses.push(frame.url()));
  page.on('response', (response) => void keepToken(heard, response));
  await page.exposeFunction('tellPush', (text: string) => void heard.pushes.push(text));
  await page.addInitScript(() => {
    const { tellPush } = window as unknown as { tellPush: (text: string) => void };
    const list: unknown[] = [];
    list.push = (...items: unknown[]) => {
      for (const item of items) tellPush(JSON.stringify(item));
      return items.length;
    };
    Object.assign(window, { dataLayer: list });
  });
  return heard;
};

/** From the first visit to the door, with a look at the personal area. */
const wholeJourney = async (page: Page, shopUrl: string, phone: string): Promise<void> => {
  await page.goto(`${shopUrl}/`);
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Вок');
  await addToCart(page, /^Вок/);
  await answerModifiers(page);
  await signIn(page, phone, NAME);
  await openCart(page);
  await goToCheckout(page, 'Доставить');
  await page.getByRole('dialog', { name: 'Адрес доставки' }).getByLabel('Квартира').fill(APARTMENT);
  await saveAddress(page, STREET, '119');
  await page
    .getByRole('textbox', { name: /^Комментарий/ })
    .first()
    .fill(COMMENT);
  await placeOrder(page);
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toContainText('Готовится');
  await page.goto(`${shopUrl}/samara/personal`);
  await expect(page.getByText(NAME).first()).toBeVisible();
  await openPart(page, 'История заказов');
};

/** Errors that nobody catches, one soon after the other. */
const failTwice = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
    void Promise.reject(new Error(text));
  }, message);

/** In every form in which it could be written down. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

test('phone, name, address and token of a customer are told to nobody', async ({ page, watch }, info) => {
  const reports: string[] = [];
  const types: (string | undefined)[] = [];
  const catcher = createServer((request, response) => {
    request.on('data', (chunk) => reports.push(String(chunk)));
    request.on('end', () => response.writeHead(204).end());
    types.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
  }).listen(0, '127.0.0.1');
  await once(catcher, 'listening');
  const reportUrl = `http://127.0.0.1:${(catcher.address() as AddressInfo).port}/in`;
  const shop = await startServer('src/app/server/start.ts', {
    LOG: 'requests',
    KITCHEN_STEP_MS: '500',
    REPORT_URL: reportUrl,
  });
  watch.allow(shop.url);
  watch.allow(new URL(reportUrl).origin);
  watch.expect(/a defect of/);
  const phone = newPhone(info.workerIndex);
  const heard = await listen(page);
  try {
    await wholeJourney(page, shop.url, phone);
    await failTwice(page, `a defect of ${NAME}, +7${phone}, ${STREET}`);
    await expect.poll(() => reports.length).toBe(1);
  } finally {
    // A page that still asks would complain of a server that is gone.
    await page.goto('about:blank');
    await shop.stop();
    catcher.close();
  }
  expect(heard.tokens.length).toBeGreaterThan(0);
  const secrets = [phone, NAME, APARTMENT, COMMENT, STREET, ...heard.tokens].flatMap(formsOf);
  const telling = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => secrets.some((secret) => text.includes(secret)));

  expect(heard.pushes.length).toBeGreaterThan(0);
  expect(telling(heard.pushes), 'analytics').toEqual([]);
  expect(telling(heard.lines), 'console').toEqual([]);
  expect(telling(reports), 'reports').toEqual([]);
  expect(types).toEqual(['POST /in text/plain;charset=UTF-8']);
  const report = JSON.parse(reports[0] ?? '') as { readonly text: string; readonly after: readonly string[] };
  expect(Object.keys(report)).toEqual(['time', 'where', 'text', 'after']);
  expect(report.text).toContain('a defect of');
  expect(report.after.length).toBeLessThanOrEqual(20);
  expect(report.after.every((type) => /^[a-z]+\/[A-Za-z]+$/.test(type))).toBe(true);
  const log = shop.output().split('\n');
  expect(log.filter((line) => line.includes('/api/v1/user/:phone')).length).toBeGreaterThan(0);
  expect(telling(log), 'log of the server').toEqual([]);
  expect(telling(heard.referrers), 'referrers').toEqual([]);

  const paths = [...new Set(telling(heard.addresses))].map((address) =>
    address.replace(/^\w+:\/\/[^/]+/, ''),
  );
  expect(paths.filter((path) => !DEMANDED.some(({ pattern }) => pattern.test(path)))).toEqual([]);
  for (const { what, pattern } of DEMANDED)
    expect(
      paths.some((path) => pattern.test(path)),
      what,
    ).toBe(true);
});
