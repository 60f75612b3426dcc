import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { shopOpen } from '../past.ts';
import { PATIENCE } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  tags: ['page:info'],
  parameters: { ...WHOLE_SHOP, route: '/samara/about', given: [shopOpen()] },
  render: () => <Shop />,
});

export const About = meta.story({
  name: 'О нас',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, PATIENCE)).toBeVisible();
  },
});

export const Delivery = meta.story({
  name: 'Доставка, с зонами города',
  parameters: { route: '/samara/delivery' },
});

export const OnPhone = meta.story({
  name: 'Программа лояльности, телефон',
  globals: ON_PHONE,
  parameters: { route: '/samara/loyalty-program' },
});
