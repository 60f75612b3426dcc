import type { Browser, Page } from '@playwright/test';
import { NOON_ZONE } from '../noon.ts';
import { newPhone, test as shop } from '../shop.ts';
import { addToCart, chooseCity, followOrder, openSection, orderPickup, placeOrder } from '../steps.ts';

/** Cookies and storage of a browser, as Playwright keeps them. */
export type Visitor = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

const inBrowser = async (browser: Browser, act: (page: Page) => Promise<void>): Promise<Visitor> => {
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId: NOON_ZONE });
  try {
    await act(await context.newPage());
    return await context.storageState();
  } finally {
    await context.close();
  }
};

/** Somebody new in Samara, with nothing in the cart. */
const becomeGuest = (browser: Browser, shopUrl: string): Promise<Visitor> =>
  inBrowser(browser, async (page) => {
    await page.goto(`${shopUrl}/samara/`);
    await chooseCity(page, 'Самара', 'samara');
    // The answer is kept a moment after it was taken: a browser that leaves before that is asked again.
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([key, text]) => key.endsWith(':user') && String(text).includes('"isAlreadySelectedCity":true'),
      ),
    );
  });

/** A customer with an order behind them and two dishes in the cart. */
const becomeCustomer = (browser: Browser, shopUrl: string, phone: string): Promise<Visitor> =>
  inBrowser(browser, async (page) => {
    await orderPickup(page, phone, shopUrl);
    await placeOrder(page);
    // As long as it is on its way every page is called by it.
    await followOrder(page, ['Готов к выдаче']);
    await page.goto(`${shopUrl}/samara/`);
    await openSection(page, 'Закуски');
    await addToCart(page, /Спринг-роллы/);
    await page.goto(`${shopUrl}/samara/cart`);
    await page.getByRole('list', { name: 'Состав заказа' }).waitFor();
    // A press that came before the page was alive is taken along, and kept a moment after it was taken.
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([key, text]) => key.endsWith(':cart') && String(text).includes('Спринг-роллы'),
      ),
    );
  });

interface Visitors {
  readonly customer: Visitor;
  readonly guest: Visitor;
}

/** The shop with somebody in it; each test says who its page belongs to by `test.use`. */
export const test = shop.extend<{ readonly visitor: keyof Visitors }, { readonly visitors: Visitors }>({
  visitor: ['customer', { option: true }],
  visitors: [
    async ({ browser, server }, provide, { workerIndex }) => {
      const customer = await becomeCustomer(browser, server.url, newPhone(workerIndex));
      await provide({ customer, guest: await becomeGuest(browser, server.url) });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  storageState: async ({ visitors, visitor }, provide) => provide(visitors[visitor]),
});
export { expect } from '../shop.ts';
