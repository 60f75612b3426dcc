import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { PastOrder } from '../../src/domain/customer.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoPastOrder, NOW, pastItem } from '../../tests/demo.ts';
import { signedIn } from '../../tests/given.ts';
import { listFailed, waiting } from '../moments.ts';
import { customerCame, plainDishes, shopOpen } from '../given.ts';
import { shows } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

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

export const Two = meta.story({
  name: 'Два заказа, повторить можно последний',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), historyIs(order(1), order(9))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Заказ № 999' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Повторить заказ' })).toHaveLength(1);
  },
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
