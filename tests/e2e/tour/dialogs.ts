import type { Page } from '@playwright/test';
import type { ModalKind } from '../../../src/slices/modal/state.ts';
import { writeShared } from '../../../src/domain/sharedCart.ts';
import { MODAL_TITLES } from '../../../src/ui/modals/modalTitles.ts';
import { demoCatalog } from '../../demo.ts';
import { lineFor } from '../../given.ts';
import { expect } from '../shop.ts';
import { addToCart, untilAlive } from '../steps.ts';
import { changeSettings, NEVER_OPEN } from './settings.ts';

/** How somebody comes to see a dialog. */
interface Opening {
  /** By which it is found, where that is not its title. */
  readonly name?: string | RegExp;
  readonly visitor: 'guest' | 'customer';
  readonly open: (page: Page) => Promise<void>;
}

const SHARED = writeShared([lineFor('Зелёный дракон')], demoCatalog.products) ?? '';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
/** A press that comes more than a second before life is dropped, as the specification wants: nobody presses so soon here. */
const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/samara/${path}`);
  await untilAlive(page);
};
const customer = (open: Opening['open']): Opening => ({ visitor: 'customer', open });
const guest = (open: Opening['open']): Opening => ({ visitor: 'guest', open });

/** The delivery choice, and one of its halves. */
const receive = async (page: Page, method?: 'Доставить' | 'Самовывоз'): Promise<void> => {
  await at(page, 'catalog');
  await press(page, /^Получение:/);
  if (method) await press(page, method);
};
/** A snack that is not in the customer's cart yet. */
const addSnack = async (page: Page): Promise<void> => {
  await at(page, 'catalog/zakuski');
  await addToCart(page, /Креветки темпура/);
};
const withSettings = async (page: Page, change: Readonly<Record<string, unknown>>): Promise<void> => {
  await changeSettings(page, change);
  const loaded = page.waitForResponse('**/api/v1/setting');
  await at(page, 'catalog/zakuski');
  await loaded;
};

/** What lies in the cart has become dearer or cheaper since it was put there. */
const oldPrices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const key = Object.keys(localStorage).find((name) => /^shop:.*:cart$/.test(name)) ?? '';
    const saved = localStorage.getItem(key);
    if (saved !== null) localStorage.setItem(key, saved.replaceAll(/"price":(\d+)/g, '"price":9$1'));
  });
/** The sum is still being reckoned when the customer presses; the answer, once it is let through, has no discount any more. */
const lostDiscount = async (page: Page): Promise<() => void> => {
  let isOnItsWay = false;
  let reckon = (): void => undefined;
  const reckoned = new Promise<void>((resolve) => {
    reckon = resolve;
  });
  await page.route('**/api/v1/promo', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    if (isOnItsWay) await reckoned;
    const discountTotal = isOnItsWay ? 0 : 50;
    return route.fulfill({ json: { ...((await answer.json()) as object), discountTotal } });
  });
  await at(page, 'cart');
  await expect(page.getByText('Скидка', { exact: true }).first()).toBeVisible();
  isOnItsWay = true;
  return reckon;
};

const OPENINGS: Readonly<Record<ModalKind, Opening>> = {
  city: guest(async (page) => {
    await at(page, '');
    await press(page, /^Город:/);
  }),
  auth: guest(async (page) => {
    await at(page, '');
    await press(page, 'Войти');
  }),
  deliveryChoice: guest((page) => receive(page)),
  restaurants: guest((page) => receive(page, 'Самовывоз')),
  address: guest((page) => receive(page, 'Доставить')),
  time: customer(async (page) => {
    await at(page, 'checkout');
    await press(page, /^Время:/);
  }),
  modifiers: customer(async (page) => {
    await at(page, 'catalog/rolly-klassicheskie');
    await addToCart(page, /Филадельфия классик/);
  }),
  product: {
    name: /Филадельфия классик/,
    ...guest(async (page) => {
      await at(page, 'catalog/rolly-klassicheskie');
      await page
        .getByRole('article', { name: 'Филадельфия классик' })
        .getByRole('link', { name: 'Филадельфия классик' })
        .first()
        .click();
    }),
  },
  emptyCart: guest((page) => at(page, 'checkout')),
  confirm: customer(async (page) => {
    await at(page, 'personal');
    await press(page, 'Удалить аккаунт');
  }),
  snackGift: customer(addSnack),
  notWorking: customer((page) => withSettings(page, { IS_SITE_NOT_WORKING: true })),
  workTime: customer(async (page) => withSettings(page, await NEVER_OPEN(page))),
  information: guest((page) =>
    withSettings(page, { IS_SITE_INFORMATION: true, TEXT_SITE_INFORMATION: 'Завтра откроемся позже.' }),
  ),
  march: guest((page) => withSettings(page, { IS_SHOW_8MARCH_MODAL: true })),
  cartErrors: customer(async (page) => {
    await oldPrices(page);
    await at(page, 'cart');
  }),
  totalChanged: customer(async (page) => {
    const reckon = await lostDiscount(page);
    await at(page, 'checkout');
    await press(page, /^Заказать за/);
    reckon();
  }),
  catalogMenu: guest(async (page) => {
    await page.setViewportSize(PHONE);
    await at(page, '');
    await press(page, 'Меню');
  }),
  filters: guest(async (page) => {
    await page.setViewportSize(DESK);
    await at(page, 'catalog');
    await press(page, /^Фильтры/);
  }),
  allergens: guest(async (page) => {
    await at(page, 'catalog');
    await press(page, /^Исключить аллергены/);
  }),
  profile: customer(async (page) => {
    await at(page, 'personal');
    await press(page, 'Редактировать');
  }),
  reservation: guest(async (page) => {
    await at(page, 'restaurant');
    await press(page, /^Забронировать стол:/);
  }),
  report: guest(async (page) => {
    await at(page, 'legal');
    await press(page, 'Сообщить о проблеме');
  }),
  shareCart: customer(async (page) => {
    await at(page, 'cart');
    await press(page, 'Поделиться корзиной');
  }),
  sharedCart: guest((page) => at(page, `cart#shared=${SHARED}`)),
  stories: guest(async (page) => {
    await at(page, '');
    await page.getByRole('region', { name: 'Истории' }).getByRole('button').first().click();
  }),
};

const titles: Readonly<Record<string, string | null>> = MODAL_TITLES;
/** Every dialog of the shop, and the name by which it is found: one that its caller names is found by any. */
export const DIALOGS = Object.entries(OPENINGS).map(([kind, opening]) => ({
  kind,
  name: titles[kind] ?? /./,
  ...opening,
}));
