import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ProductId } from '../../src/domain/catalog.ts';
import type { PastItem } from '../../src/domain/customer.ts';
import { pastItem } from '../../tests/demo.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { lastOrderLoaded, type Step } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { presses, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the menu has no such id
const GONE = 'gone' as ProductId;
const lastOrderWith = (...items: readonly PastItem[]): readonly Step[] => [
  shopOpen(),
  customerCame(),
  lastOrderLoaded({ items }),
];

const meta = preview.meta({
  title: '80 Ошибки/Повтор заказа',
  id: '80-errors-repeat',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const DishMissing = meta.story({
  name: 'Блюда больше нет, остальное повторилось',
  tags: ['message:dishMissing'],
  parameters: {
    given: lastOrderWith(pastItem('Зелёный дракон', { productId: GONE }), pastItem('Картофель фри')),
  },
  play: async (context) => {
    await presses(context, 'Повторить заказ');
    await sees(messageText('dishMissing'));
    await expect(context.canvas.getByRole('listitem', { name: 'Картофель фри' })).toBeVisible();
  },
});

export const ModifierMissing = meta.story({
  name: 'Добавки больше нет, повтор остановился',
  tags: ['message:modifierMissing'],
  parameters: {
    given: lastOrderWith(
      pastItem('Зелёный дракон'),
      pastItem('Собери свой вок', { modifiers: [{ id: GONE, amount: 1 }] }),
      pastItem('Картофель фри'),
    ),
  },
  play: async (context) => {
    await presses(context, 'Повторить заказ');
    await sees(messageText('modifierMissing'));
    await expect(context.canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
    await expect(context.canvas.queryByRole('listitem', { name: 'Картофель фри' })).toBeNull();
  },
});
