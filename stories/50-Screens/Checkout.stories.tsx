import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ZoneId } from '../../src/domain/catalog.ts';
import { draft } from '../../src/slices/events.ts';
import { addressSelected, lineAdded, promoCalculated, signedIn } from '../../tests/given.ts';
import { customerCame, orderRefused, orderSent, orderUncertain, pickupChosen, shopOpen } from '../past.ts';
import { appears, dialogGone, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a zone of the demo
const NORTH = 'samara-north' as ZoneId;
const dishes = [lineAdded('Сет «На двоих», 22 шт'), lineAdded('Том ям с морепродуктами'), promoCalculated()];
const ready = [shopOpen(), customerCame(), ...dishes];

const meta = preview.meta({
  tags: ['page:checkout'],
  parameters: { ...WHOLE_SHOP, route: '/samara/checkout' },
  render: () => <Shop />,
});

export const Delivery = meta.story({
  name: 'Доставка',
  parameters: { given: ready },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Адрес: .*Ленинградская/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Онлайн' })).toBeEnabled();
  },
});

export const Pickup = meta.story({
  name: 'Самовывоз',
  parameters: { given: [shopOpen(), customerCame(), pickupChosen, ...dishes] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ресторан: Журавль на Ленинградской' })).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  name: 'Ничего не выбрано: сразу спрашиваем',
  parameters: { given: [shopOpen(), signedIn(), ...dishes] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog('Доставить или заберёте?')();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Адрес: не указан' })).toBeVisible();
  },
});

export const BelowMinimum = meta.story({
  name: 'Меньше минимальной суммы',
  parameters: {
    given: [
      shopOpen(),
      signedIn(),
      addressSelected({ zoneId: NORTH }),
      lineAdded('Том ям с морепродуктами'),
      promoCalculated(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Ещё .* до минимальной суммы$/ })).toBeDisabled();
  },
});

export const Sending = meta.story({ name: 'Отправляем', parameters: { given: [...ready, orderSent] } });

export const Uncertain = meta.story({
  name: 'Проверяем заказ',
  parameters: { given: [...ready, orderUncertain] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Проверяем заказ')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Ресторан отказал',
  parameters: {
    given: [...ready, orderRefused('«Том ям с морепродуктами» сейчас нет в наличии'), promoCalculated()],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('«Том ям с морепродуктами» сейчас нет в наличии')).toBeVisible();
  },
});

export const OnlineOff = meta.story({
  name: 'Онлайн-оплата выключена',
  parameters: {
    given: [
      shopOpen({ isOnlinePaymentDisabled: { delivery: true, self: false } }),
      customerCame(),
      ...dishes,
      draft('cart/paymentChosen', { payment: 'cash' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Онлайн' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Сдача с' })).toBeVisible();
  },
});

export const ChangeTooSmall = meta.story({
  name: 'Сдача с меньшей суммы',
  parameters: { given: [...ready, draft('cart/paymentChosen', { payment: 'cash' })] },
  play: async ({ canvas, userEvent }) => {
    const change = canvas.getByRole('textbox', { name: 'Сдача с' });
    await userEvent.type(change, '100');
    await userEvent.tab();
    await expect(change).toBeInvalid();
  },
});

export const PlaceMissed = meta.story({
  name: 'Заказ без ресторана',
  parameters: {
    given: [shopOpen(), customerCame(), draft('cart/methodChosen', { method: 'self' }), ...dishes],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать за/ }));
    await seesDialog('Выберите ресторан')();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(canvas.getByText('Выберите ресторан, чтобы заказать')).toBeVisible();
  },
});

export const Ordered = meta.story({
  name: 'Заказ принят',
  parameters: { given: ready },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать за/ }));
    await appears(() => canvas.getByRole('heading', { name: /^Заказ №\d+ оформлен$/ }));
  },
});

export const OnPhone = meta.story({
  name: 'Доставка, телефон',
  globals: ON_PHONE,
  parameters: { given: ready },
});
