import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CITIES } from './cities.ts';
import { NOON_ZONE } from '../e2e/noon.ts';
import {
  addToCart,
  chooseCity,
  goToCheckout,
  openCart,
  openSection,
  orderPickup,
  placeOrder,
  putAway,
  saveAddress,
  signIn,
} from '../e2e/steps.ts';

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

/** The customer whom the demo knows: bonuses, an address, an order. */
const KNOWN_PHONE = '9270000001';

/** Somebody has what is delivered to them, and stands at the checkout. */
const settleIn = async (page: Page, url: string, phone: string): Promise<void> => {
  await arrive(page, url, 'samara', 'Самара');
  await take(page);
  await signIn(page, phone);
  await putAway(page, 'Подарок к заказу').catch(() => undefined);
  await kept(page, 'cart', 'Спринг-роллы');
};

/** A present that a promo code gives lies in the cart. */
const earnGift = async (page: Page): Promise<void> => {
  for (let portions = 0; portions < 6; portions += 1)
    await page.getByRole('button', { name: 'Увеличить количество' }).first().click();
  await page.getByRole('textbox', { name: 'Промокод' }).fill('ПОДАРОК');
  await page.getByRole('button', { name: 'Применить' }).click();
  await kept(page, 'cart', 'ПОДАРОК');
};

/** How each kind of visitor comes to be, in a shop at noon. */
const KINDS: Readonly<Record<string, (page: Page, shopUrl: string) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(CITIES).flatMap(([slug, name]) => [
      [`newcomer-${slug}`, async () => undefined],
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
  'buyer-samara': async (page, url) => {
    await orderPickup(page, newPhone(), url);
    await kept(page, 'cart', '"kind":"goods"');
  },
  'resident-samara': async (page, url) => {
    await settleIn(page, url, newPhone());
    await openCart(page);
    await goToCheckout(page, 'Доставить');
    await saveAddress(page, 'Ленинградская', '45');
    await kept(page, 'address', 'Ленинградская');
  },
  'gifted-samara': async (page, url) => {
    await settleIn(page, url, newPhone());
    await openCart(page);
    await earnGift(page);
  },
  'known-samara': async (page, url) => {
    await settleIn(page, url, KNOWN_PHONE);
    await kept(page, 'address', 'Ленинградская');
  },
  'orderer-samara': async (page, url) => {
    await orderPickup(page, newPhone(), url);
    await placeOrder(page);
  },
};

export const VISITORS = Object.keys(KINDS);

/** Makes one of that kind, as whom a visit begins. Throws where the shop does not let them come so far. */
export async function makeVisitor(browser: Browser, shopUrl: string, kind: string): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: NOON_ZONE,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  try {
    await KINDS[kind]?.(await context.newPage(), shopUrl);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
