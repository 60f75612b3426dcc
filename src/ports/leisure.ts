import { combineLatest, filter, firstValueFrom, fromEvent, map, of, type Observable } from 'rxjs';
import { online$, visible$ } from './presence.ts';

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 200;

const loaded$ = (): Observable<boolean> =>
  document.readyState === 'complete' ? of(true) : fromEvent(window, 'load').pipe(map(() => true));

/** The browser has nothing to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });

/** The page is loaded, seen and online, and then the browser has nothing to do. */
export async function isCalm(): Promise<void> {
  await firstValueFrom(
    combineLatest([loaded$(), visible$(), online$()]).pipe(filter((all) => all.every(Boolean))),
  );
  await idle();
}
