import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { demoPromos } from '../../tests/demo.ts';
import { waiting } from '../moments.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const told = draft('promo/listLoaded', { promos: demoPromos });

const meta = preview.meta({
  title: '50 Экраны/Кабинет, одна акция',
  id: '50-screens-promotion',
  tags: ['screen:promotions-detail'],
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/personal/promotions/promo-4',
    given: [shopOpen(), customerCame(), told],
  },
  render: () => <Shop />,
});

export const Running = meta.story({
  name: 'Акция идёт',
  tags: ['state:ready'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ваша скидка 15\u00A0%' })).toBeVisible();
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
  tags: ['state:empty'],
  parameters: { route: '/samara/personal/promotions/nothing' },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { name: 'Акция не найдена' }));
  },
});

export const OnPhone = meta.story({ name: 'Акция идёт, телефон', globals: ON_PHONE });

export const Loading = meta.story({
  name: 'Список ещё в пути',
  tags: ['state:loading'],
  ...waiting(shopOpen(), customerCame()),
});

export const Failed = meta.story({
  name: 'Не загрузилась',
  tags: ['state:error'],
  parameters: { given: [shopOpen(), customerCame(), draft('promo/listFailed')] },
  play: shows('heading', 'Не удалось загрузить акцию'),
});

const LONG_TITLE = 'Скидка пятнадцать процентов на все роллы, воки, супы и пиццы до конца недели';
const longer = demoPromos.map((promo) => ({
  ...promo,
  title: LONG_TITLE,
  code: 'ДЛИННЫЙПРОМОКОДНАВСЁМЕНЮ2026',
  description: Array.from({ length: 6 }, () => promo.description).join(' '),
}));

export const Long = meta.story({
  name: 'Длинные название, условия и промокод',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), customerCame(), draft('promo/listLoaded', { promos: longer })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: LONG_TITLE })).toBeVisible();
  },
});
