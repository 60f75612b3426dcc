import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { allergensExcluded, shopOpen } from '../past.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  tags: ['page:search'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/search?q=угорь' },
  render: () => <Shop />,
});

export const Found = meta.story({
  name: 'Найдено',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('article', { name: 'Сливочный угорь' }));
  },
});

export const Nothing = meta.story({
  name: 'Ничего не нашлось',
  parameters: { route: '/samara/catalog/search?q=пельмени', given: [shopOpen()] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { name: 'По запросу «пельмени» ничего нет' }));
  },
});

export const HiddenByAllergens = meta.story({
  name: 'Найденное скрыли аллергены',
  parameters: { given: [shopOpen(), allergensExcluded(99)] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: 'Показать скрытые' }));
  },
});

export const Empty = meta.story({
  name: 'Пустой запрос',
  parameters: { route: '/samara/catalog/search', given: [shopOpen()] },
});

export const Typed = meta.story({
  name: 'Набор в строке поиска',
  parameters: { route: '/samara/cart', given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск по меню' }), 'том ям');
    await appears(() => canvas.getByRole('article', { name: 'Том ям с морепродуктами' }));
    await expect(canvas.getByRole('searchbox', { name: 'Поиск по меню' })).toHaveFocus();
  },
});

export const OnPhone = meta.story({
  name: 'Найдено, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});
