import { delay, http, HttpResponse, type AnyHandler } from 'msw';
import { draft } from '../../src/slices/draft.ts';
import { isLoggedIn } from '../../src/slices/user/selectors.ts';
import { customerCame, wentOffline } from '../../stories/given.ts';
import { catalogLoaded, cityEntered, type Step } from '../../tests/given.ts';
import { demoCities } from '../../tests/demo.ts';
import type { ShopParameters } from './parameters.ts';

/** How long a phone with one bar waits for an answer. */
const SLOW_MS = 3_000;

/** What of the toolbar makes another story; '' or nothing leaves it as it is told. */
export interface Toolbar {
  readonly city?: string;
  readonly role?: string;
  readonly webview?: string;
  readonly network?: string;
}

/** Names the choices: a story begins anew when they change. */
export const chosenIn = ({ city, role, webview, network }: Toolbar): string =>
  [city, role, webview, network].join(' ');

const inCity = (slug: string): Step => [cityEntered(slug), catalogLoaded()];

const ROLES: Readonly<Record<string, Step>> = {
  customer: (state) => (isLoggedIn(state) ? [] : customerCame()),
  guest: (state) => (isLoggedIn(state) ? draft('auth/logoutTapped') : []),
};

const routeIn = (slug: string, route: string): string => {
  const known = demoCities.find((city) => city.slug && route.split(/[/?#]/)[1] === city.slug);
  return known ? route.replace(`/${known.slug}`, `/${slug}`) : route;
};

const platformOf = (webview: string | undefined): 'ios' | 'android' | null =>
  webview === 'ios' || webview === 'android' ? webview : null;

/** The story as its parameters tell it, in the hands and at the place that the toolbar says. */
export function inToolbar(parameters: ShopParameters, toolbar: Toolbar): ShopParameters {
  const { city = '', role = '', webview } = toolbar;
  const { given = [], route = '/', native = null, isLiveDown = false } = parameters;
  const isOffline = toolbar.network === 'offline';
  const all = [
    ...given,
    ...(city ? [inCity(city)] : []),
    ...(ROLES[role] ? [ROLES[role]] : []),
    ...(isOffline ? [wentOffline] : []),
  ];
  return {
    ...parameters,
    given: all,
    route: city ? routeIn(city, route) : route,
    native: platformOf(webview) ?? native,
    isLiveDown: isLiveDown || isOffline,
  };
}

/** Every answer takes its time, or none comes; who answers a slow one is decided behind it. */
export function weakNetwork({ network }: Toolbar): readonly AnyHandler[] {
  if (network === 'slow') return [http.all('*/api/v1/*', () => delay(SLOW_MS))];
  return network === 'offline' ? [http.all('*/api/v1/*', () => HttpResponse.error())] : [];
}
