import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { AppOrigin } from '../../effect.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import type { AppWorld } from '../../world.ts';
import { POLL_NAMES, untilDue, type PollName } from './polls.ts';

/** What the one tab holds that polls for all of them. */
const LOCK = 'shop:polls';

/** Only a tab that is seen asks for the lock, and it lets go as soon as it is hidden (assumptions, section 6, "polling"). */
export const pollLock: AppOrigin = {
  name: 'view/pollLock',
  open: ({ state, world }) =>
    world.visible$.pipe(
      switchMap((isVisible) => (isVisible ? world.locks.hold(LOCK) : of(false))),
      filter((isHeld) => isHeld !== state().view.isPolling),
      map((isHeld) => (isHeld ? draft('view/pollingGranted') : draft('view/pollingLost'))),
    ),
};

const mayPoll = ({ view }: AppState): boolean =>
  view.isRestored && view.isPolling && view.isVisible && view.isOnline;

interface Clock {
  readonly state: () => AppState;
  readonly state$: Observable<AppState>;
  readonly world: AppWorld;
}

/** Where polling begins anew, what is overdue is asked for at once; from then on every interval, give or take the jitter. */
const clockOf = ({ state, state$, world }: Clock, name: PollName): Observable<AppDraft> =>
  state$.pipe(
    startWith(state()),
    map(({ view }) => view.polls[name]),
    distinctUntilChanged(),
    switchMap((poll, index) => {
      const jitter = index === 0 ? 0 : 2 * world.random() - 1;
      return timer(untilDue(poll, world.now(), jitter));
    }),
    map(() => draft('view/pollDue', { what: name })),
  );

/** The clocks of all polls: they run in one tab, while it is seen and online. */
export const pollClocks: AppOrigin = {
  name: 'view/pollClocks',
  open: ({ state, state$, world }) =>
    state$.pipe(
      startWith(state()),
      map(mayPoll),
      distinctUntilChanged(),
      switchMap((isOn) =>
        isOn ? merge(...POLL_NAMES.map((name) => clockOf({ state, state$, world }, name))) : EMPTY,
      ),
    ),
};
