import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ProductId } from '../../src/domain/catalog.ts';
import type { PastOrder } from '../../src/domain/customer.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoPastOrder, NOW, pastItem } from '../../tests/demo.ts';
import { orderActive, signedIn } from '../../tests/given.ts';
import { listFailed, waiting } from '../moments.ts';
import { customerCame, plainDishes, shopOpen } from '../given.ts';
import { shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Кабинет, история заказов',
  id: '50-screens-personalhistory',
  tags: ['screen:personal-history'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal/history', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

const order = (id: number, changes: Partial<PastOrder> = {}): PastOrder => ({
  ...demoPastOrder,
  id: `order-${id}`,
  number: String(1000 - id),
  createdAt: new Date(NOW - id * 86_400_000).toISOString(),
  sum: fromRoubles(1_127 + id * 90),
  ...changes,
});
const historyIs = (...orders: readonly PastOrder[]) => draft('order/historyLoaded', { orders });
const manyItems = plainDishes(14).map((name, index) =>
  pastItem(name, { amount: 1 + index, isGift: index === 13 }),
);

const gone = pastItem('Картофель фри', {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand that readers give
  productId: 'gone' as ProductId,
  name: 'Ролл прошлого лета',
});
const months = [
  order(1, { status: 'Closed', method: 'delivery' }),
  order(9, { status: 'Cancelled', items: [pastItem('Картофель фри', { amount: 3 }), gone] }),
  order(40, { status: 'Closed', method: 'self', items: manyItems.slice(0, 7) }),
  order(75, { status: null, items: [gone] }),
];

export const Months = meta.story({
  name: 'По месяцам: повторить можно каждый, чьи блюда есть',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), historyIs(...months)] },
  play: async ({ canvas, userEvent }) => {
    const newest = canvas.getByRole('article', { name: 'Заказ\u00A0№\u00A0999' });
    await expect(within(newest).getByText('Доставлен')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Повторить заказ' })).toHaveLength(3);
    await expect(canvas.getByText('Сейчас нет: Ролл прошлого лета')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Показать / }));
    const oldest = canvas.getByRole('article', { name: 'Заказ\u00A0№\u00A0925' });
    await expect(within(oldest).queryByRole('button')).toBeNull();
    await userEvent.click(within(newest).getByText(/ещё.1$/));
    await expect(within(newest).getByRole('list')).toBeVisible();
  },
});

export const UnderWay = meta.story({
  name: 'Заказ в пути: вместо повтора «Где заказ»',
  tags: ['state:ready'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      orderActive({ id: 'order-1', status: 'OnWay' }),
      historyIs(order(1, { status: 'CookingStarted' }), order(9, { status: 'Closed' })),
    ],
  },
  play: async ({ canvas }) => {
    const newest = canvas.getByRole('article', { name: 'Заказ\u00A0№\u00A0999' });
    await expect(within(newest).getByText('В пути')).toBeVisible();
    await expect(within(newest).getByRole('link', { name: 'Где заказ' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'По месяцам, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), historyIs(...months)] },
});

export const Loading = meta.story({
  name: 'Список ещё в пути',
  tags: ['state:loading'],
  ...waiting(shopOpen(), customerCame()),
});

export const Empty = meta.story({
  name: 'Заказов пока нет',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), signedIn(), historyIs()] },
  play: shows('heading', 'Заказов пока нет'),
});

export const Long = meta.story({
  name: 'Большие заказы',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      historyIs(
        order(1, { items: manyItems, sum: fromRoubles(48_760.5) }),
        ...Array.from({ length: 10 }, (_, index) => order(index + 2)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(11);
  },
});

export const Failed = meta.story({
  name: 'Не загрузилась',
  tags: ['state:error'],
  ...listFailed(shopOpen(), customerCame(), draft('order/historyFailed')),
});
