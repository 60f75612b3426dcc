import { defer, EMPTY, filter, fromEvent, map, type Observable } from 'rxjs';
import { ownPath } from '../domain/ownPath.ts';
import { PUSH_TAP } from '../domain/push.ts';

/** Whether this browser can show messages of the chain at all. */
export const canPush = (): boolean =>
  globalThis.isSecureContext &&
  'serviceWorker' in navigator &&
  'permissions' in navigator &&
  ['PushManager', 'Notification', 'indexedDB'].every((name) => name in globalThis);

/** Where the message led that was tapped; undefined for words of the worker about something else. */
const tappedLink = (data: unknown, origin: string): string | null | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== PUSH_TAP)
    return undefined;
  return 'link' in data && typeof data.link === 'string' ? ownPath(data.link, origin) : null;
};
/** Paths of the shop that tapped messages lead to, null for one without; nothing where there are no messages. */
export const tapsOf = (origin: string): Observable<string | null> =>
  defer(() =>
    canPush() ? fromEvent<MessageEvent<unknown>>(navigator.serviceWorker, 'message') : EMPTY,
  ).pipe(
    map(({ data }) => tappedLink(data, origin)),
    filter((link) => link !== undefined),
  );
