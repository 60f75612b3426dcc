import { initContract } from '@ts-rest/core';
import type * as z from 'zod/mini';
import { about, count, shopHeaders } from './common.ts';

const c = initContract();

/** A bare number, a JSON number or a JSON string; "7" and 7 are the same version, an empty text is 1. */
export const version = count;
export type WireVersion = z.infer<typeof version>;

const route = {
  method: 'GET',
  headers: shopHeaders,
  responses: { 200: version },
  metadata: about({ auth: 'none', idempotent: true }),
} as const;

export const versionRoutes = c.router({
  catalog: { ...route, path: '/storage/version', summary: 'Version of the catalog; polled' },
  settings: { ...route, path: '/setting/version', summary: 'Version of the settings, read at start' },
  settingsPolled: {
    ...route,
    path: '/setting/SETTINGS_VERSION',
    summary: 'The same version of the settings; polled',
  },
  store: {
    ...route,
    path: '/setting/STORE_VERSION',
    summary: 'Version of the saved client state; an empty body is 1',
  },
  mobileApp: {
    ...route,
    path: '/setting/MOBILE_APP_VERSION',
    summary: 'Version of the native app; other than 1 asks for an update',
  },
});
