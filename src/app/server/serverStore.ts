import { EMPTY } from 'rxjs';
import type { CityId } from '../../domain/catalog.ts';
import { createStore } from '../../kernel/store.ts';
import { readCatalog } from '../../ports/readers/catalog.ts';
import { counted } from '../../ports/readers/losses.ts';
import { readCities } from '../../ports/readers/place.ts';
import { readSettings } from '../../ports/readers/settings.ts';
import { app } from '../../slices/app.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { keepResults } from '../../slices/selector.ts';
import { initialState, type AppState } from '../../slices/state.ts';
import type { AppWorld } from '../../slices/world.ts';
import type { ShopStore } from '../../ui/store.tsx';
import type { PageData } from './page.ts';

/** Cities whose pages are made in turns without computing their menus anew. */
const CITIES_IN_TURNS = 8;
keepResults(CITIES_IN_TURNS);

const unreachable = (): never => {
  throw new Error('The server starts no effects');
};

/** The server's store is never started: of its world only the clock and the log are used. */
const inertWorld = (): AppWorld => {
  let count = 0;
  return {
    now: () => 0,
    newId: () => `server-${(count += 1)}`,
    report: (error, where) => console.error(where, error),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no method of it is ever called
    api: new Proxy({} as AppWorld['api'], { get: unreachable }),
    refusals$: EMPTY,
    live: unreachable,
    online$: EMPTY,
    visible$: EMPTY,
    readHtml: unreachable,
    geocoder: { find: unreachable, reverse: unreachable },
    locate: unreachable,
    captcha: { prove: unreachable },
    push: {
      permission$: EMPTY,
      ask: unreachable,
      token: unreachable,
      messages$: EMPTY,
      show: unreachable,
      taps$: EMPTY,
      end: unreachable,
    },
    native: { messages$: EMPTY, send: unreachable },
    navigation: { go: unreachable },
    cookies: { saveCity: unreachable, saveAllergens: unreachable },
    storage: {
      saveStoreVersion: unreachable,
      saveReload: unreachable,
      saveInformed: unreachable,
      saveMarch: unreachable,
      lastCheck: unreachable,
      saveLastCheck: unreachable,
      saveAdminToken: unreachable,
      saveAnalyticsConsent: unreachable,
    },
    savedCart: unreachable,
    lostCart: { find: unreachable, forget: unreachable },
    locks: { hold: unreachable },
    random: unreachable,
    analytics: { push: unreachable },
    copyText: unreachable,
    announceStatus: unreachable,
  };
};

const storeFrom = (state: AppState, drafts: readonly AppDraft[]): ShopStore => {
  const store = createStore(app, inertWorld(), state);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each draft ties its type to its payload
  const emit = store.emit as (type: string, payload: object) => void;
  for (const { type, payload } of drafts) emit(type, payload);
  return store;
};

/** An answer that cannot be read is as good as none: the page says so and offers a way on. */
const attempt = <T>(what: string, read: () => T): T | null => {
  try {
    const { value, lost } = counted(read);
    if (lost > 0) console.error(`Reading ${what}: left out`, lost);
    return value;
  } catch (error) {
    console.error(`Reading ${what}`, error);
    return null;
  }
};

const base = new WeakMap<PageData, AppState>();

/** The API's answers as events, folded once for each answer. */
const baseOf = (data: PageData, pictureBase: string): AppState => {
  const known = base.get(data);
  if (known) return known;
  const cities = attempt('cities', () => readCities(data.cities));
  const settings = attempt('settings', () => readSettings(data.settings, pictureBase));
  const catalog = attempt('catalog', () => readCatalog(data.catalog, pictureBase));
  const state = storeFrom(initialState, [
    ...(data.settingsVersion ? [draft('setting/versionFound', { version: data.settingsVersion })] : []),
    ...(data.catalogVersion ? [draft('catalog/versionFound', { version: data.catalogVersion })] : []),
    ...(settings ? [draft('setting/loaded', settings)] : []),
    ...(cities ? [draft('city/listLoaded', { cities })] : []),
    catalog
      ? draft('catalog/loaded', { ...catalog, reason: 'start' })
      : draft('catalog/loadFailed', { reason: 'start' }),
  ]).state();
  base.set(data, state);
  return state;
};

/** While the API has never answered: the page shows a way on instead of a skeleton. */
const withoutCatalog = storeFrom(initialState, [draft('catalog/loadFailed', { reason: 'start' })]).state();

const entered = new WeakMap<AppState, Map<CityId, AppState>>();

/** The state in a city, folded once: what it holds is the same on all pages, and so is what selectors remember of it. */
const enteredOf = (state: AppState, cityId: CityId): AppState => {
  const byCity = entered.get(state) ?? new Map<CityId, AppState>();
  entered.set(state, byCity);
  const inCity =
    byCity.get(cityId) ??
    storeFrom({ ...state, view: initialState.view }, [draft('city/entered', { cityId })]).state();
  byCity.set(cityId, inCity);
  return inCity;
};

const inert = storeFrom(initialState, []);

/** A store that stays as it is: React renders on the server from the state that a store begins with. */
const still = (state: AppState): ShopStore => ({ ...inert, state: () => state, serverState: () => state });

interface StoreInput {
  readonly data: PageData | null;
  readonly citySlug: string | null;
  readonly path: string;
  readonly pictureBase: string;
}

/** The store that a page is rendered from; nothing in it is personal. */
export function storeOf({ data, citySlug, path, pictureBase }: StoreInput): ShopStore {
  const state = data ? baseOf(data, pictureBase) : withoutCatalog;
  const search = new URL(path, 'http://shop').searchParams.get('q');
  const slug = citySlug ?? data?.citySlug;
  const cityId: CityId | undefined = state.city.list.find((city) => city.slug === slug)?.id;
  const inCity = cityId ? enteredOf(state, cityId) : state;
  const onPage = { ...inCity, view: { ...inCity.view, path } };
  return still(search ? storeFrom(onPage, [draft('catalog/searchTyped', { text: search })]).state() : onPage);
}
