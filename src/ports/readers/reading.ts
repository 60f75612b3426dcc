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

/** Whole kopecks of roubles that may be absent. */
export const sumOf = (roubles: number | null | undefined): Kopecks | null =>
  typeof roubles === 'number' ? fromRoubles(roubles) : null;
export const sumOrNothing = (roubles: number | null | undefined): Kopecks => sumOf(roubles) ?? NOTHING;

/** A picture's address that a page may show: of the web or of the API's own origin; anything else is no picture. */
export function pictureOf(address: string | null | undefined, apiUrl: string): string | null {
  if (!address) return null;
  if (/^https?:\/\//.test(address)) return address;
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  return apiUrl === '' ? address : new URL(address, apiUrl).href;
}
