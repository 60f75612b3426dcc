import type { Rules } from '../../kernel/define.ts';
import { pageOfUnpaid } from '../cart/placing/selectors.ts';
import { draft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { adminRules } from './admin/rules.ts';
import { firstPolls, openPolls } from './freshness/firstPolls.ts';
import { reloadWhenQuiet } from './freshness/reloads.ts';
import { freshnessRules } from './freshness/rules.ts';
import { askForCity, greetings } from './greetings/greetings.ts';
import { greetingRules } from './greetings/rules.ts';
import { guard } from './navigation/guards.ts';
import { navigationRules } from './navigation/rules.ts';
import { noticeRules } from './notices/rules.ts';
import { textOfPage } from './texts/texts.ts';

/** Whoever comes back to the checkout from the payment page is led to what became of the order. */
const guardReturn = (state: AppState, event: { readonly time: number }): readonly AppDraft[] => {
  const unpaid = pageOfUnpaid(state, event.time);
  return unpaid === null ? guard(state) : [draft('view/navigationDue', { to: unpaid, mode: 'replace' })];
};

/** The parts of the view, each with its own events; no event has rules in two of them. */
export const partRules: readonly Rules<AppEvents, AppState>[] = [
  navigationRules,
  freshnessRules,
  noticeRules,
  greetingRules,
  adminRules,
];

/** The moments that concern several parts. */
const wholeRules: Rules<AppEvents, AppState> = {
  'view/restored': (state, event) => [
    ...guardReturn(state, event),
    ...askForCity(state),
    ...greetings(state, event.time),
    ...textOfPage(state),
    ...firstPolls(state),
  ],
  'view/pageEntered': (state) => [...guard(state), ...textOfPage(state), ...reloadWhenQuiet(state)],
  'view/wentOnline': (state) => [...textOfPage(state), ...openPolls(state)],
};

export const viewRules: Rules<AppEvents, AppState> = partRules.reduce(
  (all, rules) => ({ ...all, ...rules }),
  wholeRules,
);
