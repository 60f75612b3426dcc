import type { Rules } from '../../kernel/define.ts';
import { pageOfUnpaid } from '../cart/placing/selectors.ts';
import { draft } from '../draft.ts';
import type { AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { adminRules } from './admin/rules.ts';
import { freshnessRules } from './freshness/rules.ts';
import { greetingRules } from './greetings/rules.ts';
import { navigationRules } from './navigation/rules.ts';
import { noticeRules } from './notices/rules.ts';
import { firstOfVisit, visitRules } from './visit.ts';

/** The parts of the view, each with its own events; no event has rules in two of them. */
export const partRules: readonly Rules<AppEvents, AppState>[] = [
  navigationRules,
  freshnessRules,
  noticeRules,
  greetingRules,
  adminRules,
];

const wholeRules: Rules<AppEvents, AppState> = {
  ...visitRules,
  // Whoever comes back to the checkout from the payment page is led to what became of the order.
  'view/restored': (state, event) => {
    const unpaid = pageOfUnpaid(state, event.time);
    return unpaid === null
      ? (visitRules['view/restored']?.(state, event) ?? [])
      : [draft('view/navigationDue', { to: unpaid, mode: 'replace' }), ...firstOfVisit(state, event)];
  },
};

export const viewRules: Rules<AppEvents, AppState> = partRules.reduce(
  (all, rules) => ({ ...all, ...rules }),
  wholeRules,
);
