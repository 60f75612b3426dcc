import type { InfoSlug } from '../../domain/infoPages.ts';
import type { SafeTree } from '../../domain/safeTree.ts';
import { fact, secret, type Secret } from '../../kernel/event.ts';
import type { AddressState } from '../address/state.ts';
import type { AuthState } from '../auth/state.ts';
import type { CartState } from '../cart/state.ts';
import { maskFacts, type SharedFact } from '../shared.ts';
import type { UserState } from '../user/state.ts';
import { maskSlices } from './maskSlices.ts';
import type { Notice } from './state.ts';

/** The four slices that live across visits; a slice that could not be read is null. */
export interface SavedSlices {
  readonly cart?: Partial<CartState> | null;
  readonly user?: Partial<UserState> | null;
  readonly address?: Partial<AddressState> | null;
  readonly auth?: Partial<AuthState> | null;
}
export type NavigationMode = 'push' | 'replace' | 'page';

/** What was saved is personal as a whole: a replay starts from an empty cart. */
const maskSaved = () => secret<SavedSlices>({});
/** Nothing personal, but long: a journal keeps that the text came, not the text. */
const maskContent = () => secret<SafeTree>([]);

export const viewEvents = {
  /** Emitted once after hydration, with what storage held. */
  'view/restored': fact<{ saved: Secret<SavedSlices>; storeVersion: string; isOnline: boolean }>('system', {
    saved: maskSaved,
  }),
  /** One commit of another tab: its facts mean here what they meant there, but no rule and no effect fires for them. */
  'view/factsArrived': fact<{ facts: Secret<readonly SharedFact[]> }>('tab', { facts: maskFacts }),
  /** The slices of a tab that knows more; `isLogin`: they name a customer whom this tab did not know. */
  'view/slicesArrived': fact<{ saved: Secret<SavedSlices>; isLogin: boolean }>('tab', { saved: maskSlices }),
  'view/pageEntered': fact<{ path: string }>('user'),
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
  'view/pollFailed': fact<{ what: string }>('server'),
  'view/reloadDue': fact<{ reason: 'day' | 'version' }>('rule'),
  'view/reloadReached': fact('rule'),

  'view/textDue': fact<{ slug: InfoSlug }>('rule'),
  'view/textLoaded': fact<{ slug: InfoSlug; title: string; content: Secret<SafeTree> }>('server', {
    content: maskContent,
  }),
  'view/textFailed': fact<{ slug: InfoSlug }>('server'),
} as const;
