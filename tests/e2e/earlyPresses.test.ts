import type { Locator, Page } from '@playwright/test';
import { expect, test } from './tour/visitor.ts';
import { drawFrames, openBeforeLife } from './beforeLife.ts';
import { lendPatience } from './patience.ts';
import { openCart, putAway } from './steps.ts';
import { traceTimers } from './threadTime.ts';

test.use({ visitor: 'guest' });

const DESSERTS = '/samara/catalog/deserty';
/** The longest that a person waits without a doubt whether the press was heard, in ms. */
const ANSWER_MS = 100;

const card = (page: Page, name: string | RegExp): Locator => page.getByRole('article', { name }).first();
const plus = (of: Locator): Locator => of.locator('[data-add]');
const price = (of: Locator): Locator => of.locator(':has(> [data-add]) > span');
const basket = (page: Page): Locator => page.locator('[data-basket] > span');

/** What the first script lays over an element. */
const shown = (of: Locator, part: '::before' | '::after'): Promise<string> =>
  of.evaluate(
    (element, pseudo) =>
      getComputedStyle(element, pseudo).content.replaceAll('"', '').replaceAll('\u00A0', ' '),
    part,
  );

test('presses of a page that is not alive yet are shown at once, and are as many in the cart', async ({
  page,
}) => {
  const letThrough = await openBeforeLife(page, DESSERTS);
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  for (const each of [first, first, second, first]) await plus(each).click();
  expect(await shown(price(first), '::before')).toBe('3');
  const sum = await shown(basket(page), '::after');
  expect(sum).toMatch(/^\d[\d ,]* ₽$/);
  letThrough();
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, 4 товара', exact: true })).toBeVisible();
  await expect(first.getByRole('group', { name: /^Количество/ })).toContainText('3');
  await expect(page.getByRole('navigation', { name: 'Основное меню' })).toContainText(sum);
  expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.cssRules.length)).toBe(0);
});

test('a dish that asks first opens its dialog', async ({ page }) => {
  const letThrough = await openBeforeLife(page, '/samara/catalog/rolly-klassicheskie');
  const roll = card(page, 'Филадельфия классик');
  await plus(roll).click();
  await plus(roll).click();
  await expect(page.getByRole('link', { name: 'Корзина, пусто', exact: true })).toBeVisible();
  letThrough();
  await putAway(page, 'Выберите ролл');
  await putAway(page, 'Вход');
  await expect(page.getByRole('link', { name: 'Корзина, пусто', exact: true })).toBeVisible();
});

test('what the rules refuse is taken back', async ({ page }) => {
  await page.route('**/state/**', async (route) => {
    const response = await route.fetch();
    const state = (await response.json()) as { setting: { values: { isSiteNotWorking: boolean } } };
    state.setting.values.isSiteNotWorking = true;
    await route.fulfill({ response, json: state });
  });
  const letThrough = await openBeforeLife(page, DESSERTS);
  const first = page.getByRole('article').first();
  await plus(first).click();
  expect(await shown(price(first), '::before')).toBe('1');
  letThrough();
  await page.getByRole('dialog').press('Escape');
  await expect.poll(() => shown(basket(page), '::after')).toBe('none');
  expect(await shown(price(first), '::before')).toBe('none');
});

test('a press is not lost with a page that is left before it is alive', async ({ page }) => {
  const letThrough = await openBeforeLife(page, DESSERTS);
  const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
  await plus(page.getByRole('article').first()).click();
  await page.getByRole('link', { name: 'Корзина, пусто', exact: true }).click();
  await page.waitForURL(/\/cart$/, { waitUntil: 'commit' });
  letThrough();
  await putAway(page, 'Вход');
  await expect(page.getByRole('list', { name: 'Состав заказа' })).toContainText(name);
});

test('a dish of which the cart holds some is counted on', async ({ page }) => {
  await page.goto(DESSERTS);
  await plus(page.getByRole('article').first()).click();
  await putAway(page, 'Вход');
  await openCart(page);
  const letThrough = await openBeforeLife(page, DESSERTS);
  await plus(page.getByRole('article').first()).click();
  expect(await shown(price(page.getByRole('article').first()), '::before')).toBe('2');
  letThrough();
  await expect(page.getByRole('link', { name: 'Корзина, 2 товара', exact: true })).toBeVisible();
});

/** A finger that lies on the glass for longer does not tap (src/app/boot/early/firstSign.ts), in ms. */
const LONGEST_TAP_MS = 400;

/** So much longer does a slow phone take. The browser imitates it by the clock, so what it is to be measured by is not imitated. */
const SLOW_PHONE = 4;
/** So many presses come after the page is alive. */
const LATER = 3;

