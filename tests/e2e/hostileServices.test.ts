import type { Request } from '@playwright/test';
import { serveBackend, type Served } from '../../mocks/backend/serve.ts';
import { IS_BRIEF } from './brief.ts';
import { startFakeServices } from './fakeServices.ts';
import { FIREBASE, FIREBASE_ORIGINS, fakeFirebase, fakeSubscription } from './firebase.ts';
import { PAYLOADS } from './hostile/payloads.ts';
import { LONG_MS, seeSound, test as guarded } from './hostile/sound.ts';
import { deliver, enter, SCOPE } from './pushSteps.ts';
import { startServer, type RunningServer } from './server.ts';
import { expect, newPhone } from './shop.ts';
import { chooseCity } from './steps.ts';

/** `npm test` meets every twenty-third. */
const CHOSEN = IS_BRIEF ? PAYLOADS.filter((_, index) => index % 24 === 6) : PAYLOADS;

const CAPTCHA_OFF = ['IS_WITHOUT_CAPTCHA', 'IS_WITHOUT_RECAPTCHA'] as const;

interface Services {
  readonly captcha: string;
  readonly api: Served;
}

/** The shop beside a captcha that means harm, and with web push. */
const test = guarded.extend<object, { readonly services: Services; readonly server: RunningServer }>({
  services: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const captcha = await startFakeServices(...CHOSEN);
      const api = await serveBackend({ port: 0 });
      for (const name of CAPTCHA_OFF) api.backend.patchSetting(name, false);
      await provide({ captcha: captcha.origin, api });
      await api.close();
      await captcha.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ services }, provide) => {
      const server = await startServer('src/app/server/start.ts', {
        CAPTCHA_URL: services.captcha,
        API_URL: services.api.url,
        FIREBASE_CONFIG: JSON.stringify(FIREBASE),
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(({ watch, services }) => {
  for (const origin of [services.captcha, services.api.url, ...FIREBASE_ORIGINS]) watch.allow(origin);
});

test('whatever the captcha says, it is a header or nothing', async ({ page, watch }, info) => {
  test.setTimeout(LONG_MS);
  watch.expect(/captcha|status of 4\d\d/);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  const asked: (string | undefined)[] = [];
  await page.route(/\/api\/v1\/user\/%2B/, (route) => {
    asked.push(route.request().headers()['x-captcha-token']);
    return route.fulfill({
      status: 422,
      json: { message: 'Нельзя' },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.getByRole('button', { name: 'Войти' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially(newPhone(info.workerIndex));
  await dialog.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }).check();
  for (const at of CHOSEN.keys()) {
    await dialog.getByRole('button', { name: 'Войти' }).click();
    await expect.poll(() => asked.length).toBe(at + 1);
    await expect(dialog.getByText('Нельзя')).toBeVisible();
  }
  await seeSound(page);
  const sent = asked.filter((proof) => proof !== undefined);
  expect(sent).toEqual(CHOSEN.filter((payload) => /^[\x21-\x7e]{1,4096}$/.test(payload)));
});

test('whatever a message of the push service says, it is a notice, and its tap stays in the shop', async ({
  page,
  context,
  shopUrl,
  watch,
}, info) => {
  test.setTimeout(LONG_MS);
  watch.expect(/captcha|status of 4\d\d/);
  await fakeFirebase(context);
  await fakeSubscription(page);
  await context.grantPermissions(['notifications']);
  const registered = page.waitForRequest((request: Request) =>
    request.url().endsWith('/notification/web-device'),
  );
  await enter(page, newPhone(info.workerIndex));
  await registered;
  const messages = CHOSEN.flatMap((payload, at) => [
    {
      fcmMessageId: `d${at}`,
      from: '1',
      data: { title: payload, text: payload, body: payload, link: payload },
    },
    {
      fcmMessageId: `n${at}`,
      from: '1',
      notification: { title: payload, body: payload, click_action: payload },
    },
    {
      fcmMessageId: `o${at}`,
      from: payload,
      data: { title: `${at}`, [payload]: payload },
      fcmOptions: { link: payload },
    },
  ]);
  await deliver(page, context, ...messages);
  const notices = () =>
    page.evaluate(async (scope) => {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      return ((await registration?.getNotifications()) ?? []).length;
    }, SCOPE);
  await expect.poll(notices).toBeGreaterThan(CHOSEN.length / 2);
  await seeSound(page);
  const [worker] = context.serviceWorkers();
  /** Taps each notice that stands there: so many. Some come while others are tapped. */
  const tapEach = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const notifications = await registration.getNotifications();
      for (const notification of notifications)
        globalThis.dispatchEvent(
          Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
        );
      return notifications.length;
    });
  await expect.poll(tapEach).toBe(0);
  expect(new URL(page.url()).origin).toBe(shopUrl);
  await seeSound(page);
});
