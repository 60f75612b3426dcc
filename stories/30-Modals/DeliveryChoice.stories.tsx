import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { dialogNamed, opensAndCloses, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '30 Окна/Доставить или заберёте?',
  id: '30-modals-deliverychoice',
  tags: ['modal:deliveryChoice'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Без адреса',
  tags: ['state:guest'],
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'deliveryChoice' })] },
  play: seesDialog(MODAL_TITLES.deliveryChoice),
});

export const Customer = meta.story({
  name: 'С адресом покупателя',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), dialogAsked({ kind: 'deliveryChoice' })] },
  play: seesDialog(MODAL_TITLES.deliveryChoice),
});

export const Pickup = meta.story({
  name: 'Самовывоз ведёт к ресторанам',
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'deliveryChoice' })] },
  play: async ({ userEvent }) => {
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.deliveryChoice)).getByRole('button', { name: 'Самовывоз' }),
    );
    await seesDialog(MODAL_TITLES.restaurants)();
  },
});

export const Delivery = meta.story({
  name: 'Доставка ведёт к адресу',
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'deliveryChoice' })] },
  play: async ({ userEvent }) => {
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.deliveryChoice)).getByRole('button', { name: 'Доставить' }),
    );
    await seesDialog(MODAL_TITLES.address)();
  },
});

export const Closing = meta.story({
  name: 'Esc оставляет способ, фокус возвращается',
  parameters: { given: [shopOpen()] },
  play: async (context) => {
    await opensAndCloses('Получение: не указано', MODAL_TITLES.deliveryChoice)(context);
    await expect(context.canvas.getByRole('button', { name: 'Получение: не указано' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  tags: ['state:guest'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'deliveryChoice' })] },
  play: seesDialog(MODAL_TITLES.deliveryChoice),
});
