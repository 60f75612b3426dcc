import { distinctUntilChanged, fromEvent, map, merge, type Observable, startWith } from 'rxjs';

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
