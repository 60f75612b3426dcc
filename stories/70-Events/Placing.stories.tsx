import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { personal, type OrderComment } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded, promoCalculated, type Step } from '../../tests/given.ts';
import {
  customerCame,
  leaveOffered,
  orderRefused,
  orderUncertain,
  orderUnpaid,
  pickupChosen,
  shopOpen,
  threeMinutesLater,
} from '../given.ts';
import { appears, dialogGone, log, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const cart: Step = [shopOpen(), customerCame(), pickupChosen, lineAdded('Сет «На двоих», 22 шт')];
const wishes: Step = [
  draft('cart/paymentChosen', { payment: 'cash' }),
  draft('cart/changeTyped', { sum: fromRoubles(5_000) }),
  draft('cart/personsTyped', { persons: 2 }),
  draft('cart/commentTyped', { comment: personal<OrderComment>('Без лука') }),
];

const meta = preview.meta({
  title: '70 События/Оформление заказа',
  id: '70-events-placing',
  parameters: { ...WHOLE_SHOP, route: '/samara/checkout' },
  render: () => <Shop />,
});

export const Placed = meta.story({
  name: 'От нажатия до заказа: намерение, отправка, покупка',
  parameters: { given: [cart, wishes, promoCalculated()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Заказать за/ }));
    await log.holds(
      ...(['cart/orderTapped', 'cart/intentMade', 'cart/placeDue'] as const),
      ...(['cart/orderPlaced', 'view/navigationDue', 'cart/orderSettled'] as const),
    );
    await appears(() => canvas.getByRole('heading', { name: /^Заказ\s№\s\d+ оформлен$/ }));
  },
});

export const PressKept = meta.story({
  name: 'Нажали, пока сумма считается: нажатие ждёт её',
  parameters: { given: [cart, draft('cart/orderTapped')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await log.lacks('cart/orderPlaced', 'cart/orderRefused');
  },
});

export const PressReleased = meta.story({
  name: 'Сумма сосчитана: нажатие идёт дальше',
  parameters: { given: [cart, draft('cart/orderTapped'), promoCalculated()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await log.lacks('cart/intentMade');
  },
});

export const TotalChanged = meta.story({
  name: 'Сумма стала другой, и человек согласился',
  parameters: {
    given: [
      cart,
      promoCalculated({ discountTotal: fromRoubles(100) }),
      draft('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' }),
      draft('cart/orderTapped'),
      promoCalculated(),
    ],
  },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.totalChanged)();
    await userEvent.click(screen.getByRole('button', { name: /^Заказать за/ }));
    await dialogGone();
    await log.holds('cart/totalAccepted', 'modal/closed', 'cart/intentMade', 'cart/placeDue');
    // The kitchen of the workbench knows nothing of this cart, and refuses: only then does the screen stand still.
    await appears(() => screen.getByRole('heading', { name: 'Не удалось оформить заказ' }));
  },
});

export const Uncertain = meta.story({
  name: 'Ответа нет: заказ проверяют, а не отправляют второй раз',
  parameters: { given: [cart, promoCalculated(), orderUncertain()] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Проверяем заказ' })).toBeVisible();
    await log.lacks('cart/intentMade');
    await userEvent.click(canvas.getByRole('link', { name: 'История заказов' }));
    await log.holds('order/historyDue');
  },
});

export const Left = meta.story({
  name: 'Через три минуты вернулись к корзине',
  parameters: { given: [cart, promoCalculated(), orderUncertain(), threeMinutesLater, leaveOffered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к корзине' }));
    await appears(() => canvas.getByRole('heading', { name: 'Корзина', level: 1 }));
    await log.holds('cart/leaveTapped', 'cart/orderAbandoned', 'view/navigationDue');
  },
});

export const AnsweredLate = meta.story({
  name: 'Вернулись к корзине, а ресторан всё-таки принял прошлый заказ',
  parameters: {
    given: [
      cart,
      promoCalculated(),
      orderUncertain(),
      ({ cart: { intent } }) => draft('cart/orderAbandoned', { key: intent?.key ?? '' }),
      promoCalculated(),
      (state) =>
        draft('cart/lateAnswered', {
          key: state.cart.givenUp[0]?.key ?? '',
          answer: { kind: 'placed', id: 'order-1', number: '1042' },
        }),
    ],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByText(/принял прошлый заказ, №\s1042/));
  },
});

export const Refused = meta.story({
  name: 'Ресторан отказал: корзина на месте',
  parameters: { given: [cart, promoCalculated(), orderRefused('Сейчас нет в наличии'), promoCalculated()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас нет в наличии')).toBeVisible();
  },
});

const UNPAID = { orderId: 'order-2048' };

export const PaidAgain = meta.story({
  name: 'Не оплачен: оплатить ещё раз ведёт на страницу оплаты того же заказа',
  parameters: {
    route: '/samara/complete-error?order=order-2048',
    given: [cart, promoCalculated(), orderUnpaid, draft('cart/payAgainTapped', UNPAID)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Оплатить ещё раз' })).toBeVisible();
    await log.lacks('cart/orderSettled');
  },
});

export const CartReturned = meta.story({
  name: 'Не оплачен: корзина вернулась',
  parameters: {
    route: '/samara/cart',
    given: [cart, promoCalculated(), orderUnpaid, draft('cart/returnTapped', UNPAID), promoCalculated()],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Состав заказа' })).toBeVisible();
  },
});

export const Lapsed = meta.story({
  name: 'Не оплачен за час: заказ отпущен',
  parameters: {
    route: '/samara/complete-error?order=order-2048',
    given: [cart, promoCalculated(), orderUnpaid, draft('cart/orderLapsed', UNPAID)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Оплата не прошла. Позвоните нам, и мы поможем.')).toBeVisible();
  },
});
