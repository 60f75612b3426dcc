import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { PastOrder } from '../../src/domain/customer.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import { personal, type PersonName, type Phone } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoOrder, demoPastOrder, pastItem } from '../../tests/demo.ts';
import { orderActive, type Step } from '../../tests/given.ts';
import { waiting } from '../moments.ts';
import { customerCame, pageArrived, plainDishes, shopOpen } from '../given.ts';
import { appears, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const courier = { name: personal<PersonName>('Тимур'), phone: personal<Phone>('+79270001122') };
const estimatedAt = new Date(2026, 2, 10, 12, 40).toISOString();
const detailsKnown = draft('order/historyLoaded', {
  orders: [{ ...demoPastOrder, id: demoOrder.id, number: demoOrder.number, sum: demoOrder.sum }],
});
const deliveryIs = (status: string, changes: Partial<typeof demoOrder> = {}): readonly Step[] => [
  shopOpen(),
  customerCame(),
  detailsKnown,
  orderActive({ status, estimatedAt, ...changes }),
];

const meta = preview.meta({
  title: '50 Экраны/Заказ оформлен',
  id: '50-screens-complete',
  tags: ['screen:complete'],
  parameters: { ...WHOLE_SHOP, route: `/samara/complete?order=${demoOrder.id}` },
  render: () => <Shop />,
});

export const Unconfirmed = meta.story({
  name: 'Доставка: Unconfirmed',
  tags: ['state:ready'],
  parameters: { given: deliveryIs('Unconfirmed') },
  play: shows('heading', 'Заказ\u00A0№\u00A01024 оформлен'),
});
export const WaitCooking = meta.story({
  name: 'Доставка: WaitCooking',
  parameters: { given: deliveryIs('WaitCooking') },
});
export const ReadyForCooking = meta.story({
  name: 'Доставка: ReadyForCooking',
  parameters: { given: deliveryIs('ReadyForCooking') },
});
export const CookingStarted = meta.story({
  name: 'Доставка: CookingStarted',
  parameters: { given: deliveryIs('CookingStarted') },
});
export const CookingCompleted = meta.story({
  name: 'Доставка: CookingCompleted',
  parameters: { given: deliveryIs('CookingCompleted') },
});
export const Waiting = meta.story({
  name: 'Доставка: Waiting',
  parameters: { given: deliveryIs('Waiting') },
});
export const OnWay = meta.story({
  name: 'Доставка: OnWay с курьером',
  parameters: { given: deliveryIs('OnWay', { courier }) },
  play: ({ canvas }) => appears(() => canvas.getByRole('link', { name: 'Позвонить курьеру' })),
});
export const Delivered = meta.story({
  name: 'Доставка: Delivered',
  parameters: { given: deliveryIs('Delivered') },
});
export const Closed = meta.story({ name: 'Доставка: Closed', parameters: { given: deliveryIs('Closed') } });

export const Cancelled = meta.story({
  name: 'Отменён',
  tags: ['state:error'],
  parameters: { given: deliveryIs('Cancelled') },
});

export const UnknownStatus = meta.story({
  name: 'Неизвестный статус',
  parameters: {
    given: [...deliveryIs('CookingStarted'), orderActive({ status: 'Перепроверяем состав', estimatedAt })],
  },
});

export const NoActiveOrder = meta.story({
  name: 'Заказ уже завершён',
  parameters: { given: [shopOpen(), customerCame(), detailsKnown] },
});

export const Unknown = meta.story({
  name: 'Номер неизвестен',
  tags: ['state:empty'],
  parameters: { route: '/samara/complete', given: [shopOpen(), customerCame()] },
  play: shows('heading', 'Заказ оформлен'),
});

export const ConnectionLost = meta.story({
  name: 'Связь потеряна',
  tags: ['state:offline'],
  parameters: { isLiveDown: true, given: deliveryIs('CookingStarted') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('обновляем')).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Доставка: OnWay, телефон',
  globals: ON_PHONE,
  parameters: { given: deliveryIs('OnWay', { courier }) },
});

export const Loading = meta.story({
  name: 'Сохранённое ещё не прочитано',
  tags: ['state:loading'],
  ...waiting(pageArrived),
});

const banquet: PastOrder = {
  ...demoPastOrder,
  id: demoOrder.id,
  number: demoOrder.number,
  sum: fromRoubles(48_760),
  items: plainDishes(22).map((name, index) => pastItem(name, { amount: 1 + (index % 4) })),
};

export const Long = meta.story({
  name: 'Большой заказ',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      draft('order/historyLoaded', { orders: [banquet] }),
      orderActive({ status: 'CookingStarted', estimatedAt, sum: banquet.sum }),
    ],
  },
  play: shows('heading', 'Заказ\u00A0№\u00A01024 оформлен'),
});

export const Guest = meta.story({
  name: 'Вернулись с оплаты, а вход забыт',
  tags: ['state:guest'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заказ оформлен' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Ваш заказ' })).toBeNull();
  },
});
