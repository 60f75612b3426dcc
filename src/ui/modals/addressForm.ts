import type { ZoneId } from '../../domain/catalog.ts';
import type { City, Zone } from '../../domain/settings.ts';
import type { PlaceCheck } from '../../slices/address/state.ts';

/** What is typed of a new address. */
export interface AddressForm {
  readonly street: string;
  readonly home: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
}

export const EMPTY_ADDRESS: AddressForm = { street: '', home: '', apartment: '', entrance: '', floor: '' };

export const isUntouched = (form: AddressForm): boolean =>
  Object.values(form).every((text) => text.trim() === '');

export interface AddressProblems {
  readonly street: string | null;
  readonly home: string | null;
}

/** Street and house are compulsory: without a house nobody can say whether the address is delivered to. */
export const addressProblems = ({ street, home }: AddressForm): AddressProblems => ({
  street: street.trim() === '' ? 'Укажите улицу' : null,
  home: home.trim() === '' ? 'Укажите дом' : null,
});

/** Whether the typed place is delivered to. */
export type Verdict =
  | { readonly kind: 'none' | 'looking' | 'outside' | 'unknown' }
  | { readonly kind: 'inside'; readonly zone: Zone }
  /** In another city of the chain. */
  | { readonly kind: 'elsewhere'; readonly city: City; readonly zoneId: ZoneId | null };

interface VerdictInput {
  readonly form: Pick<AddressForm, 'street' | 'home'>;
  readonly place: PlaceCheck;
  readonly zones: readonly Zone[];
  readonly elsewhere?: City | null;
}

export function verdictOf({ form, place, zones, elsewhere = null }: VerdictInput): Verdict {
  if (elsewhere)
    return { kind: 'elsewhere', city: elsewhere, zoneId: place.status === 'found' ? place.zoneId : null };
  if (form.street.trim() === '' || form.home.trim() === '') return { kind: 'none' };
  if (place.status === 'none' || place.status === 'looking') return { kind: 'looking' };
  // Where no zones are drawn, none can hold the place.
  if (place.status === 'unknown' || zones.length === 0) return { kind: 'unknown' };
  const zone = zones.find(({ id }) => id === place.zoneId);
  return zone ? { kind: 'inside', zone } : { kind: 'outside' };
}