interface Presser {
  /** The timers that made the first presses, as soon as anything was painted, and how many of these were seen at their end. */
  readonly answered: Promise<{ readonly timers: readonly number[]; readonly seen: number }>;
  /** How many presses there were in all; null until the page is alive and was pressed as well. */
  readonly made: () => number | null;
}

const pressFromFirstPaintOn = (page: Page): Promise<unknown> =>
  page.addInitScript((later) => {
    let left = later;
    let made = 0;
    const answered = new Promise<Awaited<Presser['answered']>>((resolve) => {
      const press = (button: HTMLElement) => {
        const price = button.parentElement?.querySelector('span');
        button.click();
        made += 1;
        return price && getComputedStyle(price, '::before').content === '"1"' && price.offsetWidth > 0;
      };
      const begin = () => {
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-add="one"]')].slice(0, 3);
        let seen = 0;
        const timers = buttons.map((button) =>
          window.setTimeout(() => {
            if (press(button)) seen += 1;
          }),
        );
        setTimeout(() => resolve({ timers, seen }));
        const pressing = setInterval(() => {
          buttons[0]?.click();
          made += 1;
          if ('alive' in document.documentElement.dataset) left -= 1;
          if (left === 0) clearInterval(pressing);
        }, 200);
      };
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
      }).observe({ type: 'paint', buffered: true });
    });
    const presser: Presser = { answered, made: () => (left === 0 ? made : null) };
    Object.assign(window, { presser });
  }, LATER);

test('on a slow phone presses are answered at once from the first paint on, and none is lost while the page comes to life', async ({
  browser,
  page,
}) => {
  await pressFromFirstPaintOn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  const trace = await traceTimers(browser, page);
  await page.goto(DESSERTS, { waitUntil: 'commit' });
  const { timers, seen } = await page.evaluate(
    () => (window as unknown as { presser: Presser }).presser.answered,
  );
  expect([timers.length, seen]).toEqual([3, 3]);
  const times = await trace.timesOf(timers);
  // The quickest says what the shop needs: a busy machine makes the others dearer even by the thread's own clock.
  expect(SLOW_PHONE * Math.min(...times)).toBeLessThan(ANSWER_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  const made = await page.waitForFunction(() => (window as unknown as { presser: Presser }).presser.made());
  await putAway(page, 'Вход');
  const count = await made.jsonValue();
  expect(count).toBeGreaterThan(timers.length + LATER);
  await expect(page.getByRole('link', { name: new RegExp(`^Корзина, ${count} товар`) })).toBeVisible();
});

/** What a page has not let in yet while it is pressed: its links that wait to be a style sheet, scripts and an entry. */
interface Waiting {
  readonly underFinger: number;
  readonly whenDrawn: number;
  /** The number over the dish, in the frame that the press is drawn in. */
  readonly count: string;
}

const watchFirstTap = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = () => document.querySelectorAll('link[rel=later]').length;
    const waiting = new Promise<Waiting>((resolve) => {
      const look = () => {
        const underFinger = later();
        requestAnimationFrame(() => {
          const price = document.querySelector('[data-add="one"]')?.parentElement?.querySelector('span');
          const { content = '' } = price ? getComputedStyle(price, '::before') : {};
          resolve({ underFinger, whenDrawn: later(), count: content });
        });
      };
      // Before the first script, which lets nobody behind it hear of a press.
      addEventListener('click', look, { capture: true, once: true });
    });
    Object.assign(window, { waiting });
  });

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('has its press drawn before the page comes to life', async ({ page }) => {
    // On a busy machine the finger would be lifted after its time.
    await lendPatience(page, LONGEST_TAP_MS);
    await watchFirstTap(page);
    await page.goto(DESSERTS);
    const links = page.locator('link[rel=later]');
    const waiting = await links.count();
    expect(waiting).toBeGreaterThan(3);
    const { x, y, width, height } = (await page.locator('[data-add="one"]').first().boundingBox())!;
    const finger = { x: x + width / 2, y: y + height / 2 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [finger]);
    await drawFrames(page, 4);
    await touch('touchEnd', []);
    const seen = await page.evaluate(() => (window as unknown as { waiting: Promise<Waiting> }).waiting);
    expect(seen).toEqual({ underFinger: waiting, whenDrawn: waiting, count: '"1"' });
    await expect(page.locator('link[rel=later][data-rel=stylesheet]')).toHaveCount(0);
    await putAway(page, 'Вход');
    await expect(page.getByRole('link', { name: 'Корзина, 1 товар', exact: true })).toBeVisible();
  });
});
