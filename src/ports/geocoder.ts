import { catchError, map, Observable, throwError, timeout } from 'rxjs';
import { geocoderAnswer, type WireGeocoderPlace } from '../../contracts/geocoder.ts';
import { ApiFailure } from '../domain/failure.ts';
import type { PlaceName } from '../domain/customer.ts';
import { lonLat, type LonLat } from '../domain/geometry.ts';
import { personal } from '../domain/personal.ts';
import type { AppWorld } from '../slices/world.ts';
import { jsonOf } from './call.ts';
import { readWhole } from './readers/leaf.ts';

/** Specification, section 8, "Geocoding and zones". */
const INVALID = 'Не удалось обработать ответ API. Проверьте, валиден ли ответ сервера.';
/** No look-up is waited for longer than this. */
const TIMEOUT_MS = 10_000;
const PAIR = /^\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s*$/;

export interface GeocoderOptions {
  /** The whole endpoint. */
  readonly url: string;
  readonly apiKey: () => string;
  readonly fetch: (url: URL, signal: AbortSignal) => Promise<Response>;
}

const firstPlace = (value: unknown): WireGeocoderPlace | null =>
  readWhole(geocoderAnswer, value).response.GeoObjectCollection.featureMember[0]?.GeoObject ?? null;

/** "lon lat" of the first place found; null when there is none. */
export function readPoint(value: unknown): LonLat | null {
  const place = firstPlace(value);
  if (!place) return null;
  const [, lon, lat] = PAIR.exec(place.Point.pos) ?? [];
  if (lon === undefined || lat === undefined) throw new ApiFailure('invalid');
  return lonLat(Number(lon), Number(lat));
}

/** The name of the first place found; a part that it lacks is empty. */
export function readPlaceName(value: unknown): PlaceName | null {
  const place = firstPlace(value);
  if (!place) return null;
  const { Components: parts } = place.metaDataProperty.GeocoderMetaData.Address;
  const part = (wanted: string) => parts.find(({ kind }) => kind === wanted)?.name.trim() ?? '';
  return { city: part('locality'), street: personal(part('street')), home: personal(part('house')) };
}

const failureOf = (error: unknown): ApiFailure => {
  if (!(error instanceof ApiFailure)) return new ApiFailure('offline', { cause: error });
  return error.kind === 'invalid'
    ? new ApiFailure('invalid', { serverMessage: INVALID, cause: error })
    : error;
};

/** The external maps service; unsubscribing aborts the request. */
export function createGeocoder({ url, apiKey, fetch }: GeocoderOptions): AppWorld['geocoder'] {
  const ask = (geocode: string): Observable<string> =>
    new Observable((subscriber) => {
      const leaving = new AbortController();
      const address = new URL(url);
      address.search = new URLSearchParams({ format: 'json', geocode, apikey: apiKey() }).toString();
      void (async () => {
        try {
          const response = await fetch(address, leaving.signal);
          if (!response.ok) throw new ApiFailure('status', { status: response.status });
          subscriber.next(await response.text());
          subscriber.complete();
        } catch (error) {
          if (!leaving.signal.aborted) subscriber.error(error);
        }
      })();
      return () => leaving.abort();
    });
  const answer = <T>(geocode: string, reader: (value: unknown) => T): Observable<T> =>
    ask(geocode).pipe(
      timeout({ first: TIMEOUT_MS, with: () => throwError(() => new ApiFailure('timeout')) }),
      map((text) => reader(jsonOf(text))),
      catchError((error: unknown) => throwError(() => failureOf(error))),
    );
  return {
    find: (address) => answer(address, readPoint),
    reverse: ([lon, lat]) => answer(`${lon},${lat}`, readPlaceName),
  };
}
