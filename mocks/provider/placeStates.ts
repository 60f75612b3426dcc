import { versionExamples } from '../../contracts/examples/versions.ts';
import { settings } from '../../contracts/setting.ts';
import { SAMARA } from '../chain/cities.ts';
import { CITY_ZONES } from '../chain/zones.ts';
import { mustAnswer } from './customerStates.ts';
import type { SettersOf } from './setters.ts';
import type { ProviderContext } from './context.ts';

const KEYS = Object.keys(settings.shape);
const ZONE = 'samara-centre';
const BARE_ZONE = 'samara-bare';

type PlaceState =
  | 'a city has streets'
  | 'a city has no streets'
  | 'no city has the id'
  | 'a zone has conditions'
  | 'a zone has no conditions'
  | 'no zone has the id';

const citiesAndZones = ({ backend, call }: ProviderContext): SettersOf<PlaceState> => ({
  'a city has streets': async () => ({ cityIikoId: SAMARA.iikoId }),
  'a city has no streets': async () => {
    backend.decree((house) => house.citiesWithoutStreets.add(SAMARA.iikoId));
    return { cityIikoId: SAMARA.iikoId };
  },
  'no city has the id': async (params) => mustAnswer(await call('city.directory', { params }), 404),
  'a zone has conditions': async () => ({ zoneId: ZONE }),
  'a zone has no conditions': async () => {
    backend.patchSetting('CITY_ZONES', {
      ...CITY_ZONES,
      [SAMARA.iikoId]: [{ id: BARE_ZONE, name: 'Без условий' }],
    });
    return { zoneId: BARE_ZONE };
  },
  'no zone has the id': async (params) => mustAnswer(await call('city.zoneDelivery', { params }), 404),
});

type SettingState =
  | 'every setting is filled in'
  | 'no setting is filled in'
  | 'a setting is the text of its value'
  | 'the delivery texts are absent'
  | 'the version of the store is empty'
  | 'versions are plain text'
  | 'a setting changes';

const settingStates = ({ agree, backend, call, scripted }: ProviderContext): SettersOf<SettingState> => ({
  'every setting is filled in': async () => {
    const { fields } = await call('setting.all');
    const missing = KEYS.filter((key) => fields[key] === undefined);
    if (missing.length > 0) throw new Error(`The demo leaves settings out: ${missing.join(', ')}`);
    return {};
  },
  'no setting is filled in': async () => {
    for (const key of KEYS) backend.patchSetting(key, undefined);
    return {};
  },
  'a setting is the text of its value': async ({ key, value }) => {
    backend.patchSetting(key, value);
    return {};
  },
  'the delivery texts are absent': async () => {
    backend.patchSetting('CHECKOUT_DELIVERY_TEXT', undefined);
    return {};
  },
  'the version of the store is empty': async () => {
    backend.patchSetting('STORE_VERSION', null);
    return {};
  },
  'versions are plain text': async () => {
    scripted('versions are plain text');
    agree(versionExamples.catalogAsText);
    return {};
  },
  'a setting changes': async () => {
    backend.patchSetting('IS_SITE_INFORMATION', true);
    return {};
  },
});

export const placeStates = (
  context: ProviderContext,
): SettersOf<PlaceState | SettingState | 'a page exists' | 'no page has the slug'> => ({
  ...citiesAndZones(context),
  ...settingStates(context),
  'a page exists': async (params) => mustAnswer(await context.call('page.find', { params }), 200),
  'no page has the slug': async (params) => mustAnswer(await context.call('page.find', { params }), 404),
});
