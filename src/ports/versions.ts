import { map } from 'rxjs';
import { PATH_PREFIX, VERSION_PATHS } from '../../contracts/paths.ts';
import type { Api, VersionName } from '../slices/world.ts';
import { createCall, type CallOptions } from './call.ts';
import { readVersion } from './readers/version.ts';

const PATHS = {
  catalog: VERSION_PATHS.catalog,
  settingsAtStart: VERSION_PATHS.settings,
  settings: VERSION_PATHS.settingsPolled,
  store: VERSION_PATHS.store,
  app: VERSION_PATHS.mobileApp,
} as const satisfies Record<VersionName, string>;

// Unknown unless a 200 says it; the next round asks again (assumptions, section 6, "STORE_VERSION", "polling").
const polled = { parameters: {}, isQuiet: true, isSentOnce: true, onlyStatus: 200 } as const;

/** The one call of a page at rest: it needs none of the contract's schemas. */
export const versionCall = (call: ReturnType<typeof createCall>): Pick<Api, 'version'> => ({
  version: (name) =>
    call({ method: 'GET', path: `${PATH_PREFIX}${PATHS[name]}` }, polled).pipe(map(readVersion)),
});

/** The versions over HTTP. */
export const createVersions = (options: CallOptions): Pick<Api, 'version'> =>
  versionCall(createCall(options));
