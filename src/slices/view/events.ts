import type { Device } from '../../domain/device.ts';
import type { InfoSlug } from '../../domain/infoPages.ts';
import { maskText, type Token } from '../../domain/personal.ts';
import type { SafeTree } from '../../domain/safeTree.ts';
import { fact, payload, type Secret } from '../../kernel/event.ts';
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
  'view/restored': fact(
    'system',
    payload<{
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
    }>({ saved: maskSaved }),
    { shared: false },
  ),
  /** One commit of another tab: its facts mean here what they meant there, but no rule and no effect fires for them. */
  'view/factsArrived': fact('tab', payload<{ facts: Secret<readonly SharedFact[]> }>({ facts: maskFacts }), {
    shared: false,
  }),
  /** The slices of a tab that knows more; `isLogin`: they name a customer whom this tab did not know. */
  'view/slicesArrived': fact(
    'tab',
    payload<{ saved: Secret<SavedSlices>; isLogin: boolean }>({ saved: maskSaved }),
    { shared: false },
  ),
  /**
   * `under`: path of the page that stays in sight where a dish lies over it; `route`: the id of its route (decision 0010),
   * null where no page has that address.
   */
  'view/pageEntered': fact('user', payload<{ path: string; under?: string; route?: string | null }>(), {
    edits: false,
    shared: false,
  }),
  'view/minutePassed': fact('timer'),
  'view/wentOnline': fact('system'),
  'view/wentOffline': fact('system'),
  'view/pageShown': fact('system'),
  'view/pageHidden': fact('system'),
  'view/connectionOpened': fact('server'),
  'view/connectionLost': fact('server'),
  'view/navigationDue': fact('rule', payload<{ to: string; mode: NavigationMode }>()),
  'view/noticeRaised': fact('rule', payload<{ notice: Omit<Notice, 'id'> }>()),
  'view/noticeDismissed': fact('user', payload<{ id: string }>()),
  'view/noticeActionTapped': fact('user', payload<{ id: string }>()),
  'view/noticePassed': fact('timer', payload<{ id: string }>()),
  'view/requestRefused': fact('server', payload<{ message: string }>()),
  'view/storeVersionFound': fact('server', payload<{ version: string }>()),
  'view/appVersionFound': fact('server', payload<{ version: string }>()),
  /** The app around the site tells its own version. */
  'view/appVersionTold': fact('system', payload<{ version: string }>()),
  /** So many messages to the app's bridge were none of the app's, in all. */
  'view/appMessagesRefused': fact('system', payload<{ count: number }>()),
  /** A link inside of the app that leads out of the shop. */
  'view/outsideLinkTapped': fact('user', payload<{ url: string }>()),
  /** «Позже»: for this visit. */
  'view/appUpdatePostponed': fact('user'),
  'view/analyticsAnswered': fact('user', payload<{ consent: AnalyticsConsent }>()),
  /** This tab is the one that polls, or no longer is. */
  'view/pollingGranted': fact('system'),
  'view/pollingLost': fact('system'),
  'view/pollDue': fact('timer', payload<{ what: VersionName }>()),
  'view/pollFailed': fact('server', payload<{ what: PollName }>()),
  /** The code of a page or of a dialog could not be fetched: a new build may have replaced it. `path`: where it was wanted. */
  'view/chunkLost': fact('system', payload<{ what: LostChunk; path: string }>()),
  'view/reloadDue': fact('rule', payload<{ reason: ReloadReason }>()),
  'view/reloadReached': fact('rule', payload<{ reason: ReloadReason }>()),

  /** The administrator's; no call that checks it is known (assumptions, section 6, "admin token"). */
  'view/adminTokenEntered': fact('user', payload<{ token: Token }>({ token: maskText })),
  'view/adminLeft': fact('user'),

  'view/textDue': fact('rule', payload<{ slug: InfoSlug }>()),
  'view/textLoaded': fact(
    'server',
    payload<{ slug: InfoSlug; title: string; content: Secret<SafeTree> }>({
      content: maskContent,
    }),
  ),
  'view/textFailed': fact('server', payload<{ slug: InfoSlug }>()),
} as const;
