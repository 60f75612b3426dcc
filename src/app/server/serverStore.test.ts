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
