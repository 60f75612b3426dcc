import type { Device } from '../../../domain/device.ts';
import { fact, payload, type Secret } from '../../../kernel/event.ts';
import { maskFacts, type SharedFact } from '../../shared.ts';
import type { AnalyticsConsent } from '../counters/state.ts';
import type { SeenGreetings } from '../greetings/state.ts';
import { maskSaved } from '../masks.ts';
import type { SavedSlices } from './savedState.ts';

/** The page among its tabs, its network and its time. */
export const pageEvents = {
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
  'view/minutePassed': fact('timer'),
  'view/wentOnline': fact('system'),
  'view/wentOffline': fact('system'),
  'view/pageShown': fact('system'),
  'view/pageHidden': fact('system'),
  'view/connectionOpened': fact('server'),
  'view/connectionLost': fact('server'),
} as const;
