import type { Rules } from '../../kernel/define.ts';
import { draft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from './selectors.ts';

export const userRules: Rules<AppEvents, AppState> = {
  'view/restored': (state) => (isLoggedIn(state) ? [draft('user/profileDue')] : []),
};
