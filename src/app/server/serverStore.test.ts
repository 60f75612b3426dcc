import { expect, test } from 'vitest';
import { CITIES } from '../../../mocks/chain/cities.ts';
import { buildSettings } from '../../../mocks/chain/settings.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { storeOf } from './serverStore.ts';

const data = {
  citySlug: 'samara',
  cities: CITIES,
  settings: buildSettings({}),
  catalog: { groups: [], products: [], stopList: [] },
  catalogVersion: '1',
  settingsVersion: '1',
};

test.each(['samara', 'tolyatti'])(
  'what React renders on the server is of the city of the page: %s',
  (citySlug) => {
    const path = `/${citySlug}/catalog/search?q=wok`;
    const store = storeOf({ data, citySlug, path, pictureBase: '' });
    expect(selectCity(store.serverState())?.slug).toBe(citySlug);
    expect(store.serverState().catalog.search).toBe('wok');
    expect(store.serverState()).toBe(store.state());
  },
);

test('half an emoji and NUL in the menu, the settings and the search stand in no page and in no state', () => {
  const odd = 'Ролл \uD83C\0';
  const store = storeOf({
    data: {
      ...data,
      cities: [{ ...CITIES[0], name: odd }],
      settings: { STORIES: JSON.stringify([{ id: 1, title: odd, preview: '/p', slides: [] }]) },
      catalog: { groups: [], products: [{ id: 'roll', name: odd, price: 1 }] },
    },
    citySlug: 'samara',
    path: '/samara/catalog/search?q=%00%F0%9F',
    pictureBase: '',
  });
  const { catalog, setting, city } = store.state();
  expect(catalog.products[0]?.name).toBe('Ролл \uFFFD');
  expect(setting.values?.stories[0]?.title).toBe('Ролл \uFFFD');
  expect(city.list[0]?.name).toBe('Ролл \uFFFD');
  expect(JSON.stringify(store.state())).not.toMatch(/\\u(d[89a-f]|0000)/i);
});
