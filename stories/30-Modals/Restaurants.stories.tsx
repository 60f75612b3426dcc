import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dialogAsked, pickupChosen, shopOpen } from '../given.ts';
import { dialogGone, dialogNamed, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'restaurants' });
const pickup = draft('cart/methodChosen', { method: 'self' });

const meta = preview.meta({
  title: '30 Окна/Выберите ресторан',
  id: '30-modals-restaurants',
  tags: ['modal:restaurants'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const List = meta.story({
  name: 'Ничего не выбрано',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), pickup, asked] },
  play: seesDialog(MODAL_TITLES.restaurants),
});

export const Chosen = meta.story({
  name: 'Ресторан выбран',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), pickupChosen, asked] },
  play: seesDialog(MODAL_TITLES.restaurants),
});

export const None = meta.story({
  name: 'В городе нет ресторанов',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ restaurants: {} }), pickup, asked] },
  play: seesDialog(MODAL_TITLES.restaurants),
});

export const Choice = meta.story({
  name: 'Нажатие выбирает и закрывает',
  parameters: { given: [shopOpen(), pickup, asked] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.restaurants)).getByRole('button', { name: 'Журавль на Кирова' }),
    );
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Получение: Журавль на Кирова' })).toBeVisible();
  },
});

export const Closing = meta.story({
  name: 'Esc закрывает',
  parameters: { given: [shopOpen(), pickup, asked] },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.restaurants)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});
