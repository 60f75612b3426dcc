import type { Observable } from 'rxjs';
import { createApi } from '../../../src/ports/api.ts';
import type { City } from '../../../src/domain/settings.ts';

export const citiesOf = (baseUrl: string): Observable<readonly City[]> =>
  createApi({
    baseUrl,
    pictureBase: '',
    fetch,
    session: () => ({ token: null, citySlug: null, zoneId: null }),
    isOnline: () => navigator.onLine,
    random: Math.random,
    refuse: () => undefined,
    log: (failure) => reportError(failure),
  }).cities();
