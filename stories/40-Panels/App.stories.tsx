import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { appSays } from '../../.storybook/shop/native.ts';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { shopOpen, shopOpenOn } from '../given.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const appIsOld = draft('view/appVersionFound', { version: '2' });
const NEWEST_IS_2 = { 'versions.mobileApp': { status: 200, body: 2 } } as const;

const OFFER = 'Приложение «Журавль»';
const UPDATE = 'Обновление приложения';

const meta = preview.meta({
  title: '40 Панели/Приложение',
  id: '40-panels-app',
  globals: ON_PHONE,
  parameters: { ...WHOLE_SHOP, route: '/samara' },
  render: () => <Shop />,
});

/** The offer waits for the first scroll, and its code comes later than the page: whoever scrolls on meets it. */
const scrollsTo = async (seen: () => HTMLElement): Promise<void> => {
  await waitFor(async () => {
    window.scrollTo(0, window.scrollY === 400 ? 401 : 400);
    await expect(seen()).toBeVisible();
  });
  window.scrollTo(0, 400);
};

export const Offer = meta.story({
  name: 'Предложение установить, iPhone',
  tags: ['panel:appOffer'],
  parameters: { given: [shopOpenOn({ isApp: false, platform: 'ios' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: OFFER })).toBeNull();
    await scrollsTo(() => canvas.getByRole('region', { name: OFFER }));
    await expect(canvas.getByRole('link', { name: 'Скачать в App Store' })).toBeVisible();
  },
});

export const OfferClosed = meta.story({
  name: 'Предложение закрыто',
  tags: ['panel:appOffer'],
  parameters: { route: '/samara/catalog', given: [shopOpenOn({ isApp: false, platform: 'android' })] },
  play: async ({ canvas, userEvent }) => {
    await scrollsTo(() => canvas.getByRole('region', { name: OFFER }));
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: OFFER })).toBeNull());
  },
});

export const OutOfTheWay = meta.story({
  name: 'В корзине не мешает',
  tags: ['panel:appOffer'],
  parameters: { route: '/samara/cart', given: [shopOpenOn({ isApp: false, platform: 'android' })] },
});

export const Update = meta.story({
  name: 'Приложение устарело',
  tags: ['panel:appUpdate'],
  parameters: { native: 'ios', given: [shopOpen(), appIsOld], http: NEWEST_IS_2 },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: UPDATE }));
    await expect(canvas.getByRole('link', { name: 'Обновить в App Store' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: OFFER })).toBeNull();
  },
});

export const UpdateOnAndroid = meta.story({
  name: 'Приложение устарело, Android',
  tags: ['panel:appUpdate'],
  parameters: { native: 'android', given: [shopOpen(), appIsOld], http: NEWEST_IS_2 },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('link', { name: 'Обновить в Google Play' }));
  },
});

export const Newest = meta.story({
  name: 'Приложение назвало новейшую версию',
  tags: ['panel:appUpdate'],
  parameters: { native: 'ios', given: [shopOpen(), appIsOld], http: NEWEST_IS_2 },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: UPDATE }));
    appSays({ type: 'app-version', version: '2' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: UPDATE })).toBeNull());
  },
});

export const Fresh = meta.story({
  name: 'В приложении ничего не предлагаем',
  tags: ['panel:appUpdate'],
  parameters: { native: 'ios', given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: OFFER })).toBeNull();
    await expect(canvas.queryByRole('region', { name: UPDATE })).toBeNull();
  },
});
