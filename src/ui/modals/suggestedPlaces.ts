import type { Street } from '../../slices/city/state.ts';

/** A street of the directory, and a house of it where one is named. */
export interface Place {
  readonly street: string;
  readonly home: string | null;
}

const MOST_SUGGESTIONS = 20;
/** A house after its street: «Ленинская 119», «Ленинская, д. 119а». */
const STREET_AND_HOUSE = /^(?<street>.*?\S)(?:\s*,\s*|\s+)(?:д(?:ом)?\.?\s*)?(?<home>\d\S*)$/iu;

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Those that begin with the text, then those that hold it; never what is typed already. */
export function suggested(all: readonly string[], text: string): readonly string[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const holding = all.filter((name) => plain(name).includes(wanted) && plain(name) !== wanted);
  const isBeginning = (name: string): boolean => plain(name).startsWith(wanted);
  return [...holding.filter(isBeginning), ...holding.filter((name) => !isBeginning(name))].slice(
    0,
    MOST_SUGGESTIONS,
  );
}

const named = (streets: readonly Street[], text: string): Street | undefined =>
  streets.find(({ name }) => plain(name) === plain(text));

/** The houses that the directory knows in the typed street. */
export const housesOf = (streets: readonly Street[], street: string): readonly string[] =>
  named(streets, street)?.houses ?? [];

const parts = (text: string): { readonly street: string; readonly home: string } | null => {
  const found = STREET_AND_HOUSE.exec(text.trim())?.groups;
  return found?.['street'] && found['home'] ? { street: found['street'], home: found['home'] } : null;
};

/** Streets like the text and, where it goes on with a house, the houses of them; once a street is named whole, its houses. */
export function suggestedPlaces(streets: readonly Street[], text: string): readonly Place[] {
  const names = suggested(
    streets.map(({ name }) => name),
    text,
  );
  const typed = parts(text) ?? { street: text, home: '' };
  const exact = named(streets, typed.street);
  const like =
    typed.home === ''
      ? []
      : suggested(
          streets.map(({ name }) => name),
          typed.street,
        );
  const ofHouses = [exact, ...like.map((name) => named(streets, name))].flatMap((street) =>
    street === undefined
      ? []
      : street.houses
          .filter((house) => plain(house).startsWith(plain(typed.home)))
          .map((home) => ({ street: street.name, home })),
  );
  return [...names.map((street) => ({ street, home: null })), ...ofHouses].slice(0, MOST_SUGGESTIONS);
}

/** A text that names a street of the directory and a house after it, known there or not; null for any other. */
export function placeIn(streets: readonly Street[], text: string): Place | null {
  if (named(streets, text)) return null;
  const typed = parts(text);
  const street = typed && named(streets, typed.street);
  return street ? { street: street.name, home: typed.home } : null;
}

/** As it stands in a list. */
export const nameOfPlace = ({ street, home }: Place): string =>
  home === null ? street : `${street}, ${home}`;
