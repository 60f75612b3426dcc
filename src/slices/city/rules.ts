import { pathWithoutCity, withCityPrefix } from '../../domain/citySlug.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { choiceTapped } from './choice.ts';
import { selectCity } from './selectors.ts';

const citiesOf = ({ city: { list, savedSlug }, setting, view }: AppState) => {
  const { slug } = pathWithoutCity(
    view.path,
    list.map((city) => city.slug),
  );
  const samara = setting.values?.cityIds.samara;
  return {
    inPath: list.find((city) => city.slug === slug),
    saved: list.find((city) => city.slug === savedSlug),
    byDefault: list.find(({ id, iikoId }) => id === samara || iikoId === samara) ?? list[0],
  };
};

/** Menu and settings at hand are another city's. */
const reload = [draft('setting/reloadDue'), draft('catalog/reloadDue', { reason: 'city' })];

/** The page's own city, else the customer's, else the default one, where the server could not say (specification, section 4, "City"). */
const enterCity = (state: AppState): readonly AppDraft[] => {
  if (state.city.currentId !== null) return [];
  const { inPath, saved, byDefault } = citiesOf(state);
  const city = inPath ?? saved ?? byDefault;
  if (!city) return [];
  const wasAskedFor = saved ?? byDefault;
  return [
    draft('city/entered', { cityId: city.id }),
    ...(state.view.isRestored && city !== wasAskedFor ? reload : []),
  ];
};

/** A page without a city in its address may have been made for somebody else's. */
const enterSavedCity = (state: AppState): readonly AppDraft[] => {
  const { currentId } = state.city;
  const { inPath, saved } = citiesOf(state);
  if (currentId === null || inPath || !saved || saved.id === currentId) return [];
  return [draft('city/entered', { cityId: saved.id }), ...reload];
};

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
