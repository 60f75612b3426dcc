import { distinctUntilChanged, fromEvent, map, merge, type Observable, startWith } from 'rxjs';

/** Whether the browser believes to be online; the present value first. */
export const online$ = (): Observable<boolean> =>
  merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    startWith(null),
    map(() => navigator.onLine),
    distinctUntilChanged(),
  );

/** Whether the page is seen; the present value first. */
export const visible$ = (): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => document.visibilityState !== 'hidden'),
    distinctUntilChanged(),
  );
