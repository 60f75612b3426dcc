import * as rx from 'rxjs';
import { mayBeSent } from '../../../domain/waiting.ts';
import type { Wish } from '../../../domain/wish.ts';
import { draft } from '../../draft.ts';
import type { AppOrigin } from '../../effect.ts';
import type { AppDraft, AppEventType } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn } from '../selectors.ts';

type Context = Pick<Parameters<AppOrigin['open']>[0], 'state' | 'state$' | 'world'>;

/** The connection is back, or the server has just answered. */
const SIGNS: ReadonlySet<string> = new Set<AppEventType>([
  'view/wentOnline',
  'view/connectionOpened',
  'catalog/versionFound',
  'setting/versionFound',
  'catalog/loaded',
  'catalog/likesLoaded',
  'catalog/likesFailed',
  'catalog/likeSaved',
  'address/saved',
  'user/profileLoaded',
  'user/tableReserved',
  'cart/promoCalculated',
]);
/** Of all tabs one sends. */
const LOCK = 'shop:waiting';

/** A login is done with the list of likes that it brings: without it nobody knows what an unlike would change. */
function hasWhatItNeeds(state: AppState, { needs, intent }: Wish): boolean {
  if (needs === 'network' && intent.kind !== 'like') return true;
  const { likesList } = state.catalog;
  const isUnlike = intent.kind === 'like' && !intent.isLiked;
  return isLoggedIn(state) && (isUnlike ? likesList === 'loaded' : likesList !== 'none');
}

/** The one that was pressed first. A form that is under way is waited for: a second one would not be heard. */
function nextWish(state: AppState, now: number): Wish | null {
  const { user, view } = state;
  const wish = user.waiting.find((one) => mayBeSent(one, now) && hasWhatItNeeds(state, one));
  const isBusy = wish?.intent.kind === 'reservation' && user.forms.reservation.status === 'sending';
  return view.isOnline && !isBusy ? (wish ?? null) : null;
}

type Stage = 'due' | 'sent' | 'back' | 'done';
const stageOf = (before: Stage, wish: Wish | undefined): Stage => {
  if (!wish) return 'done';
  if (wish.claim) return 'sent';
  return before === 'sent' ? 'back' : before;
};

/**
 * One after the other, until nothing is left or nobody is heard again. The next one begins a moment after the answer: the call
 * that is answered ends behind its event, and an effect that hears one trigger at a time would miss the next.
 */
const resumeAll = ({ state, state$, world }: Context): rx.Observable<AppDraft> =>
  rx.defer(() => {
    const wish = nextWish(state(), world.now());
    if (!wish) return rx.EMPTY;
    const next$ = state$.pipe(
      rx.map(({ user }) => user.waiting.find(({ id }) => id === wish.id)),
      rx.scan(stageOf, 'due' as Stage),
      rx.filter((stage) => stage === 'done' || stage === 'back'),
      rx.take(1),
      rx.mergeMap((stage) => (stage === 'done' ? rx.timer(0) : rx.EMPTY)),
      rx.mergeMap(() => resumeAll({ state, state$, world })),
    );
    return rx.merge(next$, rx.of(draft('user/wishResumed', { id: wish.id })));
  });

const END = null;

/** What waits goes out in the order of the presses, one attempt a sign and never two at once, in whatever tab. */
export const resumeWishes: AppOrigin = {
  name: 'user/resumeWishes',
  open: (context) =>
    context.event$.pipe(
      rx.filter(({ type }) => SIGNS.has(type) && nextWish(context.state(), context.world.now()) !== null),
      rx.exhaustMap(() =>
        context.world.locks.hold(LOCK).pipe(
          rx.switchMap((isHeld) => (isHeld ? rx.concat(resumeAll(context), rx.of(END)) : rx.EMPTY)),
          rx.takeWhile((fact) => fact !== END),
        ),
      ),
      rx.filter((fact) => fact !== END),
    ),
};
