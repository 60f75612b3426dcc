import type { Device } from '../../domain/device.ts';
import type { InfoSlug } from '../../domain/infoPages.ts';
import { maskText, type Token } from '../../domain/personal.ts';
import type { SafeTree } from '../../domain/safeTree.ts';
import { fact, type Secret } from '../../kernel/event.ts';
import type { AddressState } from '../address/state.ts';
import type { AuthState } from '../auth/state.ts';
import type { CartState } from '../cart/state.ts';
import { maskFacts, type SharedFact } from '../shared.ts';
import type { UserState } from '../user/state.ts';
import type { VersionName } from '../world.ts';
import { maskContent, maskSaved } from './masks.ts';
import type { PollName } from './polls.ts';
import type { AnalyticsConsent, LostChunk, Notice, ReloadReason, SeenGreetings } from './state.ts';

/** The four slices that live across visits; a slice that could not be read is null. */
export interface SavedSlices {
  readonly cart?: Partial<CartState> | null;
  readonly user?: Partial<UserState> | null;
  readonly address?: Partial<AddressState> | null;
  readonly auth?: Partial<AuthState> | null;
}
export type NavigationMode = 'push' | 'replace' | 'page';

export const viewEvents = {
  /** Emitted once after hydration, with what storage held. `reloadedAt`: when a change of version last reloaded the page. */
  'view/restored': fact<{
    saved: Secret<SavedSlices>;
    storeVersion: string;
    isOnline: boolean;
    /** The city of the cookie; null without one. */
    citySlug?: string | null;
    reloadedAt?: number | null;
    /** This build has not reloaded the page yet for code that could not be had. */
    mayReload?: boolean;
    seen?: SeenGreetings;
    analyticsConsent?: AnalyticsConsent | null;
    /** An administrator's token is stored. */
    isAdmin?: boolean;
    device?: Device;
  }>('system', { saved: maskSaved }),
  /** One commit of another tab: its facts mean here what they meant there, but no rule and no effect fires for them. */
  'view/factsArrived': fact<{ facts: Secret<readonly SharedFact[]> }>('tab', { facts: maskFacts }),
  /** The slices of a tab that knows more; `isLogin`: they name a customer whom this tab did not know. */
  'view/slicesArrived': fact<{ saved: Secret<SavedSlices>; isLogin: boolean }>('tab', { saved: maskSaved }),
  /**
   * `under`: path of the page that stays in sight where a dish lies over it; `route`: the id of its route (decision 0010),
   * null where no page has that address.
   */
  'view/pageEntered': fact<{ path: string; under?: string; route?: string | null }>('user'),
  'view/minutePassed': fact('timer'),
  'view/wentOnline': fact('system'),
  'view/wentOffline': fact('system'),
  'view/pageShown': fact('system'),
  'view/pageHidden': fact('system'),
  'view/connectionOpened': fact('server'),
  'view/connectionLost': fact('server'),
  'view/navigationDue': fact<{ to: string; mode: NavigationMode }>('rule'),
  'view/noticeRaised': fact<{ notice: Omit<Notice, 'id'> }>('rule'),
  'view/noticeDismissed': fact<{ id: string }>('user'),
  'view/noticeActionTapped': fact<{ id: string }>('user'),
  'view/noticePassed': fact<{ id: string }>('timer'),
  'view/requestRefused': fact<{ message: string }>('server'),
  'view/storeVersionFound': fact<{ version: string }>('server'),
  'view/appVersionFound': fact<{ version: string }>('server'),
  /** The app around the site tells its own version. */
  'view/appVersionTold': fact<{ version: string }>('system'),
  /** So many messages to the app's bridge were none of the app's, in all. */
  'view/appMessagesRefused': fact<{ count: number }>('system'),
  /** A link inside of the app that leads out of the shop. */
  'view/outsideLinkTapped': fact<{ url: string }>('user'),
  /** «Позже»: for this visit. */
  'view/appUpdatePostponed': fact('user'),
  'view/analyticsAnswered': fact<{ consent: AnalyticsConsent }>('user'),
  /** This tab is the one that polls, or no longer is. */
  'view/pollingGranted': fact('system'),
  'view/pollingLost': fact('system'),
  'view/pollDue': fact<{ what: VersionName }>('timer'),
  'view/pollFailed': fact<{ what: PollName }>('server'),
  /** The code of a page or of a dialog could not be fetched: a new build may have replaced it. `path`: where it was wanted. */
  'view/chunkLost': fact<{ what: LostChunk; path: string }>('system'),
  'view/reloadDue': fact<{ reason: ReloadReason }>('rule'),
  'view/reloadReached': fact<{ reason: ReloadReason }>('rule'),

  /** The administrator's; no call that checks it is known (assumptions, section 6, "admin token"). */
  'view/adminTokenEntered': fact<{ token: Token }>('user', { token: maskText }),
  'view/adminLeft': fact('user'),

  'view/textDue': fact<{ slug: InfoSlug }>('rule'),
  'view/textLoaded': fact<{ slug: InfoSlug; title: string; content: Secret<SafeTree> }>('server', {
    content: maskContent,
  }),
  'view/textFailed': fact<{ slug: InfoSlug }>('server'),
} as const;
