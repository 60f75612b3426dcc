import type { Browser, Page } from '@playwright/test';
import { expect } from '../shop.ts';
import { addToCart, openCart, putAway, untilAlive } from '../steps.ts';
import { momentIn } from './wallClock.ts';

/** Тольятти is open from 10:00 to 02:00 of the next day, by the customer's own clock. */
const DESSERTS = '/tolyatti/catalog/deserty';

interface Night {
  readonly zone: string;
  /** What the clocks of the zone say when the page is opened: the shop is open. */
  readonly wall: string;
  readonly baseURL: string;
}

/** A guest in that zone has a dish in the cart, and looks at it. */
export async function openNight(browser: Browser, { zone, wall, baseURL }: Night): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU', timezoneId: zone });
  const page = await context.newPage();
  await page.clock.install({ time: momentIn(zone, wall) });
  await page.goto(DESSERTS);
  await putAway(page, 'Выберите свой город');
  await untilAlive(page);
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await openCart(page);
  return page;
}

const closed = (page: Page) => page.getByText('Сейчас закрыто');

export const seeOpen = (page: Page): Promise<void> => expect(closed(page)).toHaveCount(0);

/** What a closed shop says in the cart, the same wherever the customer is. */
export async function seeClosed(page: Page): Promise<void> {
  await expect(closed(page).first()).toBeVisible();
  await expect(page.getByText(/^Откроемся в\s10:00/).first()).toBeVisible();
  const slots = page.getByRole('button', { name: /^К\s\d\d:\d\d$/ });
  await expect(slots).toHaveText([/^К\s11:00$/, /^К\s11:30$/]);
}
