import type * as z from 'zod/mini';
import { about, shopHeaders, versionWord } from './common.ts';
import { VERSION_PATHS } from './paths.ts';
import { notation as c } from './notation.ts';

/** A bare number, a JSON number or a JSON string; "7" and 7 are the same version, an empty text is 1. */
export const version = versionWord;
export type WireVersion = z.infer<typeof version>;

const route = {
  method: 'GET',
  headers: shopHeaders,
  responses: { 200: version },
  metadata: about({ auth: 'none', idempotent: true }),
} as const;

export const versionRoutes = c.router({
  catalog: { ...route, path: VERSION_PATHS.catalog, summary: 'Version of the catalog; polled' },
  settings: { ...route, path: VERSION_PATHS.settings, summary: 'Version of the settings, read at start' },
  settingsPolled: {
    ...route,
    path: VERSION_PATHS.settingsPolled,
    summary: 'The same version of the settings; polled',
  },
  store: {
    ...route,
    path: VERSION_PATHS.store,
    summary: 'Version of the saved client state; an empty body is 1',
  },
  mobileApp: {
    ...route,
    path: VERSION_PATHS.mobileApp,
    summary: 'Version of the native app; other than 1 asks for an update',
  },
});
