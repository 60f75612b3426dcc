import { NOVOKUJBYSHEVSK, SAMARA, TOLYATTI } from './cities.ts';
import type { StreetRow } from './streetRow.ts';
import { NOVOKUJBYSHEVSK_STREETS } from './streets.novokujbyshevsk.ts';
import { SAMARA_STREETS } from './streets.samara.ts';
import { TOLYATTI_STREETS } from './streets.tolyatti.ts';

/** The streets of each city, by the city's iikoId. */
export const STREET_ROWS = {
  [SAMARA.iikoId]: SAMARA_STREETS,
  [TOLYATTI.iikoId]: TOLYATTI_STREETS,
  [NOVOKUJBYSHEVSK.iikoId]: NOVOKUJBYSHEVSK_STREETS,
} satisfies Readonly<Record<string, readonly StreetRow[]>>;

/** The directory of one city: the streets with their houses, for the suggestions of the address form. */
export type Directory = Readonly<{ streets: readonly DirectoryStreet[] }>;
type DirectoryStreet = Readonly<{ name: string; houses: readonly string[] }>;

/** The streets with their houses by the city's iikoId. */
const STREETS: Readonly<Record<string, readonly DirectoryStreet[]>> = Object.fromEntries(
  Object.entries(STREET_ROWS).map(([iikoId, rows]) => [
    iikoId,
    rows.map((row) => ({ name: row[0], houses: row[5].split(' ') })),
  ]),
);

/** The address directory of one city, as `GET /cladr/city/{cityIikoId}` answers it; unknown city: no streets. */
export const directoryOf = (cityIikoId: string): Directory => ({ streets: STREETS[cityIikoId] ?? [] });
