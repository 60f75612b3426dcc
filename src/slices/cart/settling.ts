import type { AppDraft } from '../events.ts';
import { isFresh } from '../fresh.ts';
import type { AppState } from '../state.ts';
import { cutBonus, promoDue } from './coupons/calculation.ts';
import { validateLines } from './lines/validation.ts';
import { settleServiceLines } from './receiving/serviceLines.ts';

interface Cause {
  readonly id: string;
}

/** Lines first: what may be paid with bonuses follows from them, so changed lines ask again. */
export const settled = (state: AppState, cause: Cause): readonly AppDraft[] => {
  const changed = settleServiceLines(state, cause);
  return changed.length > 0 ? changed : cutBonus(state);
};

/** Other goods cost another delivery, and another discount. */
export const linesChanged = (state: AppState, cause: Cause): readonly AppDraft[] => [
  ...settled(state, cause),
  ...promoDue(state),
];

/** The delivery may cost something else; where it does not, nothing is reckoned anew. */
export const deliveryChanged = (state: AppState, cause: Cause): readonly AppDraft[] => {
  const changed = settleServiceLines(state, cause);
  return changed.length > 0 ? [...changed, ...promoDue(state)] : [];
};

/**
 * The cart against catalog and settings that are fresh. A rejection settles the rest by itself: the line that is wanted
 * now may have no goods after it.
 */
export const validated = (state: AppState, cause: Cause): readonly AppDraft[] => {
  if (!isFresh(state)) return [];
  const rejected = validateLines(state);
  return rejected.length > 0 ? rejected : settled(state, cause);
};
