import { distinctUntilChanged, fromEvent, map, merge, type Observable, startWith } from 'rxjs';

const anyOf = (target: EventTarget, ...types: readonly string[]): Observable<Event> =>
  merge(...types.map((type) => fromEvent<Event>(target, type, { capture: true })));

/** Whether the browser believes to be online; the present value first. */
export const online$ = (): Observable<boolean> =>
  anyOf(window, 'online', 'offline').pipe(
    startWith(null),
    map(() => navigator.onLine),
    distinctUntilChanged(),
  );

/** Whether the page is seen; the present value first. A page that is left for another one is hidden, also in browsers that do not say so. */
export const visible$ = (): Observable<boolean> =>
  merge(anyOf(document, 'visibilitychange'), anyOf(window, 'pageshow', 'pagehide')).pipe(
    startWith(null),
    map((event) => event?.type !== 'pagehide' && document.visibilityState !== 'hidden'),
    distinctUntilChanged(),
  );

/** A value whenever the person presses, types, leaves the page or comes back to it. */
export const acts$ = (): Observable<unknown> => anyOf(document, 'pointerdown', 'keydown', 'visibilitychange');
