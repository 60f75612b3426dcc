import { Subject } from 'rxjs';
import { createApi } from '../../ports/api.ts';
import { announceStatus, presentDevice } from '../../ports/browser.ts';
import { copyText } from '../../ports/clipboard.ts';
import { readHtml } from '../../ports/html.ts';
import { createNative } from '../../ports/native.ts';
import { createPush } from '../../ports/push.ts';
import type { GuestWorld } from '../../slices/guest.ts';
import type { AppWorld, Refusal } from '../../slices/world.ts';
import { callOptions, type WorldOptions } from './guestWorld.ts';
import { laterCaptcha, laterGeocoder, laterPosition } from './laterPorts.ts';

/** The browser as the slices' effects know it: what a page at rest has of it, and all else. */
export function createWorld(
  ofGuest: GuestWorld,
  options: WorldOptions,
  ofBrowser: Pick<AppWorld, 'savedCart' | 'lostCart'>,
): AppWorld {
  const { config, state, report } = options;
  const refusals$ = new Subject<Refusal>();
  const isApp = () => presentDevice().isApp;
  return {
    ...ofGuest,
    api: createApi({
      ...callOptions(options, (refusal) => refusals$.next(refusal)),
      pictureBase: config.apiUrl,
      ownOrigin: location.origin,
    }),
    refusals$,
    readHtml,
    geocoder: laterGeocoder({
      url: new URL(config.geocoderUrl, location.origin).href,
      apiKey: () => state().setting.values?.geocoderKey ?? '',
      fetch: (url, signal) => fetch(url, { signal }),
    }),
    locate: laterPosition,
    captcha: laterCaptcha({ origin: config.captchaUrl, page: window, report }),
    ...ofBrowser,
    push: createPush({ config: config.firebase, isApp, origin: location.origin, report }),
    native: createNative({
      isApp,
      origin: location.origin,
      targets: [window, document],
      bridge: () => Reflect.get(window, 'ReactNativeWebView'),
    }),
    copyText,
    announceStatus,
  };
}
