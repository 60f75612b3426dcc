import {
  DEFAULT_DELIVERY_PHONE,
  DEFAULT_DELIVERY_TEXT,
  DEFAULT_DETAIL_PRESET,
  DEFAULT_LIST_PRESET,
} from '../../domain/chain.ts';
import type { GroupId } from '../../domain/catalog.ts';
import type { CityData, Restaurant, Settings, Zone } from '../../domain/settings.ts';
import { dayHours, isOpenAt, type WorkWeek } from '../../domain/workTime.ts';
import { selectCity } from '../city/selectors.ts';
import { select, selectField } from '../select.ts';
import type { AppState } from '../state.ts';

const settings = (state: AppState): Settings | null => state.setting.values;
const now = (state: AppState): number => state.view.now;

/** Own keys only: the keys come from the server. */
const ofCity = <T>(table: Readonly<Record<string, T>> | undefined, cityKey: string | undefined): T | null =>
  table && cityKey !== undefined && Object.hasOwn(table, cityKey) ? (table[cityKey] ?? null) : null;

export const selectWorkWeek = select(settings, selectCity, (values, city): WorkWeek | null =>
  ofCity(values?.workTime, city?.iikoId),
);
export const selectRestaurants = select(
  settings,
  selectCity,
  (values, city): readonly Restaurant[] => ofCity(values?.restaurants, city?.iikoId) ?? [],
);
export const selectZones = select(
  settings,
  selectCity,
  (values, city): readonly Zone[] => ofCity(values?.zones, city?.iikoId) ?? [],
);
export const selectCityData = select(settings, selectCity, (values, city): CityData | null =>
  ofCity(values?.cityData, city?.iikoId),
);

/** Whether the shop takes orders at the minute that the page knows of (specification, section 5, "Work-time check"). */
export const selectIsOpen = select(selectWorkWeek, now, (week, at) => at === 0 || isOpenAt(week, at));
export const selectTodayHours = select(selectWorkWeek, now, (week, at) => dayHours(week, at));

export const selectDeliveryPhone = select(
  settings,
  (values) => values?.deliveryPhone ?? DEFAULT_DELIVERY_PHONE,
);
export const selectImagePresets = select(
  settings,
  (values) => values?.imagePresets ?? { list: DEFAULT_LIST_PRESET, detail: DEFAULT_DETAIL_PRESET },
);
export const selectSlides = select(settings, (values) => values?.slides ?? []);
export const selectStories = select(settings, (values) => values?.stories ?? []);
export const selectAllergenChoice = select(settings, (values) => values?.allergens ?? []);
export const selectCatalogMenu = select(settings, (values) => values?.catalogMenu ?? []);
export const selectAppLinks = select(settings, (values) => values?.appLinks ?? { ios: null, android: null });
export const selectDeliveryText = select(
  settings,
  (state: AppState) => state.setting.deliveryText,
  (values, fetched) => fetched ?? values?.deliveryText ?? DEFAULT_DELIVERY_TEXT,
);
export const selectSiteTexts = select(settings, (values) => ({
  notWorking: values?.textSiteNotWorking ?? '',
  information: values?.textSiteInformation ?? '',
}));

/** Why nothing can be added at all (specification, section 4, "Adding an item", steps 1 and 2); `time` in ms. */
export const closedFor = (
  state: AppState,
  time: number,
): { readonly kind: 'notWorking' | 'workTime' } | null => {
  if (settings(state)?.isSiteNotWorking) return { kind: 'notWorking' };
  return isOpenAt(selectWorkWeek(state), time) ? null : { kind: 'workTime' };
};
/** Sizes of its dishes are drawn (assumptions, section 2, "PIZZAS_GROUP_ID"). */
export const selectPizzasGroupId = select(settings, (values) => values?.pizzasGroupId ?? null);

/** Products that stand for the presents of the chain's lasting promotions. */
export const selectGiftIds = select(settings, (values) => values?.giftIds ?? { snack: null, pizza: null });

/** The zone of the selected address, as the settings draw it. */
export const selectZone = select(
  selectZones,
  (state: AppState) => state.city.zone?.zoneId ?? null,
  (zones, id): Zone | null => zones.find((zone) => zone.id === id) ?? null,
);
/** How many restaurants each city has, by the city's iikoId; a city without any is absent. */
export const selectRestaurantCounts = select(
  settings,
  (values): ReadonlyMap<string, number> =>
    new Map(
      Object.entries(values?.restaurants ?? {})
        .map(([city, { length }]) => [city, length] as const)
        .filter(([, count]) => count > 0),
    ),
);

/** Everything that was read, for those who look after the shop. */
export const selectSettings = select(settings, (values) => values);
export const selectSkippedSettings = selectField('setting', 'skipped');
/** Of what is at hand; null where nobody has told. */
export const selectVersions = select(
  (state: AppState) => state.catalog.version,
  (state: AppState) => state.setting.version,
  (state: AppState) => state.view.storeVersion,
  (catalog, own, store) => ({ catalog, settings: own, store }),
);

/** Groups of what is had with a dish: sauces and additions, and what the cart offers to add. */
export const selectSideGroupIds = select(
  (state: AppState) => state.setting.values?.additionallyGroupId,
  (state: AppState) => state.setting.values?.addToOrderGroupId,
  (...ids): ReadonlySet<GroupId> => new Set(ids.flatMap((id) => id ?? [])),
);
