import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ProductId } from '../../src/domain/catalog.ts';
import { brand } from '../../src/ports/readers/brand.ts';
import { draft } from '../../src/slices/draft.ts';
import { pastItem } from '../../tests/demo.ts';
import { lineAdded } from '../../tests/given.ts';
import { shopOpen } from '../given.ts';
import { sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const gone = pastItem('Зелёный дракон', { productId: brand<ProductId>('gone'), name: 'Ролл «Сезонный»' });
const found = draft('cart/lostFound', {
  items: [pastItem('Зелёный дракон', { amount: 2 }), pastItem('Картофель фри'), gone],
});

const meta = preview.meta({
  title: '50 Экраны/Корзина после обновления',
  id: '50-screens-cartlost',
  tags: ['screen:cart'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given: [shopOpen(), found] },
  render: () => <Shop />,
});

export const Offered = meta.story({
  name: 'Пустая корзина, можно восстановить',
  globals: ON_PHONE,
  play: () => sees('Магазин обновился, и корзина опустела'),
});

export const Beside = meta.story({
  name: 'В корзине уже что-то лежит',
  parameters: { given: [shopOpen(), lineAdded('Филадельфия классик'), found] },
  play: () => sees('Магазин обновился, и корзина опустела'),
});

export const Recovered = meta.story({
  name: 'Восстановили, одного блюда больше нет',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Восстановить корзину' }));
    await sees('Не вернули, сейчас нет в меню: Ролл «Сезонный»');
    await expect(canvas.getByRole('list', { name: 'Состав заказа' })).toHaveTextContent('Картофель фри');
  },
});

export const Declined = meta.story({
  name: 'Не надо',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Не надо' }));
    await expect(canvas.queryByRole('button', { name: 'Восстановить корзину' })).toBeNull();
  },
});
