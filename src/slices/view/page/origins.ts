import { EMPTY, filter, map, skip, switchMap, tap, timer } from 'rxjs';
import type { AppOrigin } from '../../effect.ts';
import { draft } from '../../draft.ts';

/** Specification, section 9, "Version and settings polling". */
const MINUTE_MS = 60_000;

/** Every minute while the page is seen; at once when it is seen again after more than one (assumptions, section 6, "polling"). */
export const minuteClock: AppOrigin = {
  name: 'view/minuteClock',
  open({ world }) {
    let last = world.now();
    const untilNext = () => Math.max(0, last + MINUTE_MS - world.now());
    return world.visible$.pipe(
      switchMap((isVisible) => (isVisible ? timer(untilNext(), MINUTE_MS) : EMPTY)),
      tap(() => {
        last = world.now();
      }),
      map(() => draft('view/minutePassed')),
    );
  },
};

export const connectivity: AppOrigin = {
  name: 'view/connectivity',
  open: ({ world }) =>
    world.online$.pipe(
      skip(1),
      map((isOnline) => (isOnline ? draft('view/wentOnline') : draft('view/wentOffline'))),
    ),
};

export const visibility: AppOrigin = {
  name: 'view/visibility',
  open: ({ state, world }) =>
    world.visible$.pipe(
      // A page may be opened in the background.
      filter((isVisible) => isVisible !== state().view.isVisible),
      map((isVisible) => (isVisible ? draft('view/pageShown') : draft('view/pageHidden'))),
    ),
};
