import { EMPTY, NEVER, of } from 'rxjs';
import type { Api, AppWorld, Push } from '../src/slices/world.ts';
import { portOf } from './api/calls.ts';
import { NOW } from './demo.ts';

/** A back end that never answers: every call stays open until somebody leaves. */
const silentApi: Api = portOf(() => () => NEVER);

/** A browser that keeps nothing. */
export const emptyStorage: AppWorld['storage'] = {
  saveStoreVersion: () => undefined,
  saveReload: () => undefined,
  saveInformed: () => undefined,
  saveMarch: () => undefined,
  lastCheck: () => null,
  saveLastCheck: () => undefined,
  saveAdminToken: () => undefined,
  saveAnalyticsConsent: () => undefined,
};

/** A browser that is never asked, and that no message reaches. */
const silentPush: Push = {
  permission$: NEVER,
  ask: () => NEVER,
  token: () => NEVER,
  messages$: NEVER,
  show: () => undefined,
  taps$: NEVER,
  end: () => undefined,
};

/** Ids in order of appearance: `a1`, `a2`, … */
export function idsFrom(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

/** Ports of several members: a patch may name some of them. */
type ManyMembers = 'api' | 'geocoder' | 'native' | 'push' | 'storage';
export type WorldPatch = Partial<Omit<AppWorld, ManyMembers>> & {
  readonly [K in ManyMembers]?: Partial<AppWorld[K]>;
};

/**
 * A world that does nothing by itself: no call is answered, nothing connects, no minute passes. Only what a patch
 * gives happens. Give `now` of a TestScheduler for virtual time.
 */
export function testWorld({ api, geocoder, native, push, storage, ...patch }: WorldPatch = {}): AppWorld {
  return {
    now: () => NOW,
    newId: idsFrom('e'),
    report(error, where) {
      throw new Error(`Reported by ${where}`, { cause: error });
    },
    refusals$: NEVER,
    live: () => NEVER,
    online$: EMPTY,
    visible$: EMPTY,
    readHtml: () => [],
    locate: () => NEVER,
    captcha: { prove: () => of(null) },
    navigation: { go: () => undefined },
    cookies: { saveCity: () => undefined, saveAllergens: () => undefined },
    savedCart: () => null,
    lostCart: { find: () => [], forget: () => undefined },
    locks: { hold: () => of(true) },
    random: () => 0.5,
    analytics: { push: () => undefined },
    copyText: () => NEVER,
    announceStatus: () => undefined,
    ...patch,
    api: { ...silentApi, ...api },
    geocoder: { find: () => NEVER, reverse: () => NEVER, ...geocoder },
    native: { messages$: NEVER, send: () => undefined, ...native },
    push: { ...silentPush, ...push },
    storage: { ...emptyStorage, ...storage },
  };
}
