import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { dish } from '../../tests/demo.ts';
import { catalogChanged, type Step } from '../../tests/given.ts';
import { dialogAsked, outOfStock, shopOpen } from '../given.ts';
import { dialogGone, getsFocus, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const shows = (name: string, isGift = false): Step =>
  dialogAsked({ kind: 'product', productId: dish(name).id, isGift });
const bare = () =>
  catalogChanged({ 'Зелёный дракон': { image: null, energy: null, description: '', weight: null } });

const meta = preview.meta({
  title: '30 Окна/Блюдо',
  id: '30-modals-product',
  tags: ['modal:product'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Gift = meta.story({
  name: 'Подарок с выбором',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), shows('Собери свой вок', true)] },
  play: seesDialog('Собери свой вок'),
});

export const Plain = meta.story({
  name: 'Без модификаторов',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), shows('Зелёный дракон')] },
  play: async () => {
    await seesDialog('Зелёный дракон')();
    await expect(screen.getByRole('button', { name: /^Добавить за/ })).toBeVisible();
  },
});

export const Bare = meta.story({
  name: 'Без фото и описания',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), bare, shows('Зелёный дракон')] },
  play: seesDialog('Зелёный дракон'),
});

export const FromCard = meta.story({
  name: 'Открывается с карточки, Esc возвращает к ней',
  parameters: { route: '/samara/catalog/vok', given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Вок с говядиной' });
    await userEvent.click(link);
    await seesDialog('Вок с говядиной')();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await getsFocus(link);
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), shows('Собери свой вок')] },
  play: seesDialog('Собери свой вок'),
});

export const OutOfStock = meta.story({
  name: 'Закончилось',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), outOfStock('Зелёный дракон'), shows('Зелёный дракон')] },
  play: async () => {
    await seesDialog('Зелёный дракон')();
    await expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
  },
});
