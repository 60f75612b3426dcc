import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { latLon, lonLat } from '../../src/domain/geometry.ts';
import { demoSettings, samara } from '../../tests/demo.ts';
import { customerCame, shopClosed, shopOpen, NIGHT } from '../given.ts';
import { appears, type Playing } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const { zones, restaurants } = demoSettings();
const inSamara = zones[samara.iikoId] ?? [];
const far = [-12, 2] as const;
const elsewhere = inSamara.map((zone) => ({
  ...zone,
  polygon: zone.polygon.map(([lon, lat]) => lonLat(lon + far[0], lat + far[1])),
}));
const farRestaurants = (restaurants[samara.iikoId] ?? []).map((restaurant) => ({
  ...restaurant,
  at: restaurant.at && latLon(restaurant.at[0] + far[1], restaurant.at[1] + far[0]),
}));

/** The list says what the picture does, once the answers are here. */
const readsZones = async ({ canvas }: Pick<Playing, 'canvas'>): Promise<void> => {
  await appears(() => canvas.getByRole('img', { name: /«Центр» — 149\s₽/ }));
  const items = within(canvas.getByRole('region', { name: /^Зоны доставки/ })).getAllByRole('listitem');
  await waitFor(async () => {
    await expect(items[0]).toHaveTextContent(/Центр149\s₽К\s12:45 · от 2\s000\s₽ бесплатно/);
    await expect(items[2]).toHaveTextContent(/249\s₽.*минимальный заказ 1\s200\s₽/);
  });
};

const meta = preview.meta({
  title: '50 Экраны/Зоны доставки',
  id: '50-screens-deliveryzones',
  tags: ['screen:delivery'],
  parameters: { ...WHOLE_SHOP, route: '/samara/delivery', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Цены и сроки зон, гость',
  tags: ['state:ready', 'state:guest'],
  play: readsZones,
});

export const OnPhone = meta.story({ name: 'Цены и сроки зон, телефон', globals: ON_PHONE, play: readsZones });

export const Own = meta.story({
  name: 'Своя зона и «вы здесь»',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas }) => {
    await readsZones({ canvas });
    await expect(canvas.getByText(/ — зона «Центр»$/)).toBeVisible();
    await expect(canvas.getByText('Ваша зона')).toBeVisible();
    await appears(() => canvas.getByText('вы здесь'));
  },
});

export const Elsewhere = meta.story({
  name: 'Город без рисованной основы',
  parameters: {
    given: [
      shopOpen({
        zones: { [samara.iikoId]: elsewhere },
        restaurants: { [samara.iikoId]: farRestaurants },
      }),
    ],
  },
  play: async (context) => {
    await readsZones(context);
    await expect(screen.queryByText('Промышленный')).toBeNull();
  },
});

export const One = meta.story({
  name: 'Одна зона: без номера на карте',
  parameters: { given: [shopOpen({ zones: { [samara.iikoId]: inSamara.slice(0, 1) } })] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByText(/^149\s₽$/, { selector: 'text' }));
  },
});

export const Closed = meta.story({
  name: 'Ночью: без часов доставки',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/delivery', given: [shopClosed] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByText(/^Около 45 минут/));
  },
});
