import { ok } from '../reply.ts';
import type { Handler } from '../handler.ts';
import { settingsOf } from '../shop.ts';

const DEFAULT_VERSION = 1;

const settingsVersion: Handler = ({ world }) => ok(world.store.settingsVersion);
const versionSetting =
  (key: string): Handler =>
  ({ world }) =>
    ok(settingsOf(world.store)[key] ?? DEFAULT_VERSION);

export const versionHandlers = {
  'versions.catalog': ({ world }) => ok(world.store.catalogVersion),
  'versions.settings': settingsVersion,
  'versions.settingsPolled': settingsVersion,
  'versions.store': versionSetting('STORE_VERSION'),
  'versions.mobileApp': versionSetting('MOBILE_APP_VERSION'),
} satisfies Record<string, Handler>;
