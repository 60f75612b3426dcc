import type { Page } from '@playwright/test';
import { IS_BRIEF } from './brief.ts';
import { PAYLOADS } from './hostile/payloads.ts';
import { GEOCODER, LIVE, spoiled, stringsOf, type Json } from './hostile/schemas.ts';
import { LONG_MS, seeSound, test } from './hostile/sound.ts';
import { isStructure } from './hostile/words.ts';
import { expect, newPhone } from './shop.ts';
import { chooseCity, orderPickup, placeOrder, untilAlive } from './steps.ts';

/** `npm test` meets every twenty-third: of no number by which visits are told apart a multiple. */
const STEP = IS_BRIEF ? 23 : 1;
const chosenFrom = (first: number): readonly string[] =>
  PAYLOADS.filter((_, index) => index % STEP === first % STEP);

/** The text with another payload in each of its strings, from the given one on; of a structure only where it is wanted. */
const spoiledText = (value: Json, from: number, isWhole: boolean): Json => {
  let at = from;
  const walk = (part: Json, key: string): Json => {
    if (typeof part === 'string') {
      if (!isWhole && isStructure(key)) return part;
      at += 1;
      return PAYLOADS[at % PAYLOADS.length] ?? '';
    }
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((item: Json) => walk(item, key));
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return walk(value, '');
};
const spoiledEntry = (text: string, at: number): string => {
  if (at % 4 === 2) return PAYLOADS[at % PAYLOADS.length] ?? '';
  try {
    return JSON.stringify(spoiledText(JSON.parse(text) as Json, at, at % 4 === 3));
  } catch {
    return PAYLOADS[at % PAYLOADS.length] ?? '';
  }
};

type Entries = readonly (readonly [key: string, text: string])[];
interface Kept {
  readonly local: Entries;
  readonly session: Entries;
}
const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({ local: Object.entries(localStorage), session: Object.entries(sessionStorage) }));
/** A page of the origin that is not the shop's: a page of the shop would write over it as it goes. */
const NO_PAGE = '/icon-192x192.png';
const put = async (page: Page, kept: Kept): Promise<void> => {
  await page.goto(NO_PAGE);
  await page.evaluate(({ local, session }) => {
    for (const [storage, entries] of [
      [localStorage, local],
      [sessionStorage, session],
    ] as const) {
      storage.clear();
      for (const [key, text] of entries) storage.setItem(key, text);
    }
  }, kept);
};

/** Kept by every browser in time, and not by that of this visit. */
const LATER: Entries = [
  ['shop:information', 'x'],
  ['shop:march', '2026'],
  ['shop:adminToken', 'x'],
  ['shop:lastVisit', '{}'],
  ['shop:lostCart', '{}'],
  ['shop:cityAnswered', 'x'],
];

test('whatever lies in storage, or comes from another tab, the page is sound', async ({
  page,
  context,
  watch,
}, info) => {
  test.setTimeout(LONG_MS);
  // What cannot be read of another tab is told in the log.
  watch.expect(/status of 4\d\d|net::ERR|^error: tabs /);
  await orderPickup(page, newPhone(info.workerIndex));
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(':cart')));
  const kept = await keptIn(page);
  const missing = LATER.filter(([key]) => !kept.local.some(([own]) => own === key));
  for (const payload of chosenFrom(3)) {
    const at = PAYLOADS.indexOf(payload);
    const spoil = (entries: Entries): Entries => entries.map(([key, text]) => [key, spoiledEntry(text, at)]);
    await put(page, { local: spoil([...kept.local, ...missing]), session: spoil(kept.session) });
    await page.goto(at % 2 === 0 ? '/samara/cart' : '/samara/personal/address');
    await untilAlive(page);
    await seeSound(page);
  }
  await put(page, kept);
  await page.goto('/samara/cart');
  await untilAlive(page);
  const other = await context.newPage();
  await other.goto(NO_PAGE);
  await other.evaluate((payloads) => {
    const version = { rev: Number.MAX_SAFE_INTEGER, tab: 'x', known: {} };
    const channels = [localStorage.getItem('shop:version') ?? '1', '1'].map(
      (name) => new BroadcastChannel(`shop:${name}`),
    );
    for (const payload of payloads)
      for (const message of [
        payload,
        { kind: payload },
        { kind: 'digest', rev: 1, tab: payload, digest: payload },
        {
          kind: 'slices',
          ...version,
          slices: { cart: payload, user: { name: payload }, auth: { token: payload } },
        },
        {
          kind: 'facts',
          ...version,
          facts: [
            {
              id: payload,
              type: payload,
              payload: { a: payload },
              time: 1,
              source: payload,
              causation: null,
              correlation: payload,
              depth: 0,
            },
          ],
        },
        {
          kind: 'facts',
          ...version,
          facts: [
            {
              id: 'x',
              type: 'cart/lineAdded',
              payload: { line: payload },
              time: 1,
              source: 'person',
              causation: null,
              correlation: 'x',
              depth: 0,
            },
          ],
        },
      ])
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        for (const channel of channels) channel.postMessage(message);
  }, PAYLOADS);
  await other.close();
  await seeSound(page);
  await page.reload();
  await untilAlive(page);
  await seeSound(page);
});

