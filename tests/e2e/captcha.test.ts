import type { Page } from '@playwright/test';
import { serveBackend, type Served } from '../../mocks/backend/serve.ts';
import { startFakeServices, type FakeServices } from './fakeServices.ts';
import { startServer, type RunningServer } from './server.ts';
import { DEEP } from './brief.ts';
import { lendPatience } from './patience.ts';
import { expect, newPhone, test as shop } from './shop.ts';
import { chooseCity, orderPickup, placeOrder, signIn } from './steps.ts';

const SWITCHES = ['IS_WITHOUT_CAPTCHA', 'IS_WITHOUT_RECAPTCHA'] as const;

interface Fixtures {
  readonly fakeServices: FakeServices;
  /** A chain that asks for proofs: only its pages may fetch the captcha at all. */
  readonly api: Served;
  readonly server: RunningServer;
}

/** The shop beside a captcha of our own on loopback. */
const test = shop.extend<object, Fixtures>({
  fakeServices: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const fakeServices = await startFakeServices();
      await provide(fakeServices);
      await fakeServices.stop();
    },
    { scope: 'worker' },
  ],
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const api = await serveBackend({ port: 0 });
      for (const name of SWITCHES) api.backend.patchSetting(name, false);
      await provide(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ fakeServices, api }, provide) => {
      const server = await startServer('src/app/server/start.ts', {
        CAPTCHA_URL: fakeServices.origin,
        API_URL: api.url,
        GEOCODER_URL: `${api.url}/demo/geocoder`,
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

async function visit(page: Page, { backend }: Served, siteKey: string): Promise<void> {
  await lendPatience(page);
  // The page is rendered from what the server has by now; the key comes with the news.
  await page.request.get('/samara/');
  backend.patchSetting('SMARTCAPTCHA_SITE_KEY', siteKey);
  const loaded = page.waitForResponse('**/api/v1/setting');
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await loaded;
}

const lookUp = (page: Page) => page.waitForRequest(/\/api\/v1\/user\/%2B/);

test('the captcha is fetched at the first login, and each call carries a proof of its own', async ({
  page,
  fakeServices,
  api,
  watch,
}, info) => {
  watch.allow(fakeServices.origin);
  watch.allow(api.url);
  await visit(page, api, 'demo');
  const before = fakeServices.asked.length;
  await page.getByRole('button', { name: 'Войти' }).click();
  expect(fakeServices.asked).toHaveLength(before);

  const asked = lookUp(page);
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/user'),
  );
  await signIn(page, newPhone(info.workerIndex));
  expect(fakeServices.asked.slice(before)).toEqual([expect.stringMatching(/^\/captcha\.js\?/), '/part.js']);
  expect((await asked).headers()['x-captcha-token']).toBe('proof-1');
  expect((await created).headers()['x-captcha-token']).toBe('proof-2');
});

test('a task lies over the dialog and can be solved there', async ({
  page,
  fakeServices,
  api,
  watch,
}, info) => {
  watch.allow(fakeServices.origin);
  watch.allow(api.url);
  await visit(page, api, 'task');
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
  async ({ page, fakeServices, api, watch }, info) => {
    watch.allow(fakeServices.origin);
    watch.allow(api.url);
    watch.expect(/captcha/);
    watch.expect(/ERR_FAILED/);
    await page.route(`${fakeServices.origin}/**`, (route) => route.abort());
    const asked = lookUp(page);
    await orderPickup(page, newPhone(info.workerIndex));
    expect((await asked).headers()).not.toHaveProperty('x-captcha-token');
    await placeOrder(page);
  },
);
