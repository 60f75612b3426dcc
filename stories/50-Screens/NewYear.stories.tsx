import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { demoSettings } from '../../tests/demo.ts';
import { shopOpen } from '../past.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const { newYear } = demoSettings();
const during = (dateFrom: string, dateTo: string) =>
  shopOpen({ newYear: newYear && { ...newYear, dateFrom, dateTo } });

const meta = preview.meta({
  tags: ['page:newYear'],
  parameters: { ...WHOLE_SHOP, route: '/samara/new-year-promo', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Running = meta.story({
  name: 'Идёт',
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
  parameters: { given: [shopOpen({ newYear: null, advent: null })] },
});

export const OnPhone = meta.story({ name: 'Идёт, телефон', globals: ON_PHONE });