test('whatever the app around the site says, the page is sound and stays in the shop', async ({
  page,
  shopUrl,
  watch,
}) => {
  watch.expect(/status of 4\d\d|Refused messages/);
  await page.addInitScript(() =>
    Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }),
  );
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  const say = (payloads: readonly string[]): Promise<void> =>
    page.evaluate((all) => {
      for (const payload of all)
        for (const message of [
          payload,
          JSON.stringify(payload),
          ...[
            { type: payload },
            { type: 'fcm-token', token: payload },
            { type: 'notification-tap', data: { link: payload } },
            { type: 'notification-tap', data: payload },
            { type: 'app-version', version: payload },
            { type: 'app-version', version: { toString: payload } },
          ].map((one) => JSON.stringify(one)),
        ])
          window.dispatchEvent(new MessageEvent('message', { data: message }));
    }, payloads);
  await say(PAYLOADS);
  await say([`${shopUrl}//evil.example/x`, '/samara/delivery']);
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shopUrl);
  await seeSound(page);
});

/** The answer of the geocoder with one payload in all of its words. */
const geocoded = (answer: Json, payload: string): Json =>
  spoiled(GEOCODER.schema, answer, GEOCODER.name, (path, text) => (isStructure(path) ? text : payload));

test('whatever the geocoder calls a place, the form has it as words', async ({ page }) => {
  test.setTimeout(LONG_MS);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await page.getByRole('button', { name: /^Получение:/ }).click();
  await page.getByRole('button', { name: 'Доставить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Адрес доставки' });
  const map = dialog.getByRole('img', { name: /^Зоны доставки/ });
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  let payload = '';
  await page.route('**/demo/geocoder**', async (route) => {
    const answer = (await (await route.fetch()).json()) as Json;
    await route.fulfill({ json: geocoded(answer, payload) });
  });
  const chosen = chosenFrom(4);
  for (const [at, next] of chosen.entries()) {
    payload = next;
    const answered = page.waitForResponse(/\/demo\/geocoder/);
    await map.click({ position: { x: width / 2 - height * 0.17 + (at % 7), y: height * 0.77 + (at % 5) } });
    await answered;
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).not.toHaveValue('');
    await seeSound(page);
  }
});

test('whatever the live connection says, the page is sound', async ({ page, watch }, info) => {
  test.setTimeout(LONG_MS);
  watch.expect(/live|frame/i);
  const sends: ((text: string) => void)[] = [];
  let channel = '';
  await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      channel = /user:([^"]+):orders/.exec(String(message))?.[1] ?? channel;
      server.send(message);
    });
    sends.push((text) => socket.send(text));
  });
  await orderPickup(page, newPhone(info.workerIndex));
  const placed = page.waitForResponse((response) => response.url().endsWith('/api/v1/order'));
  await placeOrder(page);
  const { id: orderId } = (await (await placed).json()) as { readonly id: string };
  await expect.poll(() => channel).not.toBe('');
  const fields = stringsOf(LIVE.schema, LIVE.name);
  expect(fields.length).toBeGreaterThan(0);
  const event = {
    orderId,
    userId: channel,
    status: 'OnWay',
    previousStatus: 'Waiting',
    courierInfo: { name: 'Олег', phone: '+79270000003' },
  };
  let moment = Date.now();
  for (const payload of chosenFrom(5)) {
    const told = (isHit: (path: string) => boolean): Json => {
      const flat = { type: 'order:status_update', ...event, timestamp: String((moment += 1)) };
      return spoiled(LIVE.schema, flat, LIVE.name, (path, text) => (isHit(path) ? payload : text));
    };
    const frames = [
      ...fields.map((field) => told((path) => path === field)),
      told((path) => !/orderId|userId|timestamp/.test(path)),
      { type: payload },
      { type: 'order:status_update', data: { ...event, status: payload, timestamp: (moment += 1) } },
      payload,
    ].map((frame) => JSON.stringify(frame));
    for (const frame of [...frames, payload]) sends.at(-1)?.(frame);
    await seeSound(page);
  }
});
