import type { BrowserContext, Page } from '@playwright/test';
import { FCM_TOKEN, FIREBASE, FIREBASE_ORIGINS, fakeFirebase, fakeSubscription } from './firebase.ts';
import { startServer, type RunningServer } from './server.ts';
import { DEEP } from './brief.ts';
import { expect, newPhone, test as base } from './shop.ts';
import { deliver, enter, SCOPE } from './pushSteps.ts';
import { addToCart, collectSnack, openSection, placeOrder } from './steps.ts';

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await startServer('src/app/server/start.ts', {
        FIREBASE_CONFIG: JSON.stringify(FIREBASE),
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(({ watch }) => {
  for (const origin of FIREBASE_ORIGINS) watch.allow(origin);
});

/** Headless Chromium shows no question: the answer is given by whoever drives it, and only when it is asked. */
async function fakePermissionPrompt(page: Page, context: BrowserContext): Promise<void> {
  await page.exposeFunction('letNotify', () => context.grantPermissions(['notifications']));
  await page.addInitScript(() => {
    let isAsked = false;
    const { permission } = Object.getOwnPropertyDescriptors(Notification);
    Object.defineProperty(Notification, 'permission', {
      get: () => {
        const own: unknown = permission.get?.call(Notification);
        return own === 'denied' && !isAsked ? 'default' : own;
      },
    });
    Notification.requestPermission = async () => {
      isAsked = true;
      await (window as unknown as { letNotify(): Promise<void> }).letNotify();
      return Notification.permission;
    };
  });
}

const notices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    return ((await registration?.getNotifications()) ?? []).map(({ title, icon }) => `${title} ${icon}`);
  }, SCOPE);

test('messages are switched on by a tap, come, are followed, and end with the logout', async ({
  page,
  context,
}, info) => {
  const asked = await fakeFirebase(context);
  await fakeSubscription(page);
  await fakePermissionPrompt(page, context);
  await enter(page, newPhone(info.workerIndex));
  const allow = page.getByRole('button', { name: 'Включить уведомления' });
  await expect(allow).toBeVisible();
  expect(asked).toEqual([]);

  const registered = page.waitForRequest((request) => request.url().endsWith('/notification/web-device'));
  await allow.click();
  expect((await registered).postDataJSON()).toMatchObject({ fcmToken: FCM_TOKEN });
  await expect(page.getByText('Уведомления в этом браузере включены')).toBeVisible();

  const listed = page.waitForRequest(/\/api\/v1\/notification\/[^/]+$/);
  const message = { fcmMessageId: 'm1', from: '1', data: { title: 'Акция', link: '/samara/promo' } };
  await deliver(page, context, message);
  await listed;
  await expect.poll(() => notices(page)).toEqual([expect.stringMatching(/^Акция .*\/icon-192x192\.png$/)]);

  const [worker] = context.serviceWorkers();
  // Of what pages ask for it sees nothing.
  const code = await (await page.request.get(worker?.url() ?? '')).text();
  expect(code).toContain('notificationclick');
  expect(code).not.toMatch(/onfetch|addEventListener\(\s*["'`]fetch/);
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    globalThis.dispatchEvent(tap);
  });
  await expect(page).toHaveURL(/\/samara\/promo$/);

  await page.goto('about:blank');
  await worker?.evaluate(() => {
    const data = { json: () => ({ fcmMessageId: 'm2', from: '1', data: { title: 'Вне магазина' } }) };
    globalThis.dispatchEvent(Object.assign(new Event('push'), { data, waitUntil: () => undefined }));
  });
  await page.goto('/samara/promo');
  await expect.poll(() => notices(page)).toContainEqual(expect.stringMatching(/^Вне магазина /));

  await page.getByRole('link', { name: 'Личный кабинет' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect.poll(() => asked.filter((request) => request.method() === 'DELETE')).toHaveLength(1);
});

test(
  'with the permission given, the token is taken silently in the next visit',
  DEEP,
  async ({ page, context }, info) => {
    await fakeFirebase(context);
    await fakeSubscription(page);
    await context.grantPermissions(['notifications']);
    await enter(page, newPhone(info.workerIndex));
    await expect(page.getByText('Уведомления в этом браузере включены')).toBeVisible();
    const registered = page.waitForRequest((request) => request.url().endsWith('/notification/web-device'));
    await page.reload();
    await registered;
  },
);

test('without the consent nothing of Firebase is asked or loaded', async ({ page, context }, info) => {
  const asked = await fakeFirebase(context);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await context.grantPermissions(['notifications']);
  await enter(page, newPhone(info.workerIndex), false);
  await expect(page.getByRole('button', { name: 'Включить уведомления' })).toBeHidden();
  expect(asked).toEqual([]);
  expect(scripts.filter((url) => /firebase/.test(url))).toEqual([]);
});

test(
  'while push is down, the order still goes through and only the log knows',
  DEEP,
  async ({ page, context, watch }, info) => {
    watch.expect(/fetchToken|ERR_CONNECTION_REFUSED/);
    const asked = await fakeFirebase(context, false);
    await fakeSubscription(page);
    await context.grantPermissions(['notifications']);
    await enter(page, newPhone(info.workerIndex));
    await expect.poll(() => watch.complaints.filter((line) => /fetchToken/.test(line))).not.toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/Уведомления в этом браузере/)).toBeHidden();
    await page.goto('/samara/');
    await openSection(page, 'Закуски');
    await addToCart(page, /./);
    await collectSnack(page);
    await placeOrder(page);
  },
);
