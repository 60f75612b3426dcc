import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { catalogChanged, lineAdded } from '../../tests/given.ts';
import { shopOpen } from '../given.ts';
import { sees, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const DRAGON = 'Зелёный дракон';
const RAMEN = 'Рамен со свининой';
const cart = [shopOpen(), lineAdded(DRAGON), lineAdded(RAMEN), lineAdded('Картофель фри')];

const meta = preview.meta({
  title: '80 Ошибки/Проверка корзины',
  id: '80-errors-cartcheck',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const ProductGone = meta.story({
  name: 'Блюда больше нет в меню',
  tags: ['message:productGone'],
  parameters: { given: [...cart, () => catalogChanged({ [RAMEN]: null })] },
  play: async () => {
    await seesDialog(MODAL_TITLES.cartErrors)();
    await sees(messageText('productGone', RAMEN));
    await expect(screen.getByRole('button', { name: 'Ок' })).toHaveFocus();
    await expect(screen.queryByRole('listitem', { name: RAMEN, hidden: true })).toBeNull();
  },
});

export const PriceChanged = meta.story({
  name: 'Цена блюда изменилась',
  tags: ['message:priceChanged'],
  parameters: { given: [...cart, () => catalogChanged({ [DRAGON]: { price: fromRoubles(649) } })] },
  play: async () => {
    await seesDialog(MODAL_TITLES.cartErrors)();
    await sees(messageText('priceChanged', DRAGON));
    await expect(screen.getByRole('button', { name: 'Ок' })).toHaveFocus();
    await expect(screen.queryByRole('listitem', { name: DRAGON, hidden: true })).toBeNull();
  },
});

export const Both = meta.story({
  name: 'Изменилось и то и другое',
  tags: ['message:productGone', 'message:priceChanged'],
  parameters: {
    given: [...cart, () => catalogChanged({ [RAMEN]: null, [DRAGON]: { price: fromRoubles(649) } })],
  },
  play: async () => {
    await seesDialog(MODAL_TITLES.cartErrors)();
    await sees(messageText('productGone', RAMEN));
    await sees(messageText('priceChanged', DRAGON));
    await expect(screen.getAllByRole('button', { name: 'Ок' })).toHaveLength(1);
  },
});
