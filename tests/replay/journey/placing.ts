import type { Payment } from '../../../src/domain/cart.ts';
import { toRoubles } from '../../../src/domain/money.ts';
import type { Stating } from '../../../src/kernel/event.ts';
import type { placingEvents } from '../../../src/slices/cart/placing/events.ts';
import type { receivingEvents } from '../../../src/slices/cart/receiving/events.ts';
import { selectSlots } from '../../../src/slices/cart/receiving/selectors.ts';
import { selectRestaurants } from '../../../src/slices/setting/selectors.ts';
import { MODAL_TITLES } from '../../../src/ui/modals/modalTitles.ts';
import { by, check, dialog, fill, press, type Press } from './words.ts';

type Pressed = Stating<typeof placingEvents & typeof receivingEvents, { readonly source: 'user' }>;

const PAYMENTS: Readonly<Record<Payment, string>> = {
  online: 'Онлайн',
  card: 'Картой при получении',
  cash: 'Наличными',
};
const METHODS = {
  delivery: { button: 'Доставить', radio: 'Доставка' },
  self: { button: 'Самовывоз', radio: 'Самовывоз' },
} as const;

/** How, where, when and for what the order is had. */
export const placingPresses: { readonly [K in Pressed]: Press<K> } = {
  'cart/methodChosen': ({ method }, { modal }) =>
    modal.open?.kind === 'deliveryChoice'
      ? press('button', METHODS[method].button, dialog(MODAL_TITLES.deliveryChoice))
      : check(METHODS[method].radio, by('radiogroup', 'Способ получения')),
  'cart/restaurantChosen': ({ terminalId }, before) => {
    const name = selectRestaurants(before).find(({ id }) => id === terminalId)?.name;
    if (name === undefined) return null;
    return before.modal.open?.kind === 'restaurants'
      ? press('button', name, dialog(MODAL_TITLES.restaurants))
      : press('button', `Забрать отсюда: ${name}`);
  },
  // Other times are offered when it is played: the one in the same place, counted from the first.
  'cart/timeChosen': ({ at }, before) => {
    if (at === null) return press('button', 'Как можно скорее', dialog(MODAL_TITLES.time));
    const slots = selectSlots(before).filter((slot) => slot.at !== null);
    const place = Math.max(
      0,
      slots.findIndex((slot) => slot.at === at),
    );
    return [`await chooseTime(page, ${place});`];
  },
  'cart/returnTapped': () => press('button', 'Вернуть корзину'),
  'cart/paymentChosen': ({ payment }) => check(PAYMENTS[payment], by('radiogroup', 'Оплата')),
  'cart/changeTyped': ({ sum }) => fill('textbox', 'Сдача с', sum === null ? '' : String(toRoubles(sum))),
  'cart/personsTyped': ({ persons }) => fill('spinbutton', 'Количество персон', String(persons)),
  'cart/commentTyped': ({ comment }) => fill('textbox', 'Комментарий', comment),
  'cart/orderTapped': () => press('button', '/^Заказать за/'),
  'cart/totalAccepted': () => press('button', '/^Заказать за/', dialog(MODAL_TITLES.totalChanged)),
  'cart/leaveTapped': () => press('button', 'Вернуться к корзине'),
  'cart/payAgainTapped': () => press('button', 'Оплатить ещё раз'),
};
