import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type PersonName } from '../../src/domain/personal.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoPastOrder, NOW } from '../../tests/demo.ts';
import { lastOrderLoaded, lineAdded, orderActive, signedIn } from '../../tests/given.ts';
import { offline, waiting } from '../moments.ts';
import { customerCame, pageArrived, shopOpen } from '../given.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Кабинет, профиль',
  id: '50-screens-personal',
  tags: ['screen:personal'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

export const Profile = meta.story({
  name: 'Профиль',
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Сохранённое ещё не прочитано',
  tags: ['state:loading'],
  ...waiting(pageArrived),
});

export const Nameless = meta.story({
  name: 'Без имени и заказов',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), signedIn({ name: personal<PersonName>('') })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
    const profile = within(canvas.getByRole('region', { name: 'Профиль' }));
    await expect(profile.getByText('не указано')).toBeVisible();
  },
});

const LONG_NAME = 'Константин-Александр Преображенский-Воскресенский';

export const Long = meta.story({
  name: 'Длинное имя, заказ в пути',
  tags: ['state:long'],
  parameters: {
    given: [shopOpen(), customerCame({ name: personal<PersonName>(LONG_NAME) }), orderActive()],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
    await appears(() => canvas.getByRole('region', { name: 'Ваш заказ' }));
  },
});

export const Offline = meta.story({
  name: 'Нет связи',
  tags: ['state:offline'],
  ...offline(shopOpen(), customerCame()),
});

const lastPlaced = [
  lastOrderLoaded(),
  draft('order/historyLoaded', {
    orders: [
      {
        ...demoPastOrder,
        id: 'order-1988',
        number: '1988',
        createdAt: new Date(NOW - 7 * 86_400_000).toISOString(),
        sum: fromRoubles(1_480),
        status: 'Closed',
        method: 'delivery' as const,
      },
    ],
  }),
];

export const LastOrder = meta.story({
  name: 'Последний заказ знает номер, дату и сумму из истории',
  tags: ['state:ready'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), ...lastPlaced, lineAdded('Зелёный дракон')] },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('article', { name: 'Заказ\u00A0№\u00A01988' });
    await expect(within(order).getByText('Доставлен')).toBeVisible();
    await expect(within(order).getByRole('button', { name: 'Повторить заказ' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Бонусы' })).getByText(/можно списать/),
    ).toBeVisible();
  },
});

export const OnPhone = meta.story({ name: 'Профиль, телефон', globals: ON_PHONE });
