import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { allergensExcluded, customerCame, shopOpen } from '../past.ts';
import { dialogGone, log, PATIENCE, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  tags: ['page:section'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy' },
  render: () => <Shop />,
});

export const Soups = meta.story({
  name: 'Раздел',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Супы', level: 1 })).toBeVisible();
  },
});

export const WithoutAllergens = meta.story({
  name: 'Аллергены скрыли весь раздел',
  parameters: { given: [shopOpen(), allergensExcluded(99)] },
});

export const Stepper = meta.story({
  name: 'Счётчик на карточке',
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'Рамен со свининой' }));
    await userEvent.click(card.getByRole('button', { name: 'В корзину: Рамен со свининой' }));
    const more = await card.findByRole('button', { name: 'Увеличить количество' });
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Корзина, 2 товара' })).toBeVisible();
    await log.holds('cart/addTapped', 'cart/lineAdded', 'cart/incrementTapped', 'cart/quantityChanged');
    const less = card.getByRole('button', { name: 'Уменьшить количество' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(card.getByRole('button', { name: 'В корзину: Рамен со свининой' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
  },
});

export const GuestAdds = meta.story({
  name: 'Гостя просят войти после добавления',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'В корзину: Рамен со свининой' }, PATIENCE),
    );
    await seesDialog('Вход')();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(canvas.getByRole('group', { name: 'Количество: Рамен со свининой' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});
