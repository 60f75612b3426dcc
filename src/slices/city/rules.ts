import { pathWithoutCity, withCityPrefix } from '../../domain/citySlug.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { choiceTapped } from './offers.ts';
import { selectCity } from './selectors.ts';

/** The page's own city, else the default one, where the server could not say (specification, section 4, "City"). */
const enterCity = (state: AppState): readonly AppDraft[] => {
  const { list, currentId } = state.city;
  if (currentId !== null) return [];
  const { slug } = pathWithoutCity(
    state.view.path,
    list.map((city) => city.slug),
  );
  const samara = state.setting.values?.cityIds.samara;
  const city =
    list.find((one) => one.slug === slug) ??
    list.find(({ id, iikoId }) => id === samara || iikoId === samara) ??
    list[0];
  return city ? [draft('city/entered', { cityId: city.id })] : [];
};

export const cityRules: Rules<AppEvents, AppState> = {
  'city/listLoaded': enterCity,
  'setting/loaded': enterCity,
  'city/choiceTapped': choiceTapped,
  // The whole page is replaced: its texts, prices and cache belong to one city (specification, section 4, "City").
  'city/chosen': (state) => {
    const city = selectCity(state);
    const slugs = state.city.list.map(({ slug }) => slug);
    const closing = state.modal.open?.kind === 'city' ? [draft('modal/closed', { kind: 'city' })] : [];
    const reload = [...closing, draft('setting/reloadDue')];
    // Without a slug there is no page to go to: this one becomes the other city's.
    if (!city?.slug) return [...reload, draft('catalog/reloadDue', { reason: 'city' })];
    return [
      ...reload,
      draft('view/navigationDue', { to: withCityPrefix(state.view.path, city.slug, slugs), mode: 'page' }),
    ];
  },
};
