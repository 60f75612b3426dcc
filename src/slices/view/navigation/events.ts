import { fact, payload } from '../../../kernel/event.ts';
import type { NavigationMode } from './state.ts';

/** Where the customer is, and where they are led. */
export const navigationEvents = {
  /** On the way to a page: until it is drawn, the one before it stays in sight. `under` as below. */
  'view/pageAsked': fact('system', payload<{ under: string }>()),
  /**
   * `under`: path of the page that stays in sight where a dish lies over it; `route`: the id of its route (decision 0010),
   * null where no page has that address.
   */
  'view/pageEntered': fact('user', payload<{ path: string; under?: string; route?: string | null }>(), {
    edits: false,
    shared: false,
  }),
  'view/navigationDue': fact('rule', payload<{ to: string; mode: NavigationMode }>()),
} as const;
