import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { menuOnItsWay, shopOpen } from '../given.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const bar = (): Element | null => document.querySelector('[data-loading]');

const meta = preview.meta({
  title: '40 Панели/Полоса загрузки',
  id: '40-panels-loadingbar',
  tags: ['panel:loadingBar'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog' },
  render: () => <Shop />,
});

export const Menu = meta.story({
  name: 'Меню загружается',
  parameters: { given: [menuOnItsWay] },
  play: async () => {
    await expect(bar()).toBeInTheDocument();
  },
});

export const Timing = meta.story({
  name: 'Не раньше 200 мс, и 5 с до края',
  parameters: { given: [menuOnItsWay] },
  play: async () => {
    const timing = bar()?.getAnimations()[0]?.effect?.getTiming();
    await expect(timing).toMatchObject({ delay: 200, duration: 5_000, fill: 'both' });
  },
});

export const OnPhone = meta.story({
  name: 'Меню загружается, телефон',
  globals: ON_PHONE,
  parameters: { given: [menuOnItsWay] },
});

export const Nothing = meta.story({
  name: 'Ждать нечего',
  parameters: { route: '/samara/cart', given: [shopOpen()] },
  play: async () => {
    await expect(bar()).toBeNull();
  },
});
