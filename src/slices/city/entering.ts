import { pathWithoutCity } from '../../domain/citySlug.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';
import type { AppState } from '../state.ts';

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
export const reload: readonly AppDraft[] = [
  draft('setting/reloadDue'),
  draft('catalog/reloadDue', { reason: 'city' }),
];

/** The page's own city, else the customer's, else the default one, where the server could not say (specification, section 4, "City"). */
export const enterCity = (state: AppState): readonly AppDraft[] => {
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
export const enterSavedCity = (state: AppState): readonly AppDraft[] => {
  const { currentId } = state.city;
  const { inPath, saved } = citiesOf(state);
  if (currentId === null || inPath || !saved || saved.id === currentId) return [];
  return [draft('city/entered', { cityId: saved.id }), ...reload];
};
