import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** What stands in the way of the next step after a dialog: what lies over the page now is another one's, an entry without any is not. */
const leftBehind = (): string => {
  const { isOverlay } = (history.state ?? {}) as { readonly isOverlay?: true };
  // One that has closed may be there for a moment longer than it is seen.
  const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
  const isCovered = [...document.querySelectorAll('[role="dialog"], dialog[open]')].some(isSeen);
  return isOverlay === true && !isCovered ? `an entry of a dialog at ${location.href}` : '';
};

/** The dialog has closed, and its entry has left the history: a step of the test that met it there would be lost. */
async function seeClosed(closed: Locator): Promise<void> {
  await expect(closed).toBeHidden();
  // A page that has gone meanwhile takes its entries along.
  await expect.poll(() => closed.page().evaluate(leftBehind).catch(String)).toBe('');
}

/** The shop has come to life and has taken over what was answered before; where storage is denied, nothing was kept. */
const seeAnswerTaken = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    try {
      return localStorage.getItem('shop:cityAnswered') === null;
    } catch {
      return document.documentElement.dataset['alive'] !== undefined;
    }
  });

/** The first visit: the city is asked for, and the address names it. */
export async function chooseCity(page: Page, city: string, slug: string): Promise<void> {
  await dialog(page, 'Выберите свой город').getByRole('button', { name: city, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/`));
  await seeClosed(dialog(page, 'Выберите свой город'));
  await seeAnswerTaken(page);
}

/** Somebody is seen at the page, and it is alive: before that a link is the browser's, and a button waits. */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Puts a dialog away by Esc, pressed in it: a person's comes long after the focus has gone in. */
export async function putAway(page: Page, name: string): Promise<void> {
  await dialog(page, name).press('Escape');
  await seeClosed(dialog(page, name));
  await seeAnswerTaken(page);
}

/** Reloads a page with nothing over it: while the browser still takes back the entry of a closed dialog, it begins no other way. */
export async function reloadPage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (history.state as { readonly isOverlay?: true } | null)?.isOverlay !== true,
  );
  await page.reload();
}

/** Opens a section through the home page's menu. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Меню' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
}

/** Answers every required question of a dish by its first option, and adds it. */
export async function answerModifiers(page: Page): Promise<void> {
  const modifiers = dialog(page, 'Выберите ролл');
  await expect(modifiers).toBeVisible();
  for (const group of await modifiers.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await group.getByRole('radio').first().check();
  await modifiers.getByRole('button', { name: /^Добавить за/ }).click();
  await seeClosed(modifiers);
}

/** Fills in the dialog «Вход» and presses its button; what comes of it is the caller's. */
export async function askToSignIn(page: Page, phone: string, name = 'Вера'): Promise<void> {
  const auth = dialog(page, 'Вход');
  await auth.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
  await auth.getByRole('textbox', { name: 'Имя' }).fill(name);
  const consent = auth.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' });
  // Waits until the sheet has risen: a press that it moves from under is one beside it, and closes it.
  await consent.check();
  await auth.getByRole('button', { name: 'Войти' }).click();
}

/** Signs in by the dialog that is open. */
export async function signIn(page: Page, phone: string, name = 'Вера'): Promise<void> {
  await askToSignIn(page, phone, name);
  await seeClosed(dialog(page, 'Вход'));
}

/** Opens a part of the personal area. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Puts the first dish of that name into the cart by the button on its card. */
export const addToCart = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('article', { name })
    .first()
    .getByRole('button', { name: /^В корзину: / })
    .click();

export async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Корзина, \d/ }).click();
  await expect(page.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible();
}

export async function saveAddress(page: Page, street: string, home: string): Promise<void> {
  const address = dialog(page, 'Адрес доставки');
  await address.getByRole('combobox', { name: 'Улица' }).pressSequentially(street.slice(0, 5));
  await page.getByRole('option', { name: street, exact: true }).click();
  await address.getByRole('combobox', { name: 'Дом' }).pressSequentially(home.slice(0, 2));
  await page.getByRole('option', { name: home, exact: true }).click();
  await address.getByRole('button', { name: 'Сохранить адрес' }).click();
  await seeClosed(address);
}

/** From the cart to the checkout, which asks how to receive the order. */
export async function goToCheckout(page: Page, method: 'Доставить' | 'Самовывоз'): Promise<void> {
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await dialog(page, 'Доставить или заберёте?').getByRole('button', { name: method }).click();
}

/** Takes the second of today's half hours. */
export async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Время: / }).click();
  const times = dialog(page, 'Время заказа');
  const slot = times.getByRole('button', { name: /^\d\d:\d\d$/ }).nth(1);
  const label = (await slot.textContent()) ?? '';
  await slot.click();
  await seeClosed(times);
  await expect(page.getByRole('button', { name: new RegExp(`^Время: .*${label}`) })).toBeVisible();
}

/** A new customer stands at the checkout of a pickup order of one snack. */
export async function orderPickup(page: Page, phone: string, shopUrl = ''): Promise<void> {
  await page.goto(`${shopUrl}/samara/`);
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await addToCart(page, /./);
  await signIn(page, phone);
  await collectSnack(page);
}

/** With the first snack just added, to the checkout of its pickup. */
export async function collectSnack(page: Page): Promise<void> {
  await dialog(page, 'Подарок к заказу').getByRole('button', { name: 'Закрыть' }).click();
  await openCart(page);
  await goToCheckout(page, 'Самовывоз');
  await dialog(page, 'Выберите ресторан').getByRole('button', { name: 'Журавль на Кирова' }).click();
  await expect(page.getByRole('button', { name: 'Ресторан: Журавль на Кирова' })).toBeVisible();
}

/** Orders, and tells the number that the shop gave. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  const heading = page.getByRole('heading', { name: /^Заказ № .+ оформлен$/ });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

/** The active order moves by itself to its last step, and is cleared after Closed. */
export async function followOrder(page: Page, steps: readonly string[]): Promise<void> {
  const order = page.getByRole('region', { name: 'Ваш заказ' });
  for (const step of steps) await expect(order.locator('[aria-current="step"]')).toContainText(step);
  await expect(order).toBeHidden({ timeout: 30_000 });
}
