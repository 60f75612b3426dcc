import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ZoneId } from '../../src/domain/catalog.ts';
import { personal, type StreetLine } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { addressSelected, lineAdded, promoCalculated, signedIn } from '../../tests/given.ts';
import { offline, waiting } from '../moments.ts';
import {
  customerCame,
  LONG_STREET,
  manyDishes,
  NIGHT,
  orderRefused,
  orderSent,
  orderUncertain,
  pageArrived,
  pickupChosen,
  leaveOffered,
  shopClosed,
  shopOpen,
  shopStopped,
} from '../given.ts';
import { appears, dialogGone, opens, presses, seesDialog, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a zone of the demo
const NORTH = 'samara-north' as ZoneId;
const dishes = [lineAdded('Сет «На двоих», 22 шт'), lineAdded('Том ям с морепродуктами'), promoCalculated()];
const ready = [shopOpen(), customerCame(), ...dishes];

const meta = preview.meta({
  title: '50 Экраны/Оформление',
  id: '50-screens-checkout',
  tags: ['screen:checkout'],
  parameters: { ...WHOLE_SHOP, route: '/samara/checkout' },
  render: () => <Shop />,
});

export const Delivery = meta.story({
  name: 'Доставка',
  tags: ['state:ready'],
  parameters: { given: ready },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Адрес: .*Ленинградская/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Онлайн' })).toBeEnabled();
  },
});

export const Pickup = meta.story({
  name: 'Самовывоз',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), pickupChosen, ...dishes] },
  play: shows('button', 'Ресторан: Журавль на Ленинградской'),
});

export const NothingChosen = meta.story({
  name: 'Ничего не выбрано: сразу спрашиваем',
  parameters: { given: [shopOpen(), signedIn(), ...dishes] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.deliveryChoice)();
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

export const ChoiceLacking = meta.story({
  name: 'Блюдо без обязательного выбора',
  parameters: {
    given: [shopOpen(), signedIn(), addressSelected(), lineAdded('Собери свой вок'), promoCalculated()],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Сделайте выбор: Собери свой вок' })).toBeVisible();
  },
});

export const Sending = meta.story({ name: 'Отправляем', parameters: { given: [...ready, orderSent] } });

export const Uncertain = meta.story({
  name: 'Проверяем заказ',
  parameters: { given: [...ready, orderUncertain('Сервис временно недоступен')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Проверяем заказ', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Попытка 4')).toBeVisible();
  },
});

export const MayReturn = meta.story({
  name: 'Проверяем заказ три минуты',
  tags: ['state:error'],
  parameters: { given: [...ready, orderUncertain('Сервис временно недоступен'), leaveOffered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Вернуться к корзине' })).toBeVisible();
    await expect(canvas.getByText(/привезут два/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Ресторан отказал',
  tags: ['state:error', 'state:stopList'],
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
  tags: ['state:error'],
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
    await seesDialog(MODAL_TITLES.restaurants)();
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
    await appears(() => canvas.getByRole('heading', { name: /^Заказ\s№\s\d+ оформлен$/ }));
  },
});

export const OnPhone = meta.story({
  name: 'Доставка, телефон',
  tags: ['state:ready'],
  globals: ON_PHONE,
  parameters: { given: ready },
});

export const Loading = meta.story({
  name: 'Сохранённая корзина ещё не прочитана',
  tags: ['state:loading'],
  ...waiting(pageArrived),
});

export const Long = meta.story({
  name: 'Много блюд, длинный адрес',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen(),
      signedIn(),
      addressSelected({ street: personal<StreetLine>(LONG_STREET) }),
      manyDishes(18),
      promoCalculated(),
    ],
  },
  play: shows('button', /^Адрес: .*Волжской флотилии/),
});

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(...ready) });

export const Closed = meta.story({
  name: 'Ночью: только ко времени',
  tags: ['state:closed'],
  parameters: {
    clock: NIGHT,
    route: '/tolyatti/checkout',
    given: [shopClosed, signedIn(), pickupChosen, ...dishes],
  },
  play: async (context) => {
    await shows('button', 'Время: не выбрано')(context);
    await presses(context, /^К.10:30$/);
    await appears(() => context.canvas.getByRole('button', { name: 'Время: Сегодня в\u00A010:30' }));
    await expect(context.canvas.queryByRole('button', { name: /^К.10:30$/ })).toBeNull();
  },
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: окно при заказе',
  tags: ['state:notWorking'],
  parameters: { given: [shopStopped, customerCame(), ...dishes] },
  play: opens(/^Заказать за/, MODAL_TITLES.notWorking),
});

export const AllBonuses = meta.story({
  name: 'Бонусы: слишком много, потом все сразу',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), lineAdded('Зелёный дракон')] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Списать бонусы' });
    await userEvent.click(field);
    await userEvent.keyboard('100000');
    await expect(await canvas.findByText(/^Спишем .+: больше /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Списать все' }));
    await expect(canvas.getByRole('button', { name: 'Не списывать' })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});
