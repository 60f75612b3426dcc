import { catchError, defer, from, of, switchMap, throwError } from 'rxjs';
import { ApiFailure } from '../../domain/failure.ts';
import type { CaptchaOptions } from '../../ports/captcha.ts';
import type { GeocoderOptions } from '../../ports/geocoder.ts';
import type { AppWorld } from '../../slices/world.ts';

/** The geocoder, fetched with its first question; code that does not come is a lost connection. */
export function laterGeocoder(options: GeocoderOptions): AppWorld['geocoder'] {
  const port$ = defer(() => from(import('../../ports/geocoder.ts'))).pipe(
    catchError((cause: unknown) => throwError(() => new ApiFailure('offline', { cause }))),
    switchMap(({ createGeocoder }) => of(createGeocoder(options))),
  );
  return {
    find: (address) => port$.pipe(switchMap((port) => port.find(address))),
    reverse: (point) => port$.pipe(switchMap((port) => port.reverse(point))),
  };
}

/** Where the customer is: fetched with the first press. */
export const laterPosition = (): ReturnType<AppWorld['locate']> =>
  defer(() => import('../../ports/position.ts')).pipe(
    switchMap(({ locate }) => locate(navigator.geolocation)),
  );

/** The captcha, fetched with the first action that it protects; without its code the action goes on, like without its script. */
export const laterCaptcha = (options: CaptchaOptions): AppWorld['captcha'] => {
  let port: AppWorld['captcha'] | null = null;
  const load = async (): Promise<AppWorld['captcha'] | null> => {
    try {
      const { createCaptcha } = await import('../../ports/captcha.ts');
      port ??= createCaptcha(options);
    } catch (error) {
      options.report(error, 'captcha');
    }
    return port;
  };
  return {
    prove: (siteKey) => defer(load).pipe(switchMap((found) => found?.prove(siteKey) ?? of(null))),
  };
};
