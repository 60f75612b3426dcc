import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { catalogChanged, lineAdded } from '../../tests/given.ts';
import { shopOpen } from '../given.ts';
import { dialogGone, seesDialog, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const dearerDragon = () => catalogChanged({ 'Зелёный дракон': { price: fromRoubles(649) } });
const muchChanged = () =>
  catalogChanged({
    'Зелёный дракон': { price: fromRoubles(649) },
    'Рамен со свининой': null,
    'Картофель фри': null,
    Тирамису: { price: fromRoubles(299) },
  });

const meta = preview.meta({
  title: '30 Окна/Корзина изменилась',
  id: '30-modals-carterrors',
  tags: ['modal:cartErrors'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const One = meta.story({
  name: 'Изменилась цена',
  tags: ['state:error'],
  parameters: {
    given: [shopOpen(), lineAdded('Зелёный дракон'), lineAdded('Рамен со свининой'), dearerDragon],
  },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.cartErrors)();
    await sees('Цена товара "Зелёный дракон" изменилась и будет удален из корзины');
    await userEvent.click(screen.getByRole('button', { name: 'Ок' }));
    await dialogGone();
    await expect(canvas.getByRole('listitem', { name: 'Рамен со свининой' })).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Изменилось многое',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen(),
      lineAdded('Зелёный дракон'),
      lineAdded('Рамен со свининой'),
      lineAdded('Картофель фри'),
      lineAdded('Тирамису'),
      lineAdded('Медовик'),
      muchChanged,
    ],
  },
  play: seesDialog(MODAL_TITLES.cartErrors),
});
