import type { SavedCart } from '../../slices/cart/state.ts';
import type { AppEventType } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import { hasMissed, type TabClock, type Version, versionOf } from './clock.ts';
import { isClosed, NOTHING_SEEN, type OrderFence, withSeen } from './orderFence.ts';
import { SAVED, type SavedSlice } from './savedText.ts';
import { isUrgent, turnOf, type WriteCause } from './writeTurn.ts';

/** Trailing pause before a change is written. */
const PAUSE_MS = 250;

/** What one tab remembers of its writing to storage. */
export interface WriteState {
  /** The slices as storage has kept them last. */
  readonly written: Readonly<Partial<Record<SavedSlice, unknown>>>;
  /** Of what this tab has written last: where storage holds another, none of its slices is this tab's for certain. */
  readonly last: Pick<Version, 'rev' | 'tab'> | null;
  /** A pause runs. */
  readonly isWaiting: boolean;
  /** Given since the last writing. */
  readonly pauses: number;
  /** Whether storage has kept the last cart. */
  readonly isKept: boolean;
  readonly fence: OrderFence;
}
export const NOTHING_WRITTEN: WriteState = {
  written: {},
  last: null,
  isWaiting: false,
  pauses: 0,
  isKept: true,
  fence: NOTHING_SEEN,
};

/** What surrounds a tab when something happens; storage is looked at only where there is something to write. */
export interface Surroundings {
  readonly state: Pick<AppState, SavedSlice | 'view'>;
  readonly clock: TabClock;
  /** The tab may have missed something and waits for the others' answer. */
  readonly isBehind: boolean;
  readonly storedVersion: () => Version | null;
  /** Null where none is stored; a null cart where it cannot be read. */
  readonly storedCart: () => { readonly cart: SavedCart | null } | null;
}

export type WriteMessage =
  | { readonly kind: 'happened'; readonly type: AppEventType }
  | { readonly kind: 'paused' }
  /** The page goes, perhaps for good. */
  | { readonly kind: 'ended' }
  /** Whether storage has kept what was written: what it has not is tried again with the next change. */
  | { readonly kind: 'wrote'; readonly slice: SavedSlice; readonly isKept: boolean };

/** What is to be done about it, in this order. */
export type WriteAction =
  /** One timer, which ends early where the next state waits no more; `paused` tells that it is over. */
  | { readonly do: 'wait'; readonly ms: number }
  /** Another tab's order is taken over, in a turn of its own: the commit that asks is not published to all yet. */
  | { readonly do: 'takeOver'; readonly version: Version }
  /** What storage knows more is taken over, in a turn of its own. */
  | { readonly do: 'catchUp' }
  /** The clock passes this rev. */
  | { readonly do: 'overtake'; readonly rev: number }
  /** A full disk may refuse the new state: what was personal goes all the same. */
  | { readonly do: 'clear' }
  | { readonly do: 'write'; readonly slices: readonly SavedSlice[] };

export type WriteTurnTaken = readonly [WriteState, readonly WriteAction[]];

const waiting = (state: WriteState): WriteTurnTaken =>
  state.isWaiting ? [state, []] : [{ ...state, isWaiting: true }, [{ do: 'wait', ms: PAUSE_MS }]];

/** The version of what is stored, where it holds an order that this tab must not write over. */
const fencedBy = (fence: OrderFence, around: Surroundings): Version | null => {
  const cart = around.storedCart()?.cart;
  const version = cart ? around.storedVersion() : null;
  if (!cart || !version) return null;
  return isClosed(fence, cart, hasMissed(around.clock, version.known), around.state.cart) ? version : null;
};

const writing = (
  state: WriteState,
  { cause, changed, around }: { cause: WriteCause; changed: readonly SavedSlice[]; around: Surroundings },
): WriteTurnTaken => {
  const slices = Object.fromEntries(changed.map((slice) => [slice, around.state[slice]]));
  return [
    { ...state, pauses: 0, written: { ...state.written, ...slices }, last: versionOf(around.clock) },
    [...(cause === 'auth/loggedOut' ? [{ do: 'clear' } as const] : []), { do: 'write', slices: changed }],
  ];
};

/** It is this tab's turn to write. */
const take = (before: WriteState, cause: WriteCause, around: Surroundings): WriteTurnTaken => {
  const state = before.isWaiting ? { ...before, isWaiting: false } : before;
  // Before the saved state is in, an empty cart would be written over it.
  if (!around.state.view.isRestored) return [state, []];
  const changed = SAVED.filter((slice) => state.written[slice] !== around.state[slice]);
  if (changed.length === 0) return [state, []];
  const order = changed.includes('cart') ? fencedBy(state.fence, around) : null;
  if (order) {
    const { intent, seenTotal } = around.state.cart;
    // A press finds the order in storage by itself, anything else is given up for it.
    return [state, intent || seenTotal !== null ? [] : [{ do: 'takeOver', version: order }]];
  }
  const version = around.storedVersion();
  const stored = version?.rev ?? 0;
  const { clock, isBehind } = around;
  const turn = turnOf({ cause, own: clock.rev, stored, isBehind, pauses: state.pauses });
  if (turn === 'takeOver') return [state, [{ do: 'catchUp' }]];
  if (turn === 'pause') return waiting({ ...state, pauses: state.pauses + 1 });
  // Beside another tab's slices these would be of no one version.
  const isLast = version?.rev === state.last?.rev && version?.tab === state.last?.tab;
  const slices = isLast ? changed : SAVED;
  const [next, actions] = writing(state, { cause, changed: slices, around });
  return [next, turn === 'overtake' ? [{ do: 'overtake', rev: stored }, ...actions] : actions];
};

/**
 * One step of the writing: each changed slice after a pause, urgent ones at once, all of them when the page goes.
 * Storage that knows more than this tab is never overwritten: a tab that slept through a logout takes it over instead.
 */
export function writeStep(state: WriteState, message: WriteMessage, around: Surroundings): WriteTurnTaken {
  if (message.kind === 'paused') return take(state, 'pause', around);
  if (message.kind === 'ended') return take(state, 'end', around);
  if (message.kind === 'wrote') {
    const { slice, isKept } = message;
    const written = isKept ? state.written : { ...state.written, [slice]: undefined };
    return [{ ...state, written, isKept: slice === 'cart' ? isKept : state.isKept }, []];
  }
  const fence = withSeen(state.fence, around.state.cart);
  const seeing = fence === state.fence ? state : { ...state, fence };
  return isUrgent(message.type) ? take(seeing, message.type, around) : waiting(seeing);
}
