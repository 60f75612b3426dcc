import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { shopOpen } from '../past.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Страница не найдена',
  id: '50-screens-notfound',
  tags: ['error:404'],
  parameters: { ...WHOLE_SHOP, route: '/samara/nothing-here' },
  render: () => <Shop />,
});

export const Address = meta.story({
  name: 'Неизвестный адрес',
  tags: ['message:pageUnknown'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page could not be found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toBeVisible();
  },
});

export const Product = meta.story({
  name: 'Неизвестное блюдо',
  parameters: { route: '/samara/catalog/rolly/nothing-here', given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page could not be found')).toBeVisible();
  },
});

export const Section = meta.story({
  name: 'Неизвестный раздел',
  parameters: { route: '/samara/catalog/nothing-here', given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page could not be found')).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Неизвестный адрес, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});
