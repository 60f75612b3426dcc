import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { newPhone, test } from '../e2e/shop.ts';
import {
  addToCart,
  chooseCity,
  goToCheckout,
  openCart,
  openSection,
  placeOrder,
  saveAddress,
  signIn,
  untilAlive,
} from '../e2e/steps.ts';
import { type AskedByKind, type AskedWatch, watchAsked } from './asked.ts';
import { KINDS, type StepName } from './asks.ts';
import { byKey } from './byKey.ts';

const ASKED = new URL('asked.json', import.meta.url);
const MINUTES = 10;
/** Below every time that the shop waits for an answer. */
const STEP_MS = 4_000;

const watchOf = async (page: Page): Promise<AskedWatch> =>
  watchAsked(await page.context().newCDPSession(page));

/** Nothing has been under way for as long: what a step leads to has been asked for. */
const CALM_MS = 1_500;

async function untilCalm(page: Page, { underWay }: AskedWatch): Promise<void> {
  for (let calmSince = Date.now(); Date.now() - calmSince < CALM_MS;) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (underWay() > 0) calmSince = Date.now();
  }
}

/** What a page before somebody's eyes asks in a minute: of ten, by its own clock. */
async function minuteOf(page: Page): Promise<AskedByKind> {
  await page.clock.install();
  const watch = await watchOf(page);
  await page.goto('/samara/');
  await untilAlive(page);
  await untilCalm(page, watch);
  watch.take();
  for (let ms = 0; ms < MINUTES * 60_000; ms += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    while (watch.underWay() > 0) await page.evaluate(() => undefined);
  }
  const asked = watch.take();
  return byKey(KINDS, (kind) => {
    const { count, bytes } = asked[kind];
    return { count: Math.round(count / MINUTES), bytes: Math.round(bytes / MINUTES) };
  });
}

test('what each step of a visit asks for', async ({ page, request }, info) => {
  const watch = await watchOf(page);
  const asks: Partial<Record<StepName, AskedByKind>> = {};
  const step = async (name: StepName, act: () => Promise<unknown>): Promise<void> => {
    watch.take();
    await act();
    await untilCalm(page, watch);
    asks[name] = watch.take();
  };
  await step('open', async () => {
    await page.goto('/samara/');
    await chooseCity(page, 'Самара', 'samara');
  });
  await step('read', () => openSection(page, 'Роллы'));
  await addToCart(page, /^Зелёный дракон/);
  await step('login', () => signIn(page, newPhone(info.workerIndex)));
  await step('add', () =>
    page
      .getByRole('article', { name: /^Зелёный дракон/ })
      .first()
      .getByRole('button', { name: /^Увеличить количество/ })
      .click(),
  );
  await openCart(page);
  await step('address', async () => {
    await goToCheckout(page, 'Доставить');
    await saveAddress(page, 'Ленинская', '119');
  });
  await step('order', () => placeOrder(page));
  await step('reopen', async () => {
    await page.goto('/samara/');
    await untilAlive(page);
  });
  const { open, reopen } = asks;
  // A browser keeps code for a year, and pages for an hour.
  if (open && reopen) asks.comeBack = { ...reopen, pages: open.pages, states: open.states };
  const minutes = await page.context().newPage();
  await page.close();
  asks.minute = await minuteOf(minutes);
  for (const [name, byKind] of Object.entries(asks))
    process.stdout.write(
      `${name}: ${KINDS.map((kind) => `${kind} ${byKind[kind].count} (${(byKind[kind].bytes / 1_000).toFixed(1)} kB)`).join(', ')}\n`,
    );
  const menu = await request.get('/api/v1/catalog');
  const menuBytes = gzipSync(await menu.body()).length;
  writeFileSync(ASKED, `${JSON.stringify({ menuBytes, asks }, null, 2)}\n`);
});
