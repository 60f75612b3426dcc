import { defineReducer, type Rules } from '../kernel/define.ts';
import type { App } from '../kernel/effects.ts';
import type { CartState } from './cart/state.ts';
import { browsingEvents } from './catalog/browsing/events.ts';
import { reduceCatalog } from './catalog/reducer.ts';
import { catalogRules } from './catalog/rules.ts';
import { enterSavedCity } from './city/entering.ts';
import { reduceCity } from './city/reducer.ts';
import { saveCity } from './city/effects.saving.ts';
import { combineReducers } from './combineReducers.ts';
import { appEvents, type AppEvents, type AppEventType } from './events.ts';
import { changedKeys } from './changedKeys.ts';
import { reduceModal } from './modal/reducer.ts';
import { pushTaps } from './notification/origins.taps.ts';
import { reduceOrder } from './order/reducer.ts';
import { orderSocket } from './order/origins.ts';
import { reduceSetting } from './setting/reducer.ts';
import { settingRules } from './setting/rules.ts';
import type { AppState } from './state.ts';
import type { UserState } from './user/state.ts';
import { analytics } from './view/counters/origins.ts';
import { poll, rememberReload, saveStoreVersion } from './view/freshness/effects.ts';
import { pollClocks, pollLock } from './view/freshness/origins.ts';
import { freshnessRules } from './view/freshness/rules.ts';
import { greetingRules } from './view/greetings/rules.ts';
import { navigate } from './view/navigation/effects.ts';
import { connectivity, minuteClock, visibility } from './view/page/origins.ts';
import { reduceView } from './view/reducer.ts';
import { visitRules } from './view/visit.ts';
import type { Api, AppWorld, Push } from './world.ts';

/** As much of the world as a page touches by itself. */
export interface GuestWorld extends Omit<
  AppWorld,
  | 'announceStatus'
  | 'api'
  | 'captcha'
  | 'copyText'
  | 'geocoder'
  | 'locate'
  | 'lostCart'
  | 'native'
  | 'push'
  | 'readHtml'
  | 'refusals$'
  | 'savedCart'
> {
  readonly api: Pick<Api, 'version'>;
  readonly push: Pick<Push, 'taps$'>;
}

/** What happens to a page whatever its customer does: its time, its sight, its connection, lost code. */
const MOMENTS = [
  'view/minutePassed',
  'view/pageShown',
  'view/pageHidden',
  'view/wentOnline',
  'view/wentOffline',
  'view/chunkLost',
] as const satisfies readonly AppEventType[];

const KNOWN = [
  ...MOMENTS,
  'view/restored',
  'view/pageAsked',
  'view/pageEntered',
  'view/connectionOpened',
  'view/connectionLost',
  'view/pollingGranted',
  'view/pollingLost',
  'view/pollDue',
  'view/pollFailed',
  'view/storeVersionFound',
  'view/appVersionFound',
  'view/reloadDue',
  'view/reloadReached',
  'view/navigationDue',
  'catalog/versionFound',
  'catalog/confirmed',
  'setting/versionFound',
  'setting/confirmed',
] as const satisfies readonly AppEventType[];

const browsing = Object.keys(browsingEvents);

/** Nobody is logged in, and nothing lies in the cart: what is restored are marks of the browser. */
const reduceUser = defineReducer<AppEvents, never, UserState>({
  'view/restored': (user, { payload }) => ({ ...user, ...payload.saved.user }),
});
const reduceCart = defineReducer<AppEvents, never, CartState>({
  'view/restored': (cart, { payload }) => ({ ...cart, ...payload.saved.cart }),
});
const cityRules: Rules<AppEvents, AppState> = { 'view/restored': enterSavedCity };

/**
 * As much of the shop as a page at rest needs while its visitor is a guest with nothing in the cart: how fresh the page is,
 * its connection, its clock, and what is looked for in the menu. Whatever else happens, and all behind it, waits for `app`
 * (decision 0033). It holds for such a state alone (`savedGuest`).
 */
export const guest: App<AppEvents, AppState, GuestWorld> = {
  events: appEvents,
  known: new Set<string>([...KNOWN, ...browsing]),
  apart: new Set<string>([...MOMENTS, ...browsing]),
  reduce: combineReducers<AppEvents, AppState>({
    cart: reduceCart,
    catalog: reduceCatalog,
    city: reduceCity,
    modal: reduceModal,
    order: reduceOrder,
    setting: reduceSetting,
    user: reduceUser,
    view: reduceView,
  }),
  rules: [cityRules, settingRules, catalogRules, visitRules, freshnessRules, greetingRules],
  effects: [saveCity, navigate, poll, saveStoreVersion, rememberReload],
  origins: [minuteClock, connectivity, visibility, pollLock, pollClocks, analytics, orderSocket, pushTaps],
  changedKeys,
};

/** Known events that trigger effects which only the whole shop has: these hear of them when they come. */
export const LASTING: ReadonlySet<string> = new Set<AppEventType>(['view/restored']);
