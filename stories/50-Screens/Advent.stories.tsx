import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { demoPromos } from '../../tests/demo.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Календарь подарков',
  id: '50-screens-advent',
  tags: ['screen:advent'],
  parameters: { ...WHOLE_SHOP, route: '/samara/advent', clock: '2026-12-10T12:00', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Tenth = meta.story({
  name: 'Десятое декабря',
  tags: ['state:ready', 'state:guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Лапша по коду' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Сегодня, 10 декабря, открыта/ })).toBeVisible();
    await expect(canvas.getByText('11 декабря, закрыта, откроется завтра')).toBeInTheDocument();
  },
});

export const EarlierDoor = meta.story({
  name: 'Открыта вчерашняя дверца',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^6 декабря, открыта/ }));
    const heading = canvas.getByRole('heading', { level: 2, name: 'Пицца в подарок' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^6 декабря/ })).toHaveAttribute('aria-current', 'true');
  },
});

export const CodeApplied = meta.story({
  name: 'Промокод применён',
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await appears(() => canvas.getByText('Промокод в корзине'));
    await expect(canvas.getByRole('button', { name: 'Убрать' })).toHaveFocus();
  },
});

export const Before = meta.story({
  name: 'До первой дверцы',
  parameters: { clock: '2026-11-29T12:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Первая дверца откроется/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /открыта/ })).toBeNull();
  },
});

export const After = meta.story({
  name: 'Все открыты',
  tags: ['state:long'],
  parameters: { clock: '2027-01-03T12:00' },
});

export const FromPromotions = meta.story({
  name: 'Дверцы из акций покупателя',
  tags: ['state:ready'],
  parameters: {
    clock: '2026-03-10T12:00',
    given: [shopOpen({ advent: null }), customerCame(), draft('promo/listLoaded', { promos: demoPromos })],
  },
});

export const None = meta.story({
  name: 'Календаря нет',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ advent: null })] },
  play: shows('heading', 'Календарь скоро вернётся'),
});

export const OnPhone = meta.story({
  name: 'Десятое декабря, телефон',
  tags: ['state:ready'],
  globals: ON_PHONE,
});
