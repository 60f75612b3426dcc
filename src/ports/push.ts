import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  fromEvent,
  map,
  merge,
  Observable,
  of,
  switchMap,
} from 'rxjs';
import type { PushMessage, PushPermission } from '../domain/push.ts';
import type { AppWorld, Push } from '../slices/world.ts';
import { createPushService } from './pushService.ts';
import { canPush, tapsOf } from './pushTaps.ts';
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

const NO_PUSH: Push = {
  permission$: EMPTY,
  ask: () => EMPTY,
  token: () => EMPTY,
  messages$: EMPTY,
  show: () => undefined,
  taps$: EMPTY,
  end: () => undefined,
};

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
