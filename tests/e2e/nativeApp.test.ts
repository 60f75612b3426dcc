import type { FrameLocator, Locator, Page } from '@playwright/test';
import { DEEP } from './brief.ts';
import { expect, newPhone, test } from './shop.ts';
import { chooseCity, orderPickup, placeOrder } from './steps.ts';

/** The page that plays the app, and the shop inside of it. */
async function openApp(page: Page): Promise<{ readonly shop: FrameLocator; readonly heard: Locator }> {
  await page.goto('/demo/app');
  const shop = page.frameLocator('iframe');
  await shop
    .getByRole('dialog', { name: 'Выберите свой город' })
    .getByRole('button', { name: 'Самара' })
    .click();
  // As it closes, the dialog gives the focus back inside the frame: what is typed outside at that moment would be lost.
  await expect(shop.getByRole('dialog')).toBeHidden();
  const heard = page.getByRole('list', { name: 'Что сказал магазин' }).getByRole('listitem');
  await expect(heard.filter({ hasText: '"ready"' })).toHaveCount(1);
  return { shop, heard };
}

async function say(page: Page, label: string, button: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  // A dialog that has just gone gives the focus back inside the frame, and takes what is typed outside: one types again.
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: button }).click();
}

async function logIn(shop: FrameLocator, phone: string): Promise<void> {
  await shop.getByRole('button', { name: 'Кабинет' }).click();
  const auth = shop.getByRole('dialog', { name: 'Вход' });
  await auth.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
  await auth.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }).check();
  await auth.getByRole('button', { name: 'Войти' }).click();
  await expect(auth).toBeHidden();
}

test('the app’s token waits for the login, and is registered by the call for devices', async ({
  page,
}, info) => {
  const { shop } = await openApp(page);
  const registrations: string[] = [];
  page.on('request', (request) => {
    if (/\/notification\/(web-)?device$/.test(request.url())) registrations.push(request.url());
  });
  await say(page, 'Токен', 'Отправить токен', 'journey-app-token');
  const registered = page.waitForRequest((request) => request.url().endsWith('/notification/device'));
  await logIn(shop, newPhone(info.workerIndex));
  expect((await registered).postDataJSON()).toMatchObject({ FCMToken: 'journey-app-token' });
  await say(page, 'Токен', 'Отправить токен', 'journey-app-token');
  await say(page, 'Ссылка уведомления', 'Нажать уведомление', '/samara/about');
  await expect(shop.getByRole('heading', { level: 1, name: 'О нас' })).toBeVisible();
  expect(registrations).toHaveLength(1);
});

test('a tap leads to a page of the shop, and to nothing else', async ({ page }) => {
  const { shop } = await openApp(page);
  await say(page, 'Любое сообщение', 'Отправить как есть', '{"type":"eval","code":"1"}');
  await say(page, 'Ссылка уведомления', 'Нажать уведомление', 'https://evil.example/');
  await say(page, 'Ссылка уведомления', 'Нажать уведомление', 'javascript:alert(1)');
  await say(page, 'Ссылка уведомления', 'Нажать уведомление', '/samara/delivery');
  await expect(shop.getByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible();
  // The browser tells the test of a new address after the page has shown it.
  const { origin } = new URL(page.url());
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${origin}/samara/delivery`);
});

test('an old app is asked to be updated, and its links to other sites go through it', async ({ page }) => {
  await page.route('**/api/v1/setting/MOBILE_APP_VERSION', (route) => route.fulfill({ json: 2 }));
  const { shop, heard } = await openApp(page);
  const prompt = shop.getByRole('region', { name: 'Обновление приложения' });
  await expect(prompt).toBeVisible();
  await say(page, 'Версия приложения', 'Назвать версию', '2');
  await expect(prompt).toBeHidden();
  await say(page, 'Версия приложения', 'Назвать версию', '1.9');
  await prompt.getByRole('link', { name: 'Обновить в App Store' }).click();
  await expect(heard.last()).toContainText('{"type":"open-external","url":"https://');
});

test('the app hears of an order', async ({ page }, info) => {
  await page.addInitScript(() => {
    const words: string[] = [];
    const bridge = { postMessage: (text: string) => void words.push(text) };
    Object.assign(window, { words, ReactNativeWebView: bridge });
  });
  await orderPickup(page, newPhone(info.workerIndex));
  await placeOrder(page);
  const words = await page.evaluate(() => (window as unknown as { words: readonly string[] }).words);
  expect(words.at(-1)).toMatch(/^\{"type":"order-placed","id":"[^"]+"\}$/);
});

test(
  'nothing to read or to press lies under the phone’s clock or its lower edge',
  DEEP,
  async ({ page, context }) => {
    const [top, bottom, height] = [47, 34, 844];
    await page.setViewportSize({ width: 390, height });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { top, topMax: top, bottom, bottomMax: bottom, left: 0, right: 0 },
    });
    await page.goto('/samara/');
    await chooseCity(page, 'Самара', 'samara');
    const basket = await page.getByRole('link', { name: 'Корзина, пусто' }).boundingBox();
    const menu = await page.getByRole('button', { name: 'Кабинет' }).boundingBox();
    expect(basket?.y).toBeGreaterThanOrEqual(top);
    expect((menu?.y ?? height) + (menu?.height ?? 0)).toBeLessThanOrEqual(height - bottom);
  },
);

test('an app that hears nothing stops no order', DEEP, async ({ page, watch }, info) => {
  watch.expect(/tellApp/);
  await page.addInitScript(() => {
    const deaf = () => {
      throw new Error('The bridge is down');
    };
    Object.assign(window, { ReactNativeWebView: { postMessage: deaf } });
  });
  await orderPickup(page, newPhone(info.workerIndex));
  await placeOrder(page);
});
