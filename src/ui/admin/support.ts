import { createContext, useContext } from 'react';
import type { AppEvent } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';

/** One place of a state that differs before and after an event. */
export interface Change {
  /** `cart.lines[line-1].quantity`: elements of a list by their ids where they have them, else by their places. */
  readonly path: string;
  /** Undefined: there was nothing. */
  readonly before: unknown;
  /** Undefined: there is nothing any more. */
  readonly after: unknown;
}

/** An event with all that followed from it, in the order of the log. */
export interface Cause {
  readonly event: AppEvent;
  /** Its place in the log, from 0. */
  readonly at: number;
  readonly effects: readonly Cause[];
}

/** One event of a replay and what it did. */
export interface Step {
  readonly event: AppEvent;
  /** The state after it. */
  readonly state: AppState;
  readonly changes: readonly Change[];
}

/** One page of somebody's visit, as its journal tells. */
export interface Visit {
  readonly id: string;
  readonly from: 'page' | 'earlier' | 'browser' | 'tab' | 'file';
  /** The name of its file; '' where it came from none. */
  readonly file: string;
  readonly appVersion: string | null;
  /** Of the customer's screen, CSS pixels; null where the journal does not say. */
  readonly width: number | null;
  /** Where the log begins. */
  readonly base: AppState;
  readonly steps: readonly Step[];
  readonly causes: readonly Cause[];
  /** How much this version of the shop could not read. */
  readonly skipped: { readonly events: number; readonly fields: number };
}

/** One of the four slices that outlive a visit, as this browser keeps it. */
export interface SavedEntry {
  readonly slice: 'cart' | 'user' | 'address' | 'auth';
  readonly is: 'absent' | 'readable' | 'unreadable';
  /** Masked JSON; '' where there is nothing to show. */
  readonly text: string;
  /** Of what is stored, in characters. */
  readonly length: number;
}

/** What this browser says of web push. */
export interface PushHealth {
  readonly isOn: boolean;
  /** `none`: this browser has no notifications. */
  readonly permission: NotificationPermission | 'none';
}

/** Why a text is not shown. */
export type JournalProblem = 'not JSON' | 'not a journal' | 'of a newer version';

/** What the chain's support has beyond a page: journals from everywhere. Nothing of it is personal. */
export interface Support {
  /** This page and what is kept of those before it in this tab, the newest first; then the page that was left last in another. */
  readonly ownVisits: () => Promise<readonly Visit[]>;
  /** Asks the other tabs of this browser; each is told of as it answers, until the result is called. */
  readonly askTabs: (hear: (visit: Visit) => void) => () => void;
  readonly saved: () => readonly SavedEntry[];
  /** Takes a slice out of storage; other tabs hear of it from the browser. */
  readonly resetSaved: (slice: SavedEntry['slice']) => void;
  readonly push: () => PushHealth;
  /** Reads a journal that somebody has brought, the newest page first. */
  readonly read: (text: string, file: string) => readonly Visit[] | JournalProblem;
}

const SupportContext = createContext<Support>({
  ownVisits: () => Promise.resolve([]),
  askTabs: () => () => undefined,
  saved: () => [],
  resetSaved: () => undefined,
  push: () => ({ isOn: false, permission: 'none' }),
  read: () => 'not a journal',
});
export const SupportProvider = SupportContext.Provider;
export const useSupport = (): Support => useContext(SupportContext);
