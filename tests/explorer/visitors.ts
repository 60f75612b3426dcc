import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CITIES } from './cities.ts';
import { NOON_ZONE } from '../e2e/noon.ts';
import { addToCart, chooseCity, openSection, orderPickup, placeOrder, signIn } from '../e2e/steps.ts';

/** Cookies and storage of a browser, as Playwright keeps them. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>;

let issued = 0;
const newPhone = (): string => {
  issued += 1;
  return `93${String(Date.now() % 1_000_000).padStart(6, '0')}${String(issued % 100).padStart(2, '0')}`;
};

const kept = (page: Page, slice: string, part: string): Promise<unknown> =>
  page.waitForFunction(
    ([name, text]) =>
      Object.entries(localStorage).some(
        ([key, value]) => key.endsWith(`:${name}`) && String(value).includes(text ?? ''),
      ),
    [slice, part],
  );

const arrive = async (page: Page, shopUrl: string, slug: string, name: string): Promise<void> => {
  await page.goto(`${shopUrl}/${slug}/`);
  await chooseCity(page, name, slug);
  await kept(page, 'user', '"isAlreadySelectedCity":true');
};

const take = async (page: Page): Promise<void> => {
  await openSection(page, 'Закуски');
  await addToCart(page, /Спринг-роллы/);
};

/** Somebody signs in by the snack that asks for it, and has it in the cart. */
const customerComes = async (page: Page): Promise<void> => {
  await take(page);
  await signIn(page, newPhone());
  await kept(page, 'cart', 'Спринг-роллы');
};

/** How each kind of visitor comes to be, in a shop at noon. */
const KINDS: Readonly<Record<string, (page: Page, shopUrl: string) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(CITIES).flatMap(([slug, name]) => [
      [`guest-${slug}`, (page: Page, url: string) => arrive(page, url, slug, name)],
      [
        `customer-${slug}`,
        async (page: Page, url: string) => {
          await arrive(page, url, slug, name);
          await customerComes(page);
        },
      ],
    ]),
  ),
  'newcomer-samara': async () => undefined,
  'buyer-samara': async (page, url) => {
    await orderPickup(page, newPhone(), url);
    await kept(page, 'cart', '"kind":"goods"');
  },
  'orderer-samara': async (page, url) => {
    await orderPickup(page, newPhone(), url);
    await placeOrder(page);
  },
};

export const VISITORS = Object.keys(KINDS);

/** Makes each kind of visitor once; a visit begins with a copy. */
export async function makeVisitors(
  browser: Browser,
  shopUrl: string,
  kinds = VISITORS,
): Promise<ReadonlyMap<string, Visitor>> {
  const made = new Map<string, Visitor>();
  for (const kind of kinds) {
    const context = await browser.newContext({ locale: 'ru-RU', timezoneId: NOON_ZONE });
    await KINDS[kind]?.(await context.newPage(), shopUrl);
    made.set(kind, await context.storageState());
    await context.close();
  }
  return made;
}
