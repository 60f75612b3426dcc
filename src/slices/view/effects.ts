import { catchError, defer, EMPTY, map, of, timer } from 'rxjs';
import { secret } from '../../kernel/event.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';
import type { PollName } from './polls.ts';

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
} as const satisfies Record<PollName, unknown>;

/** `latest`: an answer from before a reconnection says nothing of what was missed. */
const poll = effect({
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
const saveStoreVersion = effect({
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
const rememberReload = effect({
  name: 'view/rememberReload',
  on: ['view/reloadReached'],
  policy: 'every',
  run({ event, world }) {
    if (event.payload.reason === 'chunk') world.storage.saveReload();
    return EMPTY;
  },
});

/** Seen is what a person has closed: a page that goes meanwhile shows it again. */
const rememberGreeting = effect({
  name: 'view/rememberGreeting',
  on: ['modal/dismissed'],
  policy: 'every',
  run({ event, state, world }) {
    const { kind } = event.payload;
    const { information } = state().view.seen;
    if (kind === 'information' && information !== null) world.storage.saveInformed(information);
    if (kind === 'march') world.storage.saveMarch();
    return EMPTY;
  },
});

const saveAdminToken = effect({
  name: 'view/saveAdminToken',
  on: ['view/adminTokenEntered', 'view/adminLeft'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    world.storage.saveAdminToken(event.type === 'view/adminTokenEntered' ? event.payload.token : null);
    return EMPTY;
  },
});

const saveAnalyticsConsent = effect({
  name: 'view/saveAnalyticsConsent',
  on: ['view/analyticsAnswered'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    world.storage.saveAnalyticsConsent(event.payload.consent);
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

/** Tells the app around the site; nothing where there is none (assumptions, section 5). */
const tellApp = effect({
  name: 'view/tellApp',
  on: ['view/restored', 'cart/orderPlaced', 'view/outsideLinkTapped'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    if (event.type === 'view/restored') world.native.send({ type: 'ready' });
    if (event.type === 'cart/orderPlaced') world.native.send({ type: 'order-placed', id: event.payload.id });
    if (event.type === 'view/outsideLinkTapped')
      world.native.send({ type: 'open-external', url: event.payload.url });
    return EMPTY;
  },
});

export const viewEffects = [
  navigate,
  endNotice,
  poll,
  saveStoreVersion,
  rememberReload,
  rememberGreeting,
  saveAdminToken,
  saveAnalyticsConsent,
  loadText,
  tellApp,
] as const;
