import { UNKNOWN_DEVICE, type Device } from '../../domain/device.ts';
import type { InfoSlug } from '../../domain/infoPages.ts';
import type { SafeTree } from '../../domain/safeTree.ts';
import type { EventDraft } from '../modal/state.ts';
import { NEVER_POLLED, type Poll, type PollName } from './polls.ts';

export interface Notice {
  readonly id: string;
  /** Errors are alerts; everything else is a status. */
  readonly kind: 'error' | 'info' | 'success';
  readonly text: string;
  readonly action: { readonly title: string; readonly emits: EventDraft } | null;
}

/** `day`: open for too long; `version`: another STORE_VERSION; `chunk`: code that is not there any more. */
export type ReloadReason = 'day' | 'version' | 'chunk';
export type LostChunk = 'page' | 'dialog';
export type Connection = 'none' | 'open' | 'lost';

/** The chain's own text of an informational page. */
export type PageText =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly title: string; readonly content: SafeTree };

/** How far a list of the customer's is known: an empty one is only said to be empty once it is `ready`. */
export type ListStatus = 'loading' | 'ready' | 'failed';
export type CustomerList = 'addresses' | 'favourites' | 'history' | 'promotions';

/** Greetings that the customer has closed: the information by the hash of its text, the one of 8 March at all. */
export interface SeenGreetings {
  readonly information: string | null;
  readonly march: boolean;
}

export type AnalyticsConsent = 'given' | 'refused';

export interface ViewState {
  /** True once the saved state is in: before it nothing personal is known. */
  readonly isRestored: boolean;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  readonly connection: Connection;
  /** Milliseconds, ticked every minute: what selectors may know of the time. 0 on the server. */
  readonly now: number;
  /** When this page was opened, in ms. */
  readonly openedAt: number;
  /** The address of the page, with its query. */
  readonly path: string;
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
  /** The customer was sent to a payment page. */
  readonly isPaymentOpen: boolean;
  readonly isAppUpdateNeeded: boolean;
  /** The newest version of the app as the server names it, and the app's own as far as it has told; null: unknown. */
  readonly appVersions: { readonly newest: string | null; readonly own: string | null };
  /** Messages to the app's bridge that nobody could read. */
  readonly refusedAppMessages: number;
  /** For this visit. */
  readonly isAppUpdatePostponed: boolean;
  readonly device: Device;
  /** This tab polls for all tabs of the browser. */
  readonly isPolling: boolean;
  readonly polls: Readonly<Record<PollName, Poll>>;
  readonly notices: readonly Notice[];
  /** Of the pages that this visit has opened. */
  readonly texts: Readonly<Partial<Record<InfoSlug, PageText>>>;
  readonly lists: Readonly<Record<CustomerList, ListStatus>>;
  readonly seen: SeenGreetings;
  /** Hash of the information text that was on the screen last. */
  readonly shownInformation: string | null;
  /** Whether the chain's counters may hear anything; null until the customer has answered. */
  readonly analyticsConsent: AnalyticsConsent | null;
  /** An administrator's token lies in storage; the token itself is nowhere else. */
  readonly isAdmin: boolean;
}

export const initialView: ViewState = {
  isRestored: false,
  isOnline: true,
  isVisible: true,
  connection: 'none',
  now: 0,
  openedAt: 0,
  path: '/',
  storeVersion: '1',
  foundStoreVersion: null,
  reloadedAt: null,
  mayReload: false,
  waitingReload: null,
  isPaymentOpen: false,
  isAppUpdateNeeded: false,
  appVersions: { newest: null, own: null },
  refusedAppMessages: 0,
  isAppUpdatePostponed: false,
  device: UNKNOWN_DEVICE,
  isPolling: false,
  polls: { catalog: NEVER_POLLED, settings: NEVER_POLLED, store: NEVER_POLLED, app: NEVER_POLLED },
  notices: [],
  texts: {},
  lists: { addresses: 'loading', favourites: 'loading', history: 'loading', promotions: 'loading' },
  seen: { information: null, march: false },
  shownInformation: null,
  analyticsConsent: null,
  isAdmin: false,
};
