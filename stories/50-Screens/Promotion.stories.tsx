import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/events.ts';
import { demoPromos } from '../../tests/demo.ts';
import { customerCame, shopOpen } from '../past.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const told = draft('promo/listLoaded', { promos: demoPromos });

const meta = preview.meta({
  tags: ['page:personal'],
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/personal/promotions/promo-4',
    given: [shopOpen(), customerCame(), told],
  },
  render: () => <Shop />,
});

export const Running = meta.story({
  name: 'Акция идёт',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ваша скидка 15 %' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await appears(() => canvas.getByText('Промокод в корзине'));
  },
});

export const Over = meta.story({
  name: 'Акция закончилась',
  parameters: { route: '/samara/personal/promotions/promo-5' },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByText('Акция закончилась'));
    await expect(canvas.queryByRole('button', { name: 'Применить' })).toBeNull();
  },
});

export const Before = meta.story({
  name: 'Акция ещё не началась',
  parameters: { clock: '2026-01-01T12:00' },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByText('Акция ещё не началась'));
  },
});

export const Unknown = meta.story({
  name: 'Акция не найдена',
  parameters: { route: '/samara/personal/promotions/nothing' },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { name: 'Акция не найдена' }));
  },
});

export const OnPhone = meta.story({ name: 'Акция идёт, телефон', globals: ON_PHONE });
