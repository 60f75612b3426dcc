import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { shopOpen } from '../past.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  tags: ['page:restaurants'],
  parameters: { ...WHOLE_SHOP, route: '/samara/restaurant', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Three = meta.story({
  name: 'Три ресторана города',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Журавль на /)[0]).toBeVisible();
  },
});

export const OnPhone = meta.story({ name: 'Рестораны, телефон', globals: ON_PHONE });
