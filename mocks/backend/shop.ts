import * as z from 'zod/mini';
import type { WireCatalog, WireProduct } from '../../contracts/catalog.ts';
import { cityData, cityZone, restaurant, type WireCheckoutDeliveryText } from '../../contracts/setting.ts';
import { CITIES } from '../chain/cities.ts';
import { DELIVERY_TERMINALS } from '../chain/restaurants.ts';
import { buildSettings } from '../chain/settings.ts';
import { buildCatalog } from '../menu/catalog.ts';
import { pictureAddress } from '../menu/pictures.ts';
import type { Store } from './store.ts';

export type City = (typeof CITIES)[number];

const TERMINALS = Object.values(DELIVERY_TERMINALS)
  .flat()
  .map((terminal) => terminal.deliveryTerminalId);

export const buildShopCatalog = (): WireCatalog =>
  buildCatalog({ imageUrl: ({ id }) => pictureAddress(id), terminals: TERMINALS });

export const settingsOf = (store: Store): Readonly<Record<string, unknown>> =>
  buildSettings(Object.fromEntries(store.settings));

/** A setting in the shape the kitchen needs; a value that a test broke counts as absent. */
const readSetting = <Value>(store: Store, key: string, schema: z.ZodMiniType<Value>): Value | undefined =>
  schema.safeParse(settingsOf(store)[key]).data;

/** The setting as it is, whatever a test has made of it. */
export const deliveryTextsOf = (store: Store): WireCheckoutDeliveryText | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chain's own value is typed where it stands
  settingsOf(store)['CHECKOUT_DELIVERY_TEXT'] as WireCheckoutDeliveryText | undefined;

const ZONES = z.record(z.string(), z.array(cityZone));

/** The zones of CITY_ZONES. */
export const zoneIdsOf = (store: Store): ReadonlySet<string> =>
  new Set(
    Object.values(readSetting(store, 'CITY_ZONES', ZONES) ?? {}).flatMap((zones) =>
      zones.map(({ id }) => String(id)),
    ),
  );

const CITY_DATA = z.record(z.string(), cityData);
const RESTAURANTS = z.record(z.string(), z.array(restaurant));
const PAYMENT = z.looseObject({ delivery: z.nullish(z.boolean()), self: z.nullish(z.boolean()) });

export const isStopped = (store: Store): boolean =>
  readSetting(store, 'IS_SITE_NOT_WORKING', z.boolean()) ?? false;

export const stoppedText = (store: Store): string =>
  readSetting(store, 'TEXT_SITE_NOT_WORKING', z.string()) ?? 'Приём заказов остановлен';

export const cityDataOf = (store: Store, city: City): z.infer<typeof cityData> =>
  readSetting(store, 'CITIES_DATA', CITY_DATA)?.[city.iikoId] ?? {};

export const restaurantsOf = (store: Store, city: City): readonly z.infer<typeof restaurant>[] =>
  readSetting(store, 'DELIVERY_TERMINALS', RESTAURANTS)?.[city.iikoId] ?? [];

export const isOnlineClosed = (store: Store, method: 'delivery' | 'self'): boolean =>
  readSetting(store, 'IS_ONLINE_PAYMENT_DISABLE', PAYMENT)?.[method] ?? false;

/** The city of the x-city header, which is ASCII: other slugs arrive percent-encoded. Without one, the first. */
export const cityOf = (headers: Headers): City => {
  const slug = headers.get('x-city');
  return CITIES.find((city) => encodeURIComponent(city.slug) === slug) ?? CITIES[0];
};

export const productById = (catalog: WireCatalog, id: string): WireProduct | null =>
  catalog.products.find((product) => product.id === id) ?? null;
