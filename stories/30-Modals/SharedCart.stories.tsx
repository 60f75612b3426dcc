import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ProductId } from '../../src/domain/catalog.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { demoCatalog, dish, firstOptions } from '../../tests/demo.ts';
import { lineAdded, lineFor } from '../../tests/given.ts';
import { customerCame, menuOnItsWay, shopOpen, shopOpenIn } from '../given.ts';
import { dialogNamed, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { sharedCartOpened } from '../sharing.tsx';

const WOK = 'Собери свой вок';
const lines = [
  lineFor('Зелёный дракон', { quantity: 2 }),
  lineFor(WOK, { modifiers: firstOptions(dish(WOK)) }),
];
const elsewhere = lineFor('Бекон гриль');
const plain = demoCatalog.products.filter(
  ({ modifierGroups, hiddenIn }) => modifierGroups.length + hiddenIn.length === 0,
);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id that no menu has
const gone = lineFor('Зелёный дракон', { productId: 'gone' as ProductId });
const theDialog = async () => within(await dialogNamed(MODAL_TITLES.sharedCart));

const meta = preview.meta({
  title: '30 Окна/С вами поделились корзиной',
  id: '30-modals-sharedcart',
  tags: ['modal:sharedCart'],
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/cart',
    given: [shopOpen(), customerCame(), sharedCartOpened(lines)],
  },
  render: () => <Shop />,
});

export const Ready = meta.story({
  name: 'Всё есть',
  tags: ['state:ready'],
  play: async () => {
    const dialog = await theDialog();
    await expect(await dialog.findByRole('list', { name: 'Что в корзине по ссылке' })).toHaveTextContent(WOK);
  },
});

export const Elsewhere = meta.story({
  name: 'Другой город: одного блюда нет, телефон',
  globals: ON_PHONE,
  parameters: {
    route: '/tolyatti/cart',
    given: [shopOpenIn('tolyatti'), sharedCartOpened([...lines, elsewhere])],
  },
  play: () => sees('«Бекон гриль»: нет в меню вашего города'),
});

export const Stopped = meta.story({
  name: 'Одно закончилось, одного больше нет',
  tags: ['state:stopList'],
  parameters: {
    given: [shopOpen(), customerCame(), sharedCartOpened([...lines, lineFor('Нигири с осьминогом'), gone])],
  },
  play: () => sees('«Нигири с осьминогом»: сейчас нет в наличии'),
});

export const NothingLeft = meta.story({
  name: 'Ничего из этого нет',
  tags: ['state:empty'],
  parameters: {
    route: '/tolyatti/cart',
    given: [shopOpenIn('tolyatti'), sharedCartOpened([elsewhere])],
  },
  play: async () => {
    const dialog = await theDialog();
    await dialog.findByText('«Бекон гриль»: нет в меню вашего города');
    await expect(dialog.queryByRole('button', { name: 'Добавить в корзину' })).toBeNull();
  },
});

export const Many = meta.story({
  name: 'Много блюд',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen(),
      sharedCartOpened(plain.slice(0, 14).map(({ name }, at) => lineFor(name, { quantity: at + 1 }))),
    ],
  },
  play: async () => {
    const dialog = await theDialog();
    await expect(await dialog.findByRole('list', { name: 'Что в корзине по ссылке' })).toBeVisible();
  },
});

export const Awaited = meta.story({
  name: 'Меню ещё в пути',
  tags: ['state:loading'],
  parameters: { given: [menuOnItsWay, sharedCartOpened(lines)] },
  play: () => sees('Сверяем с меню вашего города…'),
});

export const Unreadable = meta.story({
  name: 'Ссылка не читается',
  tags: ['state:error'],
  parameters: {
    given: [
      shopOpen(),
      draft('view/pageEntered', { path: '/samara/cart' }),
      draft('cart/sharedArrived', { lines: null }),
    ],
  },
  play: () => sees(/^Ссылка не читается/),
});

export const Added = meta.story({
  name: 'Добавили к своему',
  parameters: { given: [shopOpen(), customerCame(), lineAdded('Зелёный дракон'), sharedCartOpened(lines)] },
  play: async ({ userEvent }) => {
    const dialog = await theDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Добавить в корзину' }));
    await sees('Добавили корзину по ссылке');
    await expect(screen.getByRole('list', { name: 'Состав заказа' })).toHaveTextContent(WOK);
  },
});
