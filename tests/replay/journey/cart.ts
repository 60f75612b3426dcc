import type { CartModifier } from '../../../src/domain/cart.ts';
import { toRoubles } from '../../../src/domain/money.ts';
import type { cartEvents } from '../../../src/slices/cart/events.ts';
import type { Stating } from '../../../src/kernel/event.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { MODAL_TITLES } from '../../../src/ui/modals/modalTitles.ts';
import {
  by,
  dialog,
  dishName,
  fill,
  isAt,
  lineName,
  ofDish,
  press,
  quoted,
  type Lines,
  type Press,
} from './words.ts';
import { placingPresses } from './placing.ts';

type Pressed = Stating<typeof cartEvents, { readonly source: 'user' }>;

const step = (button: string, name: string | null): Lines =>
  name === null ? null : press('button', button, by('group', `Количество: ${name}`));

/** The dialog of a choice, or the page of the dish. */
const scopeOf = (name: string, { modal, view }: AppState): string => {
  if (modal.open?.kind === 'modifiers') return dialog(MODAL_TITLES.modifiers);
  const isPage = view.path.split('/').length > 4 && modal.page === view.path;
  return isPage ? `page.getByRole('main')` : dialog(name);
};

/** `more`: presses of «Увеличить количество», of the other one where it is negative. */
const choice = (name: string, chosen: readonly CartModifier[], more: number, before: AppState): Lines => {
  const options = chosen.map(({ groupName, name: option }) => [groupName, option]);
  return [`await choose(${scopeOf(name, before)}, ${JSON.stringify(options)}, ${more});`];
};

const isFull = (name: string, { cart }: AppState): boolean =>
  cart.lines.some((line) => line.name === name && line.maxQuantity > 0 && line.quantity >= line.maxQuantity);

export const cartPresses: { readonly [K in Pressed]: Press<K> } = {
  'cart/addTapped': ({ productId, choice: chosen, quantity }, before) => {
    const name = dishName(productId, before);
    if (name === null) return null;
    if (chosen === null) return press('button', `В корзину: ${name}`);
    // «+» of a line that takes no more.
    if (before.modal.open === null && isFull(name, before)) return step('Увеличить количество', name);
    return choice(name, chosen, quantity - 1, before);
  },
  'cart/incrementTapped': ({ lineId }, before) => step('Увеличить количество', lineName(lineId, before)),
  'cart/decrementTapped': ({ lineId }, before) => step('Уменьшить количество', lineName(lineId, before)),
  'cart/lineEdited': ({ lineId, choice: chosen, quantity }, before) => {
    const line = before.cart.lines.find(({ id }) => id === lineId);
    return line ? choice(line.name, chosen, quantity - line.quantity, before) : null;
  },
  'cart/removeTapped': ({ lineId }, before) => {
    const name = lineName(lineId, before);
    return name === null ? null : press('button', `Удалить: ${name}`);
  },
  'cart/productRemoveTapped': ({ productId }, before) =>
    ofDish('button', 'Убрать из корзины', productId, before),
  'cart/clearTapped': () => press('button', 'Очистить', dialog('Очистить корзину?')),
  'cart/repeatTapped': () => press('button', 'Повторить заказ'),
  'cart/pastRepeatTapped': ({ orderId }, { order }) => {
    const number = order.history.find(({ id }) => id === orderId)?.number;
    return number ? press('button', 'Повторить заказ', by('article', `Заказ № ${number}`)) : null;
  },
  'cart/recoveryTapped': () => press('button', 'Восстановить корзину'),
  'cart/recoveryDeclined': () => press('button', 'Не надо'),
  'cart/sharedTapped': () => press('button', 'Добавить в корзину', dialog(MODAL_TITLES.sharedCart)),
  'cart/giftChosen': ({ productId, choice: chosen }, before) => {
    const name = dishName(productId, before);
    return name === null ? null : choice(name, chosen, 0, before);
  },
  'cart/couponSubmitted': ({ code }, before) =>
    isAt(before, 'cart')
      ? [...fill('textbox', 'Промокод', code), ...(press('button', 'Применить') ?? [])]
      : press('button', 'Применить', `page.getByRole('article').filter({ hasText: ${quoted(code)} })`),
  'cart/couponRemoved': (_payload, before) =>
    press('button', isAt(before, 'cart') ? 'Убрать промокод' : 'Убрать'),
  'cart/bonusTyped': ({ sum }) => fill('spinbutton', 'Списать бонусы', String(toRoubles(sum))),
  'cart/promoRetryTapped': () => press('button', 'Повторить'),
  'cart/undoTapped': () => press('button', 'Вернуть'),
  'cart/undoPressed': () => [`await page.keyboard.press('ControlOrMeta+z');`],
  ...placingPresses,
};
