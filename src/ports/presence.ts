import { distinctUntilChanged, filter, fromEvent, map, merge, type Observable, skip, startWith } from 'rxjs';

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

/** A value whenever the person presses, types, or comes back to the page. */
export const acts$ = (): Observable<unknown> =>
  merge(
    ...['pointerdown', 'keydown'].map((type) => fromEvent(document, type, { capture: true, passive: true })),
    visible$().pipe(skip(1), filter(Boolean)),
  );
