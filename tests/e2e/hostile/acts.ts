import type { Page, Response } from '@playwright/test';
import { operations, type OperationName } from '../../../contracts/operations.ts';
import { matchOperation } from '../../../contracts/match.ts';
import { addToCart, askToSignIn, untilAlive } from '../steps.ts';
import { DIALOGS } from '../tour/dialogs.ts';
import { close } from './visiting.ts';

const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/samara/${path}`);
  await untilAlive(page);
};
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** Something that a customer does, and what is asked by it. */
export interface Act {
  readonly asks: OperationName;
  readonly do: (page: Page) => Promise<void>;
}

const fillContact = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Имя' }).last().fill('Вера');
  await page.getByRole('textbox', { name: 'Телефон' }).last().fill('+7 (927) 000-00-02');
};

/** Presses of a customer that the server may answer with a sentence of its own; what an order needs goes after it, and who orders the last. */
export const ACTS: readonly Act[] = [
  {
    asks: 'vacancy.create',
    do: async (page) => {
      await at(page, 'vacancies');
      await fillContact(page);
      await page.getByRole('textbox', { name: 'Должность' }).fill('Повар');
      await press(page, 'Отправить');
    },
  },
  {
    asks: 'reservation.create',
    do: async (page) => {
      await at(page, 'restaurant');
      await press(page, /^Забронировать стол: /);
      await fillContact(page);
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('Дата').fill(tomorrow);
      await page.getByRole('combobox', { name: 'Время' }).selectOption('19:30');
      await page.getByRole('button', { name: 'Забронировать', exact: true }).click();
    },
  },
  {
    asks: 'user.change',
    do: async (page) => {
      await at(page, 'personal');
      await press(page, 'Редактировать');
      const profile = page.getByRole('dialog', { name: 'Редактирование информации' });
      await profile.getByRole('textbox', { name: 'Имя' }).fill(`Анна ${Date.now()}`);
      await profile.getByRole('button', { name: 'Сохранить' }).click();
    },
  },
  {
    asks: 'like.create',
    do: async (page) => {
      await at(page, 'catalog/zakuski');
      await press(page, /^В избранное: /);
    },
  },
  {
    asks: 'promo.find',
    do: async (page) => {
      await at(page, 'cart');
      await page.getByRole('textbox', { name: 'Промокод' }).fill('ЖУРАВЛИК');
      await press(page, 'Применить');
    },
  },
  { asks: 'order.place', do: (page) => order(page) },
  {
    asks: 'address.remove',
    do: async (page) => {
      await at(page, 'personal/address');
      await press(page, /^Удалить адрес: /);
    },
  },
  {
    asks: 'user.remove',
    do: async (page) => {
      await at(page, 'personal');
      await press(page, 'Удалить аккаунт');
      await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    },
  },
];

const ANSWERED_MS = 30_000;
/** The next answer to that operation. */
export const answerTo = (page: Page, operation: OperationName): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      matchOperation(response.request().method(), new URL(response.url()).pathname)?.operation.name ===
      operation,
    { timeout: ANSWERED_MS },
  );

/** A guest asks to be let in; what comes of it is the caller's. */
export async function askToEnter(page: Page, phone: string): Promise<void> {
  await at(page, 'catalog');
  await close(page);
  await press(page, 'Войти');
  await askToSignIn(page, phone);
}

/** To the checkout, where the address of the customer is chosen already, and one press; what comes of it is the caller's. */
async function order(page: Page): Promise<void> {
  await at(page, 'checkout');
  await press(page, /^Заказать за/);
}

/** All that pages ask for by themselves, but what they cannot be without. */
export const READS: readonly OperationName[] = operations
  .filter(({ route }) => route.method === 'GET')
  .map(({ name }) => name)
  .filter((name) => !/^(versions|setting\.all|catalog|city\.list)/.test(name));

/** Dialogs that show what the chain has written, or that somebody types into. */
const SHOWN: ReadonlySet<string> = new Set([
  'city',
  'deliveryChoice',
  'restaurants',
  'address',
  'filters',
  'allergens',
  'profile',
  'reservation',
  'stories',
  'modifiers',
  'product',
  'report',
  'shareCart',
]);
export const OPENINGS = DIALOGS.filter(({ kind }) => SHOWN.has(kind));

/** A dish in the cart. */
export const fillCart = async (page: Page): Promise<void> => {
  await at(page, 'catalog/zakuski');
  await addToCart(page, /./);
};
