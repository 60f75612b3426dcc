import type { AppEventType } from '../../slices/events.ts';
import { generationOf } from './clock.ts';

/** Written whatever another tab has stored, in the same session: what follows them must not happen twice. */
const ORDER_FACTS: ReadonlySet<string> = new Set<AppEventType>([
  'cart/intentMade',
  'cart/orderPlaced',
  'cart/orderRefused',
  'cart/orderSettled',
  'cart/orderAbandoned',
  'cart/lateAnswered',
]);
/** Written at once. */
const URGENT: ReadonlySet<string> = new Set<string>([
  ...ORDER_FACTS,
  ...(['auth/loggedOut', 'city/choiceTapped', 'city/chosen'] satisfies AppEventType[]),
]);

/** A tab that may have missed something writes after so many pauses all the same. */
const MAX_PAUSES = 8;

/** True for an event whose change does not wait for the trailing pause. */
export const isUrgent = (type: AppEventType): boolean => URGENT.has(type);

/** Why a tab writes: an urgent event, the end of a pause, or the end of the page. */
export type WriteCause = AppEventType | 'pause' | 'end';

/** What a tab does when it is its turn to write; `overtake`: writes over what knows more than itself. */
export type WriteTurn = 'write' | 'overtake' | 'pause' | 'takeOver';

/** What a tab knows when it is its turn to write; both are revs of the tabs' clock. */
interface Moment {
  readonly cause: WriteCause;
  readonly own: number;
  /** Of the newest stored slice; zero where nothing is stored. */
  readonly stored: number;
  /** The tab may have missed something and waits for the others' answer. */
  readonly isBehind: boolean;
  /** Given already since the last writing. */
  readonly pauses: number;
}

/**
 * Storage that knows more than this tab stays: it may be on its way here as facts, so one pause is given, and then it is
 * taken over. A logout leaves no time for a pause, and an order is written all the same.
 */
export function turnOf({ cause, own, stored, isBehind, pauses }: Moment): WriteTurn {
  if (stored > own) {
    if (generationOf(stored) > generationOf(own)) return 'takeOver';
    if (ORDER_FACTS.has(cause)) return 'overtake';
    return pauses > 0 ? 'takeOver' : 'pause';
  }
  return cause === 'pause' && isBehind && pauses < MAX_PAUSES ? 'pause' : 'write';
}
