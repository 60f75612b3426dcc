import { doorInSight, doorsOf } from '../../domain/advent.ts';
import { happyMoment, type HappyHours } from '../../domain/happyHours.ts';
import type { Product } from '../../domain/catalog.ts';
import { withoutAllergens } from '../../domain/search.ts';
import { selectGoodsIndex, selectSectionDishes } from '../catalog/selectors.ts';
import { selectCity } from '../city/selectors.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';

const settings = (state: AppState) => state.setting.values;
const now = (state: AppState): number => state.view.now;

export const selectAdvent = select(settings, (values) => values?.advent ?? null);
export const selectNewYear = select(settings, (values) => values?.newYear ?? null);

/** The doors of the calendar at the minute that the page knows of. */
export const selectDoors = select(selectAdvent, (state: AppState) => state.promo.list, now, doorsOf);
export const selectDoorInSight = select(selectDoors, doorInSight);

/** The happy hours of the city, else those of the whole chain. */
export const selectHappyHours = select(settings, selectCity, (values, city): readonly HappyHours[] => {
  const { everywhere = [], byCity = {} } = values?.happyHours ?? {};
  const own = city && Object.hasOwn(byCity, city.iikoId) ? byCity[city.iikoId] : undefined;
  return own ?? everywhere;
});

/** The hours that run or come next; null where there are none and until the page knows the time. */
export const selectHappyMoment = select(selectHappyHours, now, (list, at) =>
  at === 0 ? null : happyMoment(list, at),
);

/** The dishes that happy hours are about, as this city sells them and this customer may eat them. */
export const selectHappyDishes = select(
  selectHappyHours,
  selectHappyMoment,
  selectSectionDishes,
  selectGoodsIndex,
  (state: AppState) => state.user.allergens,
  (list, moment, sections, products, allergens): readonly Product[] => {
    const hours = moment?.hours ?? list[0];
    const named = (hours?.products ?? []).flatMap((key) => products.get(key) ?? []);
    const bySection = (hours?.sections ?? []).flatMap((key) => sections.get(key) ?? []);
    return withoutAllergens([...new Set([...named, ...bySection])], allergens);
  },
);
