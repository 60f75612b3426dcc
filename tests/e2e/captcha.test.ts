import type { Page } from '@playwright/test';
import { startFarEnds, type FarEnds } from './farEnds.ts';
import { startServer, type RunningServer } from './server.ts';
import { DEEP } from './brief.ts';
import { lendPatience } from './patience.ts';
import { expect, newPhone, test as shop } from './shop.ts';
import { chooseCity, orderPickup, placeOrder, signIn } from './steps.ts';
import { changeSettings } from './tour/settings.ts';

/** The shop beside a captcha of our own on loopback. */
const test = shop.extend<object, { readonly farEnds: FarEnds; readonly server: RunningServer }>({
  farEnds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const farEnds = await startFarEnds();
      await provide(farEnds);
      await farEnds.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ farEnds }, provide) => {
      const server = await startServer('src/app/server/start.ts', { CAPTCHA_URL: farEnds.origin });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const ON = { IS_WITHOUT_CAPTCHA: false, IS_WITHOUT_RECAPTCHA: false };

async function visit(page: Page, siteKey: string): Promise<void> {
  await lendPatience(page);
  await changeSettings(page, { ...ON, SMARTCAPTCHA_SITE_KEY: siteKey });
  const loaded = page.waitForResponse('**/api/v1/setting');
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await loaded;
}

const lookUp = (page: Page) => page.waitForRequest(/\/api\/v1\/user\/%2B/);

test('the captcha is fetched at the first login, and each call carries a proof of its own', async ({
  page,
  farEnds,
  watch,
}, info) => {
  watch.allow(farEnds.origin);
  await visit(page, 'demo');
  const before = farEnds.asked.length;
  await page.getByRole('button', { name: 'Войти' }).click();
  expect(farEnds.asked).toHaveLength(before);

  const asked = lookUp(page);
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/user'),
  );
  await signIn(page, newPhone(info.workerIndex));
  expect(farEnds.asked.slice(before)).toEqual([expect.stringMatching(/^\/captcha\.js\?/), '/part.js']);
  expect((await asked).headers()['x-captcha-token']).toBe('proof-1');
  expect((await created).headers()['x-captcha-token']).toBe('proof-2');
});

test('a task lies over the dialog and can be solved there', async ({ page, farEnds, watch }, info) => {
  watch.allow(farEnds.origin);
  await visit(page, 'task');
  await page.getByRole('button', { name: 'Войти' }).click();
  const asked = lookUp(page);
  const solved = signIn(page, newPhone(info.workerIndex));
  // A new customer is looked up and then created: two calls, two tasks.
  await page.getByRole('button', { name: 'Это я' }).click();
  await page.getByRole('button', { name: 'Это я' }).click();
  await solved;
  expect((await asked).headers()['x-captcha-token']).toBe('proof-1');
});

test(
  'without the service the order goes through all the same',
  DEEP,
  async ({ page, farEnds, watch }, info) => {
    watch.allow(farEnds.origin);
    watch.expect(/captcha/);
    watch.expect(/ERR_FAILED/);
    await changeSettings(page, { ...ON, SMARTCAPTCHA_SITE_KEY: 'demo' });
    await page.route(`${farEnds.origin}/**`, (route) => route.abort());
    const asked = lookUp(page);
    await orderPickup(page, newPhone(info.workerIndex));
    expect((await asked).headers()).not.toHaveProperty('x-captcha-token');
    await placeOrder(page);
  },
);
