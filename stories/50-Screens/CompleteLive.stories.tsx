import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { demoOrder } from '../../tests/demo.ts';
import { orderActive } from '../../tests/given.ts';
import { connectionBreaks, orderTold, seesBreak } from '../live.ts';
import { customerCame, shopOpen } from '../given.ts';
import { log, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const estimatedAt = new Date(2026, 2, 10, 12, 40).toISOString();
const courierInfo = { name: 'Тимур', phone: '+79270001122' };

const meta = preview.meta({
  title: '50 Экраны/Заказ оформлен, живое соединение',
  id: '50-screens-completelive',
  tags: ['screen:complete'],
  parameters: {
    ...WHOLE_SHOP,
    route: `/samara/complete?order=${demoOrder.id}`,
    given: [shopOpen(), customerCame(), orderActive({ status: 'CookingStarted', estimatedAt })],
  },
  render: () => <Shop />,
});

export const CourierLeft = meta.story({
  name: 'Страница открыта, и курьер выехал',
  parameters: { live: [orderTold('OnWay', { courierInfo })] },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
    await order.findByRole('heading', { name: 'Курьер уже в пути' });
    await expect(order.getByRole('link', { name: 'Позвонить курьеру' })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  name: 'Страница открыта, и заказ отменили, телефон',
  globals: ON_PHONE,
  parameters: { live: [orderTold('Cancelled')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Отменён' });
    await sees('Заказ отменён. Позвоните нам, и мы расскажем почему.');
    await expect(canvas.queryByRole('list', { name: 'Путь заказа' })).toBeNull();
  },
});

export const Reconnected = meta.story({
  name: 'Связь прервалась и вернулась',
  parameters: { live: connectionBreaks },
  play: async ({ canvas }) => {
    await seesBreak();
    await log.holds('view/connectionLost', 'view/connectionOpened', 'order/refreshDue', 'order/activeLoaded');
    await expect(canvas.getByRole('heading', { name: 'Готовим ваш заказ' })).toBeVisible();
  },
});
