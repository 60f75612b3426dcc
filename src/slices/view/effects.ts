import { catchError, defer, EMPTY, map, of, timer } from 'rxjs';
import { textHash } from '../../domain/textHash.ts';
import { secret } from '../../kernel/event.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';
import type { VersionName } from '../world.ts';

/** How long a notice stays; one that offers an action or names an error stays longer. */
const NOTICE_MS = { short: 4_000, long: 8_000 } as const;

const navigate = effect({
  name: 'view/navigate',
  on: ['view/navigationDue'],
  policy: 'every',
  run({ event: { payload }, world }) {
    world.navigation.go(payload.to, payload.mode);
    return EMPTY;
  },
});

const endNotice = effect({
  name: 'view/endNotice',
  on: ['view/noticeRaised'],
  policy: 'every',
  belongsTo: 'page',
  run({
    event: {
      id,
      payload: { notice },
    },
  }) {
    const isLong = notice.kind === 'error' || notice.action !== null;
    return timer(isLong ? NOTICE_MS.long : NOTICE_MS.short).pipe(
      map(() => draft('view/noticePassed', { id })),
    );
  },
});

const found = {
  catalog: (version: string) => draft('catalog/versionFound', { version }),
  settings: (version: string) => draft('setting/versionFound', { version }),
  store: (version: string) => draft('view/storeVersionFound', { version }),
  app: (version: string) => draft('view/appVersionFound', { version }),
} as const satisfies Record<VersionName, unknown>;

/** Every 60 s while the page is seen, and once when it begins (specification, section 4, "App freshness"). */
const poll = (name: VersionName) =>
  effect({
    name: `view/poll/${name}`,
    on: ['view/minutePassed', 'view/restored', 'view/wentOnline', 'view/connectionOpened'],
    policy: 'first',
    run({ state, world }) {
      const { isOnline, isVisible } = state().view;
      if (!isOnline || !isVisible) return EMPTY;
      return defer(() => world.api.version(name)).pipe(
        map((version) => found[name](version)),
        catchError((error: unknown) => {
          world.report(error, `view/poll/${name}`);
          return of(draft('view/pollFailed', { what: name }));
        }),
      );
    },
  });

const saveStoreVersion = effect({
  name: 'view/saveStoreVersion',
  on: ['view/storeVersionFound'],
  policy: 'every',
  run({ event, world }) {
    world.storage.saveStoreVersion(event.payload.version);
    return EMPTY;
  },
});

const rememberGreeting = effect({
  name: 'view/rememberGreeting',
  on: ['modal/opened'],
  policy: 'every',
  run({ event, world }) {
    const { modal } = event.payload;
    if (modal.kind === 'information') world.storage.saveInformed(textHash(modal.text));
    if (modal.kind === 'march') world.storage.saveMarch();
    return EMPTY;
  },
});

const loadText = effect({
  name: 'view/loadText',
  on: ['view/textDue'],
  policy: 'first',
  key: ({ payload }) => payload.slug,
  run: ({ event: { payload }, world }) =>
    world.api.page(payload.slug).pipe(
      map(({ title, html }) =>
        draft('view/textLoaded', { slug: payload.slug, title, content: secret(world.readHtml(html)) }),
      ),
      catchError(() => of(draft('view/textFailed', payload))),
    ),
});

export const viewEffects = [
  navigate,
  endNotice,
  poll('catalog'),
  poll('settings'),
  poll('store'),
  poll('app'),
  saveStoreVersion,
  rememberGreeting,
  loadText,
] as const;
