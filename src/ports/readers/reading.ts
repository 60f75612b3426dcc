import * as z from 'zod/mini';
import { ApiFailure } from '../../domain/failure.ts';
import { fromRoubles, NOTHING, type Kopecks } from '../../domain/money.ts';

type Schema<T> = z.core.$ZodType<T>;

/** Reads a whole answer; one that does not fit is an `invalid` failure. */
export function readAs<T>(schema: Schema<T>, value: unknown): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new ApiFailure('invalid', { cause: result.error });
}

export interface ReadList<T> {
  readonly items: readonly T[];
  /** Items that could not be read; they are left out alone. */
  readonly skipped: number;
}

/** Reads a list item by item. Only what is no list at all is a failure. */
export function readList<W, T>(schema: Schema<W>, value: unknown, toDomain: (wire: W) => T): ReadList<T> {
  if (!Array.isArray(value)) throw new ApiFailure('invalid');
  const items: T[] = [];
  for (const entry of value) {
    const result = z.safeParse(schema, entry);
    if (!result.success) continue;
    try {
      items.push(toDomain(result.data));
    } catch {
      // An impossible sum, for one: the item goes, the others stay.
    }
  }
  return { items, skipped: value.length - items.length };
}

export const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

/** Whole kopecks of roubles that may be absent; an answer with an impossible sum is invalid. */
export function sumOf(roubles: number | null | undefined): Kopecks | null {
  if (typeof roubles !== 'number') return null;
  try {
    return fromRoubles(roubles);
  } catch (error) {
    throw new ApiFailure('invalid', { cause: error });
  }
}
export const sumOrNothing = (roubles: number | null | undefined): Kopecks => sumOf(roubles) ?? NOTHING;

/** A whole number from 0 on; the cart and its copy in storage know no halves. */
export const countOf = (count: number | null | undefined): number => Math.max(0, Math.trunc(count ?? 0));

const ABSOLUTE = /^https?:\/\//i;
/** Browsers read "\" as "/" and drop tabs and line ends, so "/\t\evil" would be another site's address. */
const OWN_PATH = /^\/(?![\t\n\r]*[/\\])/;

/** Whether a page may go there or show it: an address of the web, or a path of its own site. */
export const isWebAddress = (address: string): boolean => ABSOLUTE.test(address) || OWN_PATH.test(address);

/** A picture's address that a page may show: of the web or of the API's own origin; anything else is no picture. */
export function pictureOf(address: string | null | undefined, apiUrl: string): string | null {
  if (!address || !isWebAddress(address)) return null;
  return apiUrl === '' || ABSOLUTE.test(address) ? address : new URL(address, apiUrl).href;
}
