import { ok } from '../reply.ts';
import type { Handler, HandlersOf } from '../handler.ts';
import { settingsOf } from '../shop.ts';

const DEFAULT_VERSION = 1;

const settingsVersion: Handler<number> = ({ world }) => ok(world.store.settingsVersion);
const versionSetting =
  (key: string): Handler<string | number> =>
  ({ world }) => {
    const version = settingsOf(world.store)[key];
    // An empty setting is an empty body.
    if (version === null) return { status: 200 };
    return ok(typeof version === 'string' || typeof version === 'number' ? version : DEFAULT_VERSION);
  };

export const versionHandlers = {
  'versions.catalog': ({ world }) => ok(world.store.catalogVersion),
  'versions.settings': settingsVersion,
  'versions.settingsPolled': settingsVersion,
  'versions.store': versionSetting('STORE_VERSION'),
  'versions.mobileApp': versionSetting('MOBILE_APP_VERSION'),
} satisfies HandlersOf<'versions'>;
