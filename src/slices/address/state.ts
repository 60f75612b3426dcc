import type { Address, AddressId, PlaceName } from '../../domain/customer.ts';
import type { CityId, ZoneId } from '../../domain/catalog.ts';
import type { LonLat } from '../../domain/geometry.ts';
import type { NoPosition } from '../../domain/position.ts';
import type { Secret } from '../../kernel/event.ts';

/** What is known of the place that is being typed in the address modal. */
export type PlaceCheck =
  | { readonly status: 'none' }
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly point: Secret<LonLat>; readonly zoneId: ZoneId | null }
  | { readonly status: 'unknown' };

export interface AddressState {
  readonly list: readonly Address[];
  /** The one that was selected last, in whatever city. */
  readonly selectedId: AddressId | null;
  /** When the customer of this page last wanted an address, in ms: what has waited since before is not selected any more. */
  readonly wantedAt: number;
  /** The one that was selected last in each city: tabs may show several at once. */
  readonly usedIn: Readonly<Record<CityId, AddressId>>;
  /** Changed since the last list: that list may have been made before the change, once. */
  readonly unconfirmed: { readonly created: readonly AddressId[]; readonly deleted: readonly AddressId[] };
  readonly isSaving: boolean;
  readonly failure: string | null;
  readonly place: PlaceCheck;
  /** The browser is being asked where the customer is, or why it has not said. */
  readonly here: 'asked' | NoPosition | null;
  /** What stands where the map was tapped. */
  readonly named: PlaceName | null;
  /** Where the saved address lies that a map has shown last: no answer of the API names its point. Without one nobody could say. */
  readonly spot: { readonly addressId: AddressId; readonly point: Secret<LonLat> | null } | null;
}

export const initialAddress: AddressState = {
  list: [],
  selectedId: null,
  wantedAt: 0,
  usedIn: {},
  unconfirmed: { created: [], deleted: [] },
  isSaving: false,
  failure: null,
  place: { status: 'none' },
  here: null,
  named: null,
  spot: null,
};
