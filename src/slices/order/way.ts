import { wayAfterAnswer, wayAfterChange, type OrderWay } from '../../domain/orderWay.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvent } from '../events.ts';
import type { AppState } from '../state.ts';

/** Two answers that say the same are no news. */
const told = (before: OrderWay | null, way: OrderWay | null): readonly AppDraft[] =>
  way === null || JSON.stringify(before) === JSON.stringify(way)
    ? []
    : [draft('order/wayChanged', { orderId: way.orderId, way })];

/** What an answer about the active order adds to its way: the first time it names is the promise. */
export const wayAnswered = (
  { order, user }: AppState,
  { payload, time }: AppEvent<'order/activeLoaded'>,
): readonly AppDraft[] =>
  order.completedIds.includes(payload.order.id)
    ? []
    : told(user.way, wayAfterAnswer(user.way, payload.order, time));

/** What a dated change adds. */
export const wayDated = (
  { user }: AppState,
  { payload }: AppEvent<'order/statusApplied'>,
): readonly AppDraft[] => told(user.way, wayAfterChange(user.way, payload));

/** An order that has ended, here or while nobody looked, has no way any more. */
export const wayEnded = ({ order, user: { way } }: AppState): readonly AppDraft[] =>
  way !== null && order.active?.id !== way.orderId
    ? [draft('order/wayChanged', { orderId: way.orderId, way: null })]
    : [];

const MINUTE_MS = 60_000;
/** Often enough to say a delay before its minute; no status tells of one. */
const ASK_EVERY = 5;
/** From when on an answer may be news. */
const BEFORE_MS = 30 * MINUTE_MS;

/**
 * An order that is expected soon is asked about again, every five minutes of a page that is seen: counted from its own minute,
 * so that not all customers ask at once.
 */
export const askAgain = (
  { order: { active, completedIds }, view: { isVisible } }: AppState,
  { time }: AppEvent<'view/minutePassed'>,
): readonly AppDraft[] => {
  if (!isVisible || active === null || completedIds.includes(active.id)) return [];
  const left = Date.parse(active.estimatedAt ?? '') - time;
  return left <= BEFORE_MS && Math.floor(left / MINUTE_MS) % ASK_EVERY === 0
    ? [draft('order/refreshDue')]
    : [];
};
