import { withCityPrefix } from '../../domain/citySlug.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { choiceTapped } from './choice.ts';
import { enterCity, enterSavedCity, reload } from './entering.ts';
import { selectCity } from './selectors.ts';

export const cityRules: Rules<AppEvents, AppState> = {
  'view/restored': enterSavedCity,
  'city/listLoaded': enterCity,
  'setting/loaded': enterCity,
  'city/choiceTapped': choiceTapped,
  // The whole page is replaced: its texts, prices and cache belong to one city (specification, section 4, "City").
  'city/chosen': (state) => {
    const city = selectCity(state);
    const slugs = state.city.list.map(({ slug }) => slug);
    const closing = state.modal.open?.kind === 'city' ? [draft('modal/closed', { kind: 'city' })] : [];
    // Without a slug there is no page to go to: this one becomes the other city's.
    if (!city?.slug) return [...closing, ...reload];
    return [
      ...closing,
      draft('setting/reloadDue'),
      draft('view/navigationDue', { to: withCityPrefix(state.view.path, city.slug, slugs), mode: 'page' }),
    ];
  },
};
