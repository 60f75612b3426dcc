import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { lineAdded, orderActive, promoCalculated } from '../../tests/given.ts';
import { offline } from '../moments.ts';
import { customerCame, orderRefused, orderUnpaid, pageArrived, shopOpen } from '../given.ts';
import { shows, leadsOnBy } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const REFUSAL = '«Зелёный дракон» сейчас нет в наличии';
const withCart = [shopOpen(), customerCame(), lineAdded('Зелёный дракон'), promoCalculated()];

const meta = preview.meta({
  title: '50 Экраны/Заказ не оформлен',
  id: '50-screens-completeerror',
  tags: ['screen:complete-error'],
  parameters: { ...WHOLE_SHOP, route: '/samara/complete-error' },
  render: () => <Shop />,
});

export const Refused = meta.story({
  name: 'Ресторан отказал',
  tags: ['state:error'],
  parameters: { given: [...withCart, orderRefused(REFUSAL), promoCalculated()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(REFUSAL)).toBeVisible();
    await leadsOnBy('Вернуться к оформлению');
  },
});

export const NoReason = meta.story({
  name: 'Без причины',
  tags: ['state:ready'],
  parameters: { given: withCart },
});

export const PaymentFailed = meta.story({
  name: 'Оплата не прошла',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Оплата не прошла. Позвоните нам, и мы поможем.')).toBeVisible();
    await leadsOnBy('В меню');
  },
});

const twoDishes = [
  shopOpen(),
  customerCame(),
  lineAdded('Зелёный дракон', { quantity: 2 }),
  lineAdded('Картофель фри'),
  promoCalculated(),
];

export const Unpaid = meta.story({
  name: 'Не оплачен: оплатить ещё раз или вернуть корзину',
  parameters: { route: '/samara/complete-error?order=order-2048', given: [...twoDishes, orderUnpaid] },
  play: async ({ canvas }) => {
    await leadsOnBy('Оплатить ещё раз');
    await expect(canvas.getByRole('button', { name: 'Вернуть корзину' })).toBeVisible();
  },
});

export const UnpaidOnPhone = meta.story({
  name: 'Не оплачен, телефон; в корзине уже что-то есть',
  globals: ON_PHONE,
  parameters: {
    route: '/samara/complete-error?order=order-2048',
    given: [...twoDishes, orderUnpaid, lineAdded('Картофель фри')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/То, что уже лежит в корзине, останется/)).toBeVisible();
  },
});

export const CartReturned = meta.story({
  name: 'Не оплачен, корзина уже возвращена',
  parameters: {
    route: '/samara/complete-error?order=order-2048',
    given: [
      ...twoDishes,
      orderUnpaid,
      draft('cart/returnTapped', { orderId: 'order-2048' }),
      promoCalculated(),
    ],
  },
  play: shows('link', 'В корзину'),
});

export const UnpaidAndCancelled = meta.story({
  name: 'Не оплачен, и ресторан его отменил',
  parameters: {
    route: '/samara/complete-error?order=order-2048',
    given: [
      ...twoDishes,
      orderUnpaid,
      orderActive({ id: 'order-2048', number: '2048', status: 'Cancelled' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Заказ\s№\s2048 отменён/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Оплатить ещё раз' })).toBeNull();
    await leadsOnBy('Вернуть корзину');
  },
});

export const OnPhone = meta.story({
  name: 'Ресторан отказал, телефон',
  globals: ON_PHONE,
  parameters: { given: [...withCart, orderRefused(REFUSAL), promoCalculated()] },
});

export const Loading = meta.story({
  name: 'Сохранённое ещё не прочитано',
  tags: ['state:loading'],
  parameters: { given: [pageArrived] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Не удалось оформить заказ' })).toBeVisible();
    await expect(canvas.queryByText('Блюда остались в корзине. Попробуйте ещё раз.')).toBeNull();
  },
});

const LONG_REFUSAL =
  'К сожалению, ресторан на Ленинградской сегодня не успеет приготовить такой большой заказ: у нас банкет, и печь занята ' +
  'до самого вечера. Выберите, пожалуйста, другой ресторан, другое время или уберите из заказа пиццы, всё остальное мы готовы ' +
  'привезти, как обычно.';

export const Long = meta.story({
  name: 'Длинная причина отказа',
  tags: ['state:long'],
  parameters: { given: [...withCart, orderRefused(LONG_REFUSAL), promoCalculated()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(LONG_REFUSAL)).toBeVisible();
  },
});

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(...withCart) });

export const Guest = meta.story({
  name: 'Вернулись с оплаты, а вход забыт',
  tags: ['state:guest'],
  parameters: { given: [shopOpen()] },
  play: shows('link', 'В меню'),
});
