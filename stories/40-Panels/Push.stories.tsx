import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type PushToken } from '../../src/domain/personal.ts';
import type { PushPermission } from '../../src/domain/push.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoCustomer } from '../../tests/demo.ts';
import { customerCame, shopOpen } from '../given.ts';
import { shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const agreed = customerCame({ consents: { ...demoCustomer.consents, pushNotifications: true } });
const found = (permission: PushPermission) => draft('notification/pushPermissionFound', { permission });
const token = personal<PushToken>('story-token');

const meta = preview.meta({
  title: '40 Панели/Уведомления браузера',
  id: '40-panels-push',
  tags: ['panel:push'],
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/personal',
    given: [shopOpen(), agreed, found('unasked')],
  },
  render: () => <Shop />,
});

export const Offered = meta.story({
  name: 'Можно включить',
  play: shows('button', 'Включить уведомления'),
});
export const OfferedOnPhone = meta.story({ name: 'Можно включить, телефон', globals: ON_PHONE });

export const Asking = meta.story({
  name: 'Браузер спрашивает',
  parameters: {
    given: [shopOpen(), agreed, found('unasked'), draft('notification/pushAllowTapped')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Включить уведомления' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Refused = meta.story({
  name: 'Браузер запретил',
  parameters: { given: [shopOpen(), agreed, found('denied')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Браузер не разрешает уведомления')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Включить уведомления' })).toBeNull();
  },
});

export const On = meta.story({
  name: 'Включены',
  parameters: {
    given: [
      shopOpen(),
      agreed,
      found('granted'),
      draft('notification/pushTokenReceived', { token, source: 'browser' }),
      draft('notification/registered'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Уведомления в этом браузере включены')).toBeVisible();
  },
});

export const InApp = meta.story({
  name: 'В приложении не предлагаем: там свои уведомления',
  globals: ON_PHONE,
  parameters: { native: 'android' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Включить уведомления' })).toBeNull();
  },
});

export const NotAgreed = meta.story({
  name: 'Без согласия не предлагаем',
  parameters: {
    given: [
      shopOpen(),
      customerCame({ consents: { ...demoCustomer.consents, pushNotifications: false } }),
      found('unasked'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Включить уведомления' })).toBeNull();
  },
});
