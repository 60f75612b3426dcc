import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/events.ts';
import { dialogAsked, pickupChosen, shopOpen } from '../given.ts';
import { dialogGone, dialogNamed, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const TITLE = 'Выберите ресторан';
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
  play: seesDialog(TITLE),
});

export const Chosen = meta.story({
  name: 'Ресторан выбран',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), pickupChosen, asked] },
  play: seesDialog(TITLE),
});

export const None = meta.story({
  name: 'В городе нет ресторанов',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ restaurants: {} }), pickup, asked] },
  play: seesDialog(TITLE),
});

export const Choice = meta.story({
  name: 'Нажатие выбирает и закрывает',
  parameters: { given: [shopOpen(), pickup, asked] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(await dialogNamed(TITLE)).getByRole('button', { name: 'Журавль на Кирова' }),
    );
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Получение: Журавль на Кирова' })).toBeVisible();
  },
});

export const Closing = meta.story({
  name: 'Esc закрывает',
  parameters: { given: [shopOpen(), pickup, asked] },
  play: async ({ userEvent }) => {
    await seesDialog(TITLE)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});
