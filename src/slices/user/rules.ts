import type { Rules } from '../../kernel/define.ts';
import { draft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from './selectors.ts';

export const userRules: Rules<AppEvents, AppState> = {
  'view/restored': (state) => (isLoggedIn(state) ? [draft('user/profileDue')] : []),
  // A login of another tab brings the customer; this tab's own lists are loaded here.
  'view/factsArrived': (state, { payload }) =>
    isLoggedIn(state) && payload.facts.some(({ type }) => type === 'auth/loggedIn')
      ? [draft('user/profileDue')]
      : [],
  'view/slicesArrived': (_state, { payload }) => (payload.isLogin ? [draft('user/profileDue')] : []),
};
