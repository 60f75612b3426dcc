import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { demoSettings } from '../../tests/demo.ts';
import { INFO_PAGES } from '../../src/domain/infoPages.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { pageExamples } from '../../contracts/examples/page.ts';
import { shopOpen } from '../given.ts';
import { sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { textWaiting } from '../texts.ts';

const { newYear } = demoSettings();
const during = (dateFrom: string, dateTo: string) =>
  shopOpen({ newYear: newYear && { ...newYear, dateFrom, dateTo } });

const meta = preview.meta({
  title: '50 Экраны/Новый год',
  id: '50-screens-newyear',
  tags: ['screen:new-year-promo'],
  parameters: { ...WHOLE_SHOP, route: '/samara/new-year-promo', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Running = meta.story({
  name: 'Идёт',
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Новый год с «Журавлём»' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Применить' })).toBeVisible();
  },
});

export const Before = meta.story({
  name: 'Ещё не началась',
  parameters: { given: [during('2026-12-01T00:00:00Z', '2027-01-10T00:00:00Z')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Акция ещё не началась')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Применить' })).toBeNull();
  },
});

export const Over = meta.story({
  name: 'Закончилась',
  parameters: { given: [during('2025-12-01T00:00:00Z', '2026-01-10T00:00:00Z')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Акция закончилась')).toBeVisible();
  },
});

export const TextAlone = meta.story({
  name: 'Только текст',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ newYear: null, advent: null })] },
});

export const OnPhone = meta.story({ name: 'Идёт, телефон', globals: ON_PHONE });

export const Loading = meta.story({
  name: 'Условия загружаются',
  tags: ['state:loading'],
  ...textWaiting('new-year-promo'),
});

export const Failed = meta.story({
  name: 'Условия не загрузились',
  tags: ['state:error'],
  parameters: { http: asAgreed(pageExamples.unknown) },
  play: async () => {
    await sees(INFO_PAGES['new-year-promo'].text);
  },
});

const manyGifts = Array.from({ length: 9 }, (_, index) => ({
  title: `Подарок ${index + 1}: большой праздничный набор роллов с лососем и угрём`,
  text: 'К любому заказу от трёх тысяч рублей, пока не закончатся наборы.',
  image: '/demo/i/scene/slide-wok',
  link: null,
}));

export const Long = meta.story({
  name: 'Много подарков и условий',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen({
        newYear: newYear && {
          ...newYear,
          gifts: manyGifts,
          terms: Array.from({ length: 12 }, (_, index) => `Условие ${index + 1}: подарок один на заказ.`),
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(manyGifts.length);
  },
});
