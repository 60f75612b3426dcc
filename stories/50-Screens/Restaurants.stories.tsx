import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Restaurant } from '../../src/domain/settings.ts';
import { settingsLoaded, type Step } from '../../tests/given.ts';
import { offline } from '../moments.ts';
import { NIGHT, shopClosed, shopOpen, shopOpenIn } from '../given.ts';
import { appears, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const placesUnknown: Step = ({ setting }) =>
  settingsLoaded({
    restaurants: Object.fromEntries(
      Object.entries(setting.values?.restaurants ?? {}).map(([city, list]) => [
        city,
        list.map((restaurant) => ({ ...restaurant, at: null })),
      ]),
    ),
  });

const meta = preview.meta({
  title: '50 Экраны/Рестораны',
  id: '50-screens-restaurants',
  tags: ['screen:restaurant'],
  parameters: { ...WHOLE_SHOP, route: '/samara/restaurant', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Three = meta.story({
  name: 'Три ресторана города',
  tags: ['state:ready', 'state:guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Журавль на /)[0]).toBeVisible();
  },
});

export const OnPhone = meta.story({ name: 'Рестораны, телефон', globals: ON_PHONE });

export const ByMap = meta.story({
  name: 'С карты к карточке, с клавиатуры',
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: 'Показать ресторан: Журавль на Кирова' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('article', { name: 'Журавль на Кирова' })).toHaveFocus();
  },
});

export const One = meta.story({
  name: 'Один ресторан',
  parameters: { route: '/novokujbyshevsk/restaurant', given: [shopOpenIn('novokujbyshevsk')] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('img', { name: 'Рестораны на карте: проспект Победы, 27' }));
  },
});

export const Nowhere = meta.story({
  name: 'Где рестораны, неизвестно: без карты',
  parameters: { given: [shopOpen(), placesUnknown] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Журавль на /)[0]).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Рестораны на карте/ })).toBeNull();
  },
});

export const None = meta.story({
  name: 'В городе нет ресторанов',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ restaurants: {} })] },
  play: shows('heading', 'Ресторанов здесь пока нет'),
});

const LONG_NAME = 'Журавль в торговом центре «Космопорт», второй этаж, у эскалатора';
const longer = (restaurant: Restaurant): Restaurant => ({
  ...restaurant,
  name: LONG_NAME,
  address: 'Самара, улица Дыбенко, 30, вход со стороны парковки',
});
const longNames: Step = ({ setting }) => {
  const restaurants = Object.entries(setting.values?.restaurants ?? {});
  return settingsLoaded({
    restaurants: Object.fromEntries(
      restaurants.map(([city, list]) => [
        city,
        list.map((restaurant, index) => (index === 0 ? longer(restaurant) : restaurant)),
      ]),
    ),
  });
};

export const Long = meta.story({
  name: 'Длинные название и адрес',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), longNames] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Забронировать стол: ${LONG_NAME}` })).toBeVisible();
  },
});

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(shopOpen()) });

export const Closed = meta.story({
  name: 'Ночью',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/restaurant', given: [shopClosed] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Забронировать стол: / })[0]).toBeVisible();
  },
});
