import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { shopOpen } from '../past.ts';
import { PATIENCE } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { pageExamples } from '../../contracts/examples/page.ts';

const meta = preview.meta({
  tags: ['page:appInfo'],
  parameters: { ...WHOLE_SHOP, route: '/oferta/app-1', given: [shopOpen()] },
  globals: ON_PHONE,
  render: () => <Shop />,
});

export const Offer = meta.story({
  name: 'Оферта в приложении',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, PATIENCE)).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

export const Loyalty = meta.story({
  name: 'Программа лояльности в приложении',
  parameters: { route: '/samara/loyalty-program/app-1' },
});

export const Lost = meta.story({
  name: 'Текст не загрузился',
  parameters: {
    http: asAgreed(pageExamples.unknown),
    expectedMessages: [/404/],
  },
});
