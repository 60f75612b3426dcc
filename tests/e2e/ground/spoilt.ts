import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';
import { addToCart, orderPickup, placeOrder } from '../steps.ts';
import { WOUNDS } from './wounds.ts';

type Entries = Readonly<Record<string, string>>;

/** All that the shop keeps in a browser, by storage. */
export interface Kept {
  readonly local: Entries;
  readonly session: Entries;
}

/** One key of it, spoilt in one way. */
export interface Spoilt {
  readonly name: string;
  readonly storage: keyof Kept;
  readonly key: string;
  readonly text: string | null;
}

/** What lies there only at moments that a visit seldom has: the last of them as the shop writes it. */
const RARE: Kept = {
  local: {
    'shop:lostCart': JSON.stringify({ at: Date.now(), items: [] }),
    'shop:march': '1',
    'shop:analytics': 'refused',
    'shop:reported': '1',
    'shop:adminToken': 'token',
  },
  session: {
    'shop:information': '7',
    'shop:reloaded': '/assets/client.js',
    'shop:pressed': JSON.stringify({
      at: Date.now(),
      presses: [{ path: '/samara/catalog/deserty/nothing', name: 'Ничто', price: 100, asks: false }],
    }),
  },
};

/** What a customer leaves who has ordered, and has a dish in the cart again. */
export async function keepWhole(page: Page, phone: string): Promise<Kept> {
  await orderPickup(page, phone);
  await placeOrder(page);
  await page.goto('/samara/catalog/zakuski');
  await page.mouse.move(1, 1);
  await addToCart(page, /./);
  await page.waitForFunction(() => localStorage.getItem('shop:lastVisit') !== null);
  await page.goto('/robots.txt');
  const kept = await page.evaluate((): Kept => ({
    local: Object.fromEntries(Object.entries<string>(localStorage)),
    session: Object.fromEntries(Object.entries<string>(sessionStorage)),
  }));
  for (const slice of ['cart', 'user', 'address', 'auth'])
    expect(Object.keys(kept.local)).toContain(`shop:1:${slice}`);
  return { local: { ...RARE.local, ...kept.local }, session: { ...RARE.session, ...kept.session } };
}

/** Each key in each way, in an order of no meaning. */
export const everySpoilt = (kept: Kept): readonly Spoilt[] =>
  (['local', 'session'] as const).flatMap((storage) =>
    Object.entries(kept[storage]).flatMap(([key, text], at) =>
      Object.entries(WOUNDS).map(([wound, spoil]) => ({
        name: `${key}: ${wound}`,
        storage,
        key,
        text: spoil(text, at),
      })),
    ),
  );

/** The browser has kept that, but for one key. */
export async function putBack(page: Page, kept: Kept, { storage, key, text }: Spoilt): Promise<void> {
  await page.goto('/robots.txt');
  const { [key]: _own, ...rest } = kept[storage];
  const left: Kept = { ...kept, [storage]: text === null ? rest : { ...rest, [key]: text } };
  await page.evaluate(({ local, session }) => {
    for (const [place, entries] of [[localStorage, local] as const, [sessionStorage, session] as const]) {
      place.clear();
      for (const [name, value] of Object.entries(entries)) place.setItem(name, value);
    }
  }, left);
}
