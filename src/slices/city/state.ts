import type { CityId, ZoneId } from '../../domain/catalog.ts';
import type { City, ZoneDelivery } from '../../domain/settings.ts';

export interface Street {
  readonly name: string;
  readonly houses: readonly string[];
}

/** The delivery object of the selected address's zone; `fetchedAt` in ms, for the cache of 5 minutes; 0 while it is asked for. */
interface ZoneChoice {
  readonly zoneId: ZoneId;
  readonly delivery: ZoneDelivery | null;
  readonly fetchedAt: number;
}

export interface CityState {
  readonly list: readonly City[];
  /** The question for the list has ended, with or without a city. */
  readonly isListSettled: boolean;
  readonly currentId: CityId | null;
  /** The slug of the cookie that the visit began with. */
  readonly savedSlug: string | null;
  readonly streets: readonly Street[];
  readonly zone: ZoneChoice | null;
  /** Answers of the last 5 minutes by zone. */
  readonly zoneCache: Readonly<Record<ZoneId, ZoneChoice>>;
}

export const initialCity: CityState = {
  list: [],
  isListSettled: false,
  currentId: null,
  savedSlug: null,
  streets: [],
  zone: null,
  zoneCache: {},
};
