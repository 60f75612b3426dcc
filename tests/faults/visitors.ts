import type { Browser, Page } from '@playwright/test';
import { NOON_ZONE } from '../e2e/noon.ts';
import { addToCart, chooseCity, openSection, putAway, untilAlive } from '../e2e/steps.ts';
import type { Who } from './row.ts';
import { screenOf } from './screen.ts';
import type { Visit } from './visit.ts';

/** Cookies and storage of a browser, as Playwright keeps them. */
type Visitor = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
export type Visitors = Readonly<Record<Who, Visitor>>;

export const CONTEXT = {
  locale: 'ru-RU',
  timezoneId: NOON_ZONE,
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
} as const;

/** The customer whom the demo knows: bonuses, an address, an order. */
const KNOWN_PHONE = '9270000001';

/** What is kept is written a moment after it was taken. */
const untilKept = (page: Page, slice: 'user' | 'cart', words: string): Promise<unknown> =>
  page.waitForFunction(
    ([slice, words]) =>
      Object.entries(localStorage).some(
        ([key, text]) => key.endsWith(`:${slice}`) && String(text).includes(words!),
      ),
    [slice, words],
  );

const arrive = async (page: Page): Promise<void> => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await untilKept(page, 'user', '"isAlreadySelectedCity":true');
};

const fillCart = async (page: Page): Promise<void> => {
  await openSection(page, 'Десерты');
  await addToCart(page, /./);
};

const becomeCustomer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Войти' }).first().click();
  const login = page.getByRole('dialog', { name: 'Вход' });
  await login.getByRole('textbox', { name: 'Телефон' }).pressSequentially(KNOWN_PHONE);
  for (const name of ['Согласие на обработку персональных данных', 'Получать push-уведомления'])
    await login.getByRole('checkbox', { name }).check();
  await login.getByRole('button', { name: 'Войти' }).click();
  await login.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Получение:/ }).click();
  await page.getByRole('button', { name: 'Самовывоз' }).click();
  await page
    .getByRole('dialog', { name: 'Выберите ресторан' })
    .getByRole('button', { name: 'Журавль на Кирова' })
    .click();
  await fillCart(page);
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное: / });
  for (const nth of [0, 1]) {
    const liked = page.waitForResponse((response) => response.url().endsWith('/like') && response.ok());
    if ((await hearts.nth(nth).getAttribute('aria-pressed')) === 'true') continue;
    await hearts.nth(nth).click();
    await liked;
  }
  await untilKept(page, 'cart', '"quantity":1');
  await untilKept(page, 'cart', '"self"');
};

const becomeGuest = async (page: Page): Promise<void> => {
  await fillCart(page);
  await putAway(page, 'Вход');
  await untilKept(page, 'cart', '"quantity":1');
};

const inBrowser = async (
  browser: Browser,
  baseURL: string,
  become: (page: Page) => Promise<void>,
): Promise<Visitor> => {
  const context = await browser.newContext({ ...CONTEXT, baseURL });
  try {
    const page = await context.newPage();
    await arrive(page);
    await become(page);
    return await context.storageState();
  } finally {
    await context.close();
  }
};

/** Everybody who visits the shop in the matrix. */
export const meetVisitors = async (browser: Browser, shopUrl: string): Promise<Visitors> => ({
  stranger: { cookies: [], origins: [] },
  newcomer: await inBrowser(browser, shopUrl, async () => undefined),
  guest: await inBrowser(browser, shopUrl, becomeGuest),
  customer: await inBrowser(browser, shopUrl, becomeCustomer),
});

/** A page of the origin that is not the shop's: what the page before has kept as it went is gone then. */
const NO_PAGE = '/icon-192x192.png';

/** While the browser takes back the entry of a closed dialog, it begins no other way. */
export const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { isOverlay } = (history.state ?? {}) as { readonly isOverlay?: true };
    return isOverlay !== true || document.querySelector('[role="dialog"], dialog[open]') !== null;
  });

/** Opens a page as somebody, with nothing left of what was before, and gives what lies in the cart as it opens. */
export async function openAs(
  { page, context }: Visit,
  visitor: Visitor,
  { origin, path }: { readonly origin: string; readonly path: string },
): Promise<string> {
  await untilStill(page);
  await page.goto(`${origin}${NO_PAGE}`);
  await context.clearCookies();
  await context.addCookies(visitor.cookies);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    visitor.origins.flatMap(({ localStorage }) => localStorage),
  );
  const { cart } = await screenOf(page);
  await page.goto(`${origin}${path}`);
  await untilAlive(page);
  return cart;
}
