import type { AppDraft } from '../events.ts';
import type { AppState } from '../state.ts';
import { firstPolls, openPolls } from './freshness/firstPolls.ts';
import { reloadWhenQuiet } from './freshness/reloads.ts';
import { askForCity, greetings } from './greetings/greetings.ts';
import { guard } from './navigation/guards.ts';
import type { PartRules } from './tables.ts';
import { textOfPage } from './texts/texts.ts';

/** What a visit begins with, wherever it leads. */
export const firstOfVisit = (state: AppState, { time }: { readonly time: number }): readonly AppDraft[] => [
  ...askForCity(state),
  ...greetings(state, time),
  ...textOfPage(state),
  ...firstPolls(state),
];

/** The moments of a visit that concern several parts of the view. */
export const visitRules: PartRules<'view/restored' | 'view/pageEntered' | 'view/wentOnline'> = {
  'view/restored': (state, event) => [...guard(state), ...firstOfVisit(state, event)],
  'view/pageEntered': (state) => [...guard(state), ...textOfPage(state), ...reloadWhenQuiet(state)],
  'view/wentOnline': (state) => [...textOfPage(state), ...openPolls(state)],
};
