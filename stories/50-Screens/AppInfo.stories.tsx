import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { shopOpen } from '../given.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { longText, textFailed, textLoaded, textWaiting } from '../texts.ts';

const meta = preview.meta({
  title: '50 Экраны/Тексты в приложении',
  id: '50-screens-appinfo',
  parameters: { ...WHOLE_SHOP, native: 'ios', route: '/oferta/app-1', given: [shopOpen()] },
  globals: ON_PHONE,
  render: () => <Shop />,
});

export const Offer = meta.story({
  name: 'Оферта в приложении',
  tags: ['screen:oferta-app-1', 'state:ready'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

export const Loyalty = meta.story({
  name: 'Программа лояльности в приложении',
  tags: ['screen:loyalty-program-app-1', 'state:ready'],
  ...textLoaded('loyalty-program', '/app-1'),
});

export const Lost = meta.story({
  name: 'Оферта: текст не загрузился',
  tags: ['screen:oferta-app-1', 'state:error'],
  ...textFailed('oferta', '/app-1'),
});

export const OfferLoading = meta.story({
  name: 'Оферта загружается',
  tags: ['screen:oferta-app-1', 'state:loading'],
  ...textWaiting('oferta', '/app-1'),
});

export const OfferLong = meta.story({
  name: 'Оферта: длинный текст',
  tags: ['screen:oferta-app-1', 'state:long'],
  ...longText('oferta', '/app-1'),
});

export const LoyaltyLost = meta.story({
  name: 'Программа лояльности: текст не загрузился',
  tags: ['screen:loyalty-program-app-1', 'state:error'],
  ...textFailed('loyalty-program', '/app-1'),
});

export const LoyaltyLoading = meta.story({
  name: 'Программа лояльности загружается',
  tags: ['screen:loyalty-program-app-1', 'state:loading'],
  ...textWaiting('loyalty-program', '/app-1'),
});

export const LoyaltyLong = meta.story({
  name: 'Программа лояльности: длинный текст',
  tags: ['screen:loyalty-program-app-1', 'state:long'],
  ...longText('loyalty-program', '/app-1'),
});
