import { castDraft, type Draft as Mutable } from 'immer';
import { isOver, isSameThing, MOST_WISHES } from '../../../domain/waiting.ts';
import type { Wish } from '../../../domain/wish.ts';
import type { AppEvent } from '../../events.ts';
import type { SavedMeanings } from '../../traits.ts';
import type { UserState } from '../state.ts';
import type { waitingEvents } from './events.ts';

type Own = keyof typeof waitingEvents;

/** Those that may still go through at a moment in ms. */
export const unexpired = (waiting: readonly Wish[], now: number): readonly Wish[] =>
  waiting.filter((wish) => !isOver(wish, now));

/** After an attempt it keeps its place and its time; a later press takes the place of the earlier, and the newest one. */
function postponed(
  waiting: readonly Wish[],
  { id, time, payload: { intent, needs } }: AppEvent<'user/wishPostponed'>,
): readonly Wish[] {
  const before = waiting.find((wish) => isSameThing(wish.intent, intent));
  if (before?.claim) return waiting.map((wish) => (wish === before ? { ...wish, needs, claim: null } : wish));
  const others = waiting.filter((wish) => wish !== before);
  return [...unexpired(others, time), { id, at: time, needs, intent, claim: null }].slice(-MOST_WISHES);
}

const ended = (
  user: Mutable<UserState>,
  { payload: { id } }: { readonly payload: { readonly id: string } },
) => {
  user.waiting = user.waiting.filter((wish) => wish.id !== id);
};

export const waitingMeanings: Pick<SavedMeanings<Own, UserState>, Own> = {
  'user/wishPostponed': (user, event) => {
    user.waiting = castDraft(postponed(user.waiting as readonly Wish[], event));
  },
  'user/wishResumed': (user, { correlation, time, payload }) => {
    const wish = user.waiting.find(({ id }) => id === payload.id);
    if (wish) wish.claim = { by: correlation, at: time };
  },
  'user/wishSettled': ended,
  'user/withdrawTapped': null,
  'user/wishWithdrawn': ended,
};
