import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, dialogGone, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '30 Окна/Корзина пуста',
  id: '30-modals-emptycart',
  tags: ['modal:emptyCart'],
  parameters: { ...WHOLE_SHOP, route: '/samara/checkout' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость у оформления',
  tags: ['state:guest'],
  parameters: { given: [shopOpen()] },
  play: seesDialog(MODAL_TITLES.emptyCart),
});

export const Customer = meta.story({
  name: 'Покупатель с прошлым заказом',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async () => {
    await seesDialog(MODAL_TITLES.emptyCart)();
    await expect(screen.getByRole('button', { name: 'Повторить заказ' })).toBeVisible();
  },
});

export const ToMenu = meta.story({
  name: '«В меню» закрывает и ведёт в меню',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.emptyCart)();
    await userEvent.click(screen.getByRole('button', { name: 'В меню' }));
    await dialogGone();
    await appears(() => canvas.getByRole('navigation', { name: 'Разделы меню' }));
  },
});
