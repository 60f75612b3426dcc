import { catchError, defer, EMPTY, map, of } from 'rxjs';
import { effect } from '../../effect.ts';
import { draft } from '../../draft.ts';
import type { PollName } from './polls.ts';

const found = {
  catalog: (version: string) => draft('catalog/versionFound', { version }),
  settings: (version: string) => draft('setting/versionFound', { version }),
  store: (version: string) => draft('view/storeVersionFound', { version }),
  app: (version: string) => draft('view/appVersionFound', { version }),
} as const satisfies Record<PollName, unknown>;

/** `latest`: an answer from before a reconnection says nothing of what was missed. */
export const poll = effect({
  name: 'view/poll',
  on: ['view/pollDue'],
  policy: 'latest',
  key: ({ payload }) => payload.what,
  run({ event, world }) {
    const asked = event.payload.what;
    const what = asked === 'settingsAtStart' ? 'settings' : asked;
    return defer(() => world.api.version(asked)).pipe(
      map((version) => found[what](version)),
      catchError((error: unknown) => {
        world.report(error, `view/poll/${what}`);
        return of(draft('view/pollFailed', { what }));
      }),
    );
  },
});

/** Written before the page goes, and only then: until the reload the saved state is of the old version. */
export const saveStoreVersion = effect({
  name: 'view/saveStoreVersion',
  on: ['view/reloadReached'],
  policy: 'every',
  run({ event: { payload, time }, state, world }) {
    const { foundStoreVersion } = state().view;
    if (payload.reason === 'version' && foundStoreVersion !== null)
      world.storage.saveStoreVersion(foundStoreVersion, time);
    return EMPTY;
  },
});

/** Written before the page goes: the next start must know that this build has had its chance. */
export const rememberReload = effect({
  name: 'view/rememberReload',
  on: ['view/reloadReached'],
  policy: 'every',
  run({ event, world }) {
    if (event.payload.reason === 'chunk') world.storage.saveReload();
    return EMPTY;
  },
});
