import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { customerCame, shopOpen } from '../past.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  tags: ['page:personal'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

export const Profile = meta.story({
  name: 'Профиль',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
});
export const Addresses = meta.story({ name: 'Адреса', parameters: { route: '/samara/personal/address' } });
export const Favourites = meta.story({
  name: 'Избранное, пока пусто',
  parameters: { route: '/samara/personal/favorite' },
});
export const History = meta.story({
  name: 'История заказов',
  parameters: { route: '/samara/personal/history' },
});
export const Promotions = meta.story({
  name: 'Акции для меня',
  parameters: { route: '/samara/personal/promotions' },
});
export const OnPhone = meta.story({ name: 'Профиль, телефон', globals: ON_PHONE });
