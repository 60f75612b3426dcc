import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ActiveOrder } from '../../src/domain/customer.ts';
import { personal, type PersonName, type Phone } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoCustomer, demoOrder, NOW } from '../../tests/demo.ts';
import { lineAdded, orderActive, promoCalculated, type Step } from '../../tests/given.ts';
import { customerCame, orderTaken, pickupChosen, shopOpen } from '../given.ts';
import { appears, log, type Playing } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const courier = { name: personal<PersonName>('Тимур'), phone: personal<Phone>('+79270001122') };
const before = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();
const after = (minutes: number): string => before(-minutes);

/** The live connection has told the status, so many minutes before noon. */
const told = (status: string, minutes: number): Step =>
  draft('order/statusPushed', {
    orderId: demoOrder.id,
    userId: demoCustomer.id,
    status,
    previousStatus: null,
    timestamp: NOW - minutes * 60_000,
    courier: status === 'OnWay' ? courier : null,
  });

/** This browser has ordered three dishes; the kitchen has promised them for 12:20. */
const ordered = (received: readonly Step[], changes: Partial<ActiveOrder> = {}): readonly Step[] => [
  shopOpen(),
  customerCame(),
  ...received,
  lineAdded('Зелёный дракон'),
  lineAdded('Канада', { quantity: 2 }),
  lineAdded('Картофель фри'),
  promoCalculated(),
  orderTaken(demoOrder.id, demoOrder.number),
  orderActive({ createdAt: before(38), estimatedAt: after(20), ...changes }),
  told('CookingStarted', 36),
];
const onWay: readonly Step[] = [...ordered([]), told('OnWay', 8)];
const late: readonly Step[] = [
  ...onWay,
  orderActive({ status: 'OnWay', courier, createdAt: before(38), estimatedAt: after(35) }),
];
const pickup: readonly Step[] = ordered([pickupChosen], { method: 'self' });

/** The maps know no such place. */
const nowhere = http.get('*/demo/geocoder', () =>
  HttpResponse.json({ response: { GeoObjectCollection: { featureMember: [] } } }),
);

const meta = preview.meta({
  title: '50 Экраны/Заказ в пути',
  id: '50-screens-completeway',
  tags: ['screen:complete'],
  parameters: { ...WHOLE_SHOP, route: `/samara/complete?order=${demoOrder.id}`, given: onWay },
  render: () => <Shop />,
});

/** The steps have their moments, the last one its promise. */
const dated = async ({ canvas }: Playing): Promise<void> => {
  const way = within(await canvas.findByRole('list', { name: 'Путь заказа' }));
  const steps = way.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(steps).toEqual([
    expect.stringMatching(/^Принят.*11:22$/),
    expect.stringMatching(/^Готовится.*11:24$/),
    expect.stringMatching(/^В пути\s*11:52$/),
    expect.stringMatching(/^Доставлен\s*к\s12:25$/),
  ]);
};

/** The pin stands in its zone. */
const onMap = async ({ canvas }: Playing): Promise<void> => {
  const place = within(await canvas.findByRole('region', { name: 'Куда везём' }));
  await expect(await place.findByRole('img', { name: /^Адрес на карте, зона «/ })).toBeInTheDocument();
};

export const OnWay = meta.story({
  name: 'Курьер в пути',
  tags: ['state:ready'],
  play: async (story) => {
    await dated(story);
    await onMap(story);
  },
});
export const OnWayOnPhone = meta.story({ name: 'Курьер в пути, телефон', globals: ON_PHONE, play: dated });

export const PlaceUnknown = meta.story({
  name: 'Карты не знают адреса: без карты',
  beforeEach: ({ msw }) => {
    msw.use(nowhere);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Куда везём' });
    await log.holds('address/mapShown', 'address/spotLost');
    await expect(canvas.queryByRole('img', { name: /на карте/ })).toBeNull();
  },
});

/** The promise stands beside what comes, and the delay says since when it is known. */
const saysDelay = async ({ canvas }: Playing): Promise<void> => {
  const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
  await order.findByRole('heading', { name: /^Задерживаемся минут на\s15$/ });
  await expect(order.getByText('12:10–12:25').tagName).toBe('DEL');
  await expect(order.getByText('12:25–12:40')).toBeVisible();
  await expect(order.getByText(/^Говорим заранее: в\s12:00 стало ясно, что не успеем$/)).toBeVisible();
};

export const Late = meta.story({
  name: 'Задерживаемся, и говорим это заранее',
  parameters: { given: late },
  play: saysDelay,
});
export const LateOnPhone = meta.story({
  name: 'Задерживаемся, телефон',
  globals: ON_PHONE,
  parameters: { given: late },
  play: saysDelay,
});

export const Overdue = meta.story({
  name: 'Время прошло, а новостей нет, телефон',
  globals: ON_PHONE,
  parameters: { given: ordered([], { estimatedAt: before(20) }) },
  play: ({ canvas }) => appears(() => canvas.getByRole('heading', { name: 'Опаздываем' })),
});

export const Pickup = meta.story({
  name: 'Самовывоз готовится',
  parameters: { given: pickup },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
    await expect(await order.findByRole('link', { name: 'Позвонить в ресторан' })).toBeVisible();
    const place = within(await canvas.findByRole('region', { name: 'Откуда забрать' }));
    await expect(await place.findByRole('img', { name: /^Ресторан на карте: / })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Построить маршрут' })).toHaveAttribute(
      'href',
      expect.stringContaining('rtext=~53.'),
    );
  },
});
export const PickupOnPhone = meta.story({
  name: 'Самовывоз готовится, телефон',
  globals: ON_PHONE,
  parameters: { given: pickup },
});
export const PickupReady = meta.story({
  name: 'Самовывоз готов, телефон',
  globals: ON_PHONE,
  parameters: { given: [...pickup, told('CookingCompleted', 1)] },
  play: ({ canvas }) => appears(() => canvas.getByRole('heading', { name: 'Заказ готов к выдаче' })),
});
