import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Courier } from '../../src/domain/customer.ts';
import { personal, type PersonName, type Phone } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoCustomer, demoOrder, NOW } from '../../tests/demo.ts';
import { orderActive, type Step } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, log } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const courier: Courier = { name: personal<PersonName>('Тимур'), phone: personal<Phone>('+79270001122') };

/** What the live connection says of the order, so many seconds after noon. */
const pushed = (
  status: string,
  seconds: number,
  changes: { courier?: Courier; orderId?: string } = {},
): Step =>
  draft('order/statusPushed', {
    orderId: demoOrder.id,
    userId: demoCustomer.id,
    status,
    previousStatus: null,
    timestamp: NOW + seconds * 1_000,
    courier: null,
    ...changes,
  });
const cooking: Step = [shopOpen(), customerCame(), orderActive({ status: 'CookingStarted' })];

const meta = preview.meta({
  title: '70 События/Статусы заказа',
  id: '70-events-orderstatus',
  parameters: { ...WHOLE_SHOP, route: `/samara/complete?order=${demoOrder.id}` },
  render: () => <Shop />,
});

export const StepByStep = meta.story({
  name: 'Статусы приходят по живому соединению',
  parameters: {
    given: [cooking, pushed('CookingCompleted', 1), pushed('Waiting', 2), pushed('OnWay', 3, { courier })],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('link', { name: 'Позвонить курьеру' }));
    await log.holds('order/activeLoaded');
    await expect(canvas.getByRole('link', { name: 'Позвонить курьеру' })).toBeVisible();
  },
});

export const NeverBack = meta.story({
  name: 'Опоздавший статус не возвращает назад',
  parameters: { given: [cooking, pushed('OnWay', 3, { courier }), pushed('CookingCompleted', 1)] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('link', { name: 'Позвонить курьеру' }));
  },
});

export const OfAnother = meta.story({
  name: 'Чужой заказ ничего не меняет',
  parameters: { given: [cooking, pushed('OnWay', 1, { courier, orderId: 'order-of-another' })] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: 'Ваш заказ' }));
    await expect(canvas.queryByRole('link', { name: 'Позвонить курьеру' })).toBeNull();
  },
});

export const Completed = meta.story({
  name: 'Доставлен: карточка остаётся на 10 секунд',
  parameters: { given: [cooking, pushed('OnWay', 1, { courier }), pushed('Delivered', 2)] },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
    await expect(order.getAllByText(/Доставлен/).length).toBeGreaterThan(0);
    await log.lacks('order/cleared');
  },
});

export const Cleared = meta.story({
  name: 'Через 10 секунд карточки нет',
  parameters: {
    given: [
      cooking,
      pushed('Delivered', 1),
      draft('order/cleared', { orderId: demoOrder.id }),
      draft('order/activeAbsent'),
    ],
    http: { 'order.active': { status: 404 } },
  },
  play: async ({ canvas }) => {
    await log.holds('order/activeAbsent');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Ваш заказ' })).toBeNull());
  },
});

export const Unknown = meta.story({
  name: 'Сервер не отвечает о заказе: последнее известное остаётся',
  parameters: { given: [cooking], http: { 'order.active': { status: 500 } } },
  play: async ({ canvas }) => {
    await log.holds('order/activeFailed');
    await appears(() => canvas.getByRole('region', { name: 'Ваш заказ' }));
  },
});
