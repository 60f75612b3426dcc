import { defer, distinctUntilChanged, from, fromEvent, map, merge, type Observable, startWith } from 'rxjs';
import { deviceOf, type Device } from '../domain/device.ts';

/** Whether the browser believes to be online; the present value first. */
export const online$ = (): Observable<boolean> =>
  merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    startWith(null),
    map(() => navigator.onLine),
    distinctUntilChanged(),
  );

/** Whether the page is seen; the present value first. A page that is left for another one is hidden, also in browsers that do not say so. */
export const visible$ = (): Observable<boolean> =>
  merge(
    merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'pageshow')).pipe(
      startWith(null),
      map(() => document.visibilityState !== 'hidden'),
    ),
    fromEvent(window, 'pagehide').pipe(map(() => false)),
  ).pipe(distinctUntilChanged());

/** Where the page is shown just now. */
export const presentDevice = (): Device => deviceOf(navigator.userAgent, 'ReactNativeWebView' in window);

/** Tells other code on the page of a new status (assumptions, section 6): the status alone, nothing of the person. */
export const announceStatus = (status: string): void =>
  void window.dispatchEvent(new CustomEvent('order:status_update', { detail: { status } }));

/**
 * Hands a text over to be posted, also where the page goes away at once; false where the browser does not take it. Plain text
 * needs no leave of another origin, and no answer is read.
 */
export const postBeacon = (url: string, text: string): boolean =>
  'sendBeacon' in navigator && navigator.sendBeacon(url, text);

/** Puts text on the clipboard; fails without a secure context, and where the browser does not allow it. */
export const copyText = (text: string): Observable<void> =>
  defer(() => from(navigator.clipboard.writeText(text)));
