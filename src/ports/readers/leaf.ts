import * as z from 'zod/mini';
import { ApiFailure } from '../../domain/failure.ts';
import { fromRoubles, NOTHING, type Kopecks } from '../../domain/money.ts';
import { lenient } from './lenient.ts';
import { unbroken } from '../../domain/unbroken.ts';
import { counted, lose } from './losses.ts';
import { wellFormed } from './wellFormed.ts';

type Schema<T> = z.core.$ZodType<T>;

/** Reads an answer without its broken parts, which are counted; one of which nothing is left is an `invalid` failure. */
export function readAs<T>(schema: Schema<T>, value: unknown): T {
  const read = lenient(schema, wellFormed(value));
  if (!read) throw new ApiFailure('invalid');
  lose(read.lost);
  return read.data;
}

/** Reads an answer of which every part counts: one that is broken makes it an `invalid` failure. */
export function readWhole<T>(schema: Schema<T>, value: unknown): T {
  const result = z.safeParse(schema, wellFormed(value));
  if (result.success) return result.data;
  throw new ApiFailure('invalid', { cause: result.error });
}

/** Turns a list entry by entry; one that cannot be turned is left out alone and counted. */
export function kept<W, T>(list: readonly W[], turn: (entry: W) => T): readonly T[] {
  return list.flatMap((entry) => {
    try {
      const { value, lost } = counted(() => turn(entry));
      lose(lost);
      return [value];
    } catch {
      // An impossible price, for one: the entry goes, the others stay.
      lose();
      return [];
    }
  });
}

/** Reads a list entry by entry. Only what is no list at all is a failure. */
export function readList<W, T>(schema: Schema<W>, value: unknown, toDomain: (wire: W) => T): readonly T[] {
  if (!Array.isArray(value)) throw new ApiFailure('invalid');
  return kept(value, (entry: unknown) => toDomain(readAs(schema, entry)));
}

export const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

/** A text of the chain that is only shown: what goes back to the server is read as it is. */
export const wordsOf = (value: string | null | undefined): string => unbroken(textOf(value));

/** Whole kopecks of roubles that may be absent; an impossible sum is none, and counted. */
export function sumOf(roubles: number | null | undefined): Kopecks | null {
  if (typeof roubles !== 'number') return null;
  try {
    return fromRoubles(roubles);
  } catch {
    lose();
    return null;
  }
}
export const sumOrNothing = (roubles: number | null | undefined): Kopecks => sumOf(roubles) ?? NOTHING;

/** A whole number from 0 on; the cart and its copy in storage know no halves. */
export const countOf = (count: number | null | undefined): number => Math.max(0, Math.trunc(count ?? 0));

const ABSOLUTE = /^https?:\/\//i;
/** Browsers read "\" as "/" and drop tabs and line ends, so "/\t\evil" would be another site's address. */
const OWN_PATH = /^\/(?![\t\n\r]*[/\\])/;

/** Whether a page may go there or show it: an address of the web, or a path of its own site. */
export const isWebAddress = (address: string): boolean =>
  // What only begins like one would throw wherever it is taken apart.
  ABSOLUTE.test(address) ? URL.canParse(address) : OWN_PATH.test(address);

/** A picture's address that a page may show: of the web or of the API's own origin; anything else is no picture. */
export function pictureOf(address: string | null | undefined, apiUrl: string): string | null {
  if (!address || !isWebAddress(address)) return null;
  return apiUrl === '' || ABSOLUTE.test(address) ? address : new URL(address, apiUrl).href;
}
