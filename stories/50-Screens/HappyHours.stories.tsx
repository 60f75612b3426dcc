import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { menuAwaited, menuMissed } from '../moments.ts';
import { NIGHT, shopClosed, shopOpen } from '../given.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Счастливые часы',
  id: '50-screens-happyhours',
  tags: ['screen:happy-hours'],
  parameters: { ...WHOLE_SHOP, route: '/samara/happy-hours', clock: '2026-03-10T15:36', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Now = meta.story({
  name: 'Идут сейчас',
  tags: ['state:ready', 'state:guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Осталось 1 ч 24 мин');
    await expect(canvas.getByText('Идут сейчас, до 17:00')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(3);
  },
});

export const LaterToday = meta.story({
  name: 'Начнутся сегодня',
  parameters: { clock: '2026-03-10T11:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('через 2 ч 30 мин');
  },
});

export const NextDay = meta.story({
  name: 'Начнутся в другой день',
  parameters: { clock: '2026-03-13T19:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Начнутся в понедельник, 16 марта, в 14:00')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('через 3 дня');
  },
});

export const None = meta.story({
  name: 'Счастливых часов нет',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ happyHours: { everywhere: [], byCity: {} } })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText('Сейчас счастливых часов нет. Загляните позже.')).toBeVisible();
  },
});

export const OnPhone = meta.story({ name: 'Идут сейчас, телефон', globals: ON_PHONE });

export const Loading = meta.story({ name: 'Меню загружается', tags: ['state:loading'], ...menuAwaited });

export const Failed = meta.story({ name: 'Меню не загрузилось', tags: ['state:error'], ...menuMissed });

export const Closed = meta.story({
  name: 'Ночью: начнутся днём',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/happy-hours', given: [shopClosed] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
