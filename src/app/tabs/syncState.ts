import type { SharedFact } from '../../slices/shared.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { createClock, type TabClock, type Version } from './clock.ts';
import type { FactsMessage, TabMessage } from './messages.ts';

/** Keeps the four saved slices of all tabs the same: what one tab remembers for it (docs/architecture.md, "Tabs and storage"). */
export interface SyncState {
  readonly clock: TabClock;
  /** What the one timer is for: `quiet`: facts came a moment ago; `answer`: the others were asked. */
  readonly awaiting: 'quiet' | 'answer' | null;
  /** As soon as all is quiet, the tabs compare what they hold. */
  readonly isToCompare: boolean;
  /** This tab may have missed something. */
  readonly isBehind: boolean;
  /** The latest facts of all tabs that this one holds, in its order: they are put back into a state without them. */
  readonly latest: readonly FactsMessage[];
}

/** What happens to a tab. */
export type SyncMessage =
  /** The shared facts of one commit that began in this tab. */
  | { readonly kind: 'happened'; readonly facts: readonly SharedFact[] }
  /** Another tab has said something. */
  | { readonly kind: 'heard'; readonly message: TabMessage }
  | { readonly kind: 'waited' }
  /** This tab has just begun or has slept, and wants to know what it missed. */
  | { readonly kind: 'woken' }
  /** Storage knows more than this tab. */
  | { readonly kind: 'stored'; readonly slices: SavedSlices; readonly version: Version }
  /** This tab writes over what knows more than itself. */
  | { readonly kind: 'overtook'; readonly rev: number };

/** What is to be done about it, in this order. */
export type SyncAction =
  | { readonly do: 'post'; readonly message: TabMessage }
  /** One timer: it replaces what was waited for before; `waited` tells that it is over. */
  | { readonly do: 'wait'; readonly ms: number }
  /** Another tab has logged out or serves somebody else. */
  | { readonly do: 'endSession' }
  | { readonly do: 'absorb'; readonly facts: readonly SharedFact[] }
  | { readonly do: 'adopt'; readonly slices: SavedSlices; readonly isLogin: boolean };

/** What a tab remembers next, and what it does. */
export type SyncTurn = readonly [SyncState, readonly SyncAction[]];

/** What the tab holds now: asked for only where a message turns on it. */
export type Held = () => Required<SavedSlices>;

export const startSync = (tab: string, stored: Version | null): SyncState => ({
  clock: createClock(tab, stored),
  awaiting: null,
  isToCompare: false,
  isBehind: false,
  latest: [],
});
