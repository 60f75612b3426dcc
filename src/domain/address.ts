/** What an address is written from; an empty string is "not given". */
export interface AddressParts {
  readonly city: string;
  readonly street: string;
  readonly home: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
}

const labelled = (label: string, value: string): string =>
  value.trim() === '' ? '' : `${label} ${value.trim()}`;

/** The address in one line; empty parts and a city that the street names already are left out (specification, section 9, "Text formats"). */
export function formatAddress(parts: AddressParts | null): string {
  if (!parts) return 'не указан';
  const { city, street, home, apartment, entrance, floor } = parts;
  const isCityInStreet = street.toLowerCase().includes(city.trim().toLowerCase());
  const written = [
    isCityInStreet ? '' : city.trim(),
    street.trim(),
    home.trim(),
    labelled('кв.', apartment),
    labelled('подъезд:', entrance),
    labelled('этаж:', floor),
  ].filter((part) => part !== '');
  return written.length === 0 ? 'не указан' : written.join(', ');
}
