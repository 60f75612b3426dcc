import { NEVER_POLLED, type Poll, type PollName } from './polls.ts';

/** `day`: open for too long; `version`: another STORE_VERSION; `chunk`: code that is not there any more. */
export type ReloadReason = 'day' | 'version' | 'chunk';
export type LostChunk = 'page' | 'dialog';

export interface FreshnessState {
  /** When this page was opened, in ms. */
  readonly openedAt: number;
  /** Of the saved state at hand. */
  readonly storeVersion: string;
  /** The newest that the server named; null until it was asked. */
  readonly foundStoreVersion: string | null;
  /** When a change of the store version last reloaded the page, in ms; it outlives the reload. */
  readonly reloadedAt: number | null;
  /** Lost code may still reload the page: once for a build, and never where that could not be remembered. */
  readonly mayReload: boolean;
  /** Due, but not before a quiet moment. */
  readonly waitingReload: ReloadReason | null;
  /** This tab polls for all tabs of the browser. */
  readonly isPolling: boolean;
  readonly polls: Readonly<Record<PollName, Poll>>;
}

export const initialFreshness: FreshnessState = {
  openedAt: 0,
  storeVersion: '1',
  foundStoreVersion: null,
  reloadedAt: null,
  mayReload: false,
  waitingReload: null,
  isPolling: false,
  polls: { catalog: NEVER_POLLED, settings: NEVER_POLLED, store: NEVER_POLLED, app: NEVER_POLLED },
};
