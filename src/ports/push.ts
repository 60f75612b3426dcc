import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  fromEvent,
  map,
  merge,
  Observable,
  of,
  switchMap,
} from 'rxjs';
import { ownPath } from '../domain/ownPath.ts';
import { PUSH_TAP, type PushMessage, type PushPermission } from '../domain/push.ts';
import type { AppWorld, Push } from '../slices/world.ts';
import { createPushService } from './pushService.ts';
import { readPush } from './readers/push.ts';
import { readPushConfig } from './readers/pushConfig.ts';

const PERMISSIONS = { default: 'unasked', granted: 'granted', denied: 'denied' } as const;
const present = (): PushPermission => PERMISSIONS[Notification.permission];

/** A browser that cannot tell of a change is looked at when the page is opened. */
const change$ = defer(() => from(navigator.permissions.query({ name: 'notifications' }))).pipe(
  switchMap((status) => fromEvent(status, 'change')),
  catchError(() => EMPTY),
);
const permission$ = defer(() => merge(of(null), change$).pipe(map(present), distinctUntilChanged()));

/** Where the message led that was tapped; undefined for words of the worker about something else. */
const tappedLink = (data: unknown, origin: string): string | null | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== PUSH_TAP)
    return undefined;
  return 'link' in data && typeof data.link === 'string' ? ownPath(data.link, origin) : null;
};
const tapsOf = (origin: string): Observable<string | null> =>
  defer(() => fromEvent<MessageEvent<unknown>>(navigator.serviceWorker, 'message')).pipe(
    map(({ data }) => tappedLink(data, origin)),
    filter((link) => link !== undefined),
  );

const NO_PUSH: Push = {
  permission$: EMPTY,
  ask: () => EMPTY,
  token: () => EMPTY,
  messages$: EMPTY,
  show: () => undefined,
  taps$: EMPTY,
  end: () => undefined,
};

const canPush = (): boolean =>
  globalThis.isSecureContext &&
  'serviceWorker' in navigator &&
  'permissions' in navigator &&
  ['PushManager', 'Notification', 'indexedDB'].every((name) => name in globalThis);

export interface PushOptions {
  /** As the server gave it; null switches all of it off. */
  readonly config: Readonly<Record<string, unknown>> | null;
  /** Inside of the app messages are the app's, and this browser is never asked. */
  readonly isApp: () => boolean;
  readonly origin: string;
  readonly report: AppWorld['report'];
}

/** Messages in a browser, by Firebase; nothing of it is loaded before the first token is asked for. */
export function createPush({ config: given, isApp, origin, report }: PushOptions): Push {
  const config = readPushConfig(given);
  if (given !== null && config === null) report(new Error('FIREBASE_CONFIG lacks a field'), 'push');
  if (config === null || !canPush()) return NO_PUSH;
  const service = createPushService(config);
  const loudly = (work: Promise<unknown>, where: string): void =>
    void work.catch((error: unknown) => report(error, where));
  return {
    permission$: defer(() => (isApp() ? EMPTY : permission$)),
    ask: () => defer(() => Notification.requestPermission()).pipe(map((answer) => PERMISSIONS[answer])),
    token: () => defer(() => service.token()),
    messages$: new Observable<PushMessage>((subscriber) => {
      const hear = (payload: unknown): void => {
        const message = readPush(payload, origin);
        if (message) subscriber.next(message);
      };
      const listening = service.listen(hear);
      loudly(listening, 'push/messages');
      return () => void listening.then((leave) => leave()).catch(() => undefined);
    }),
    show: (message) => loudly(service.show(message), 'push/show'),
    taps$: tapsOf(origin),
    end: () => loudly(service.end(), 'push/end'),
  };
}
