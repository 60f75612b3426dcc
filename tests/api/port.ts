import { createApi, type ApiOptions } from '../../src/ports/api.ts';
import type { Api } from '../../src/slices/world.ts';

/** The real port against a network that a property answers for. */
export const portTo = (fetch: ApiOptions['fetch'], options: Partial<ApiOptions> = {}): Api =>
  createApi({
    fetch,
    baseUrl: 'https://api.example',
    pictureBase: '',
    session: () => ({ token: null, citySlug: null, zoneId: null }),
    isOnline: () => false,
    random: () => 0,
    refuse: () => undefined,
    log: () => undefined,
    ...options,
  });
