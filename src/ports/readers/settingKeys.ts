import * as z from 'zod/mini';
import type { CityIikoId } from '../../domain/catalog.ts';
import { brand } from './brand.ts';
import { readAs, readList } from './reading.ts';

type Schema<T> = z.core.$ZodType<T>;

/** Items that cannot be read are left out alone, and their key is named. */
export type ItemReader = <W, T>(value: unknown, schema: Schema<W>, toDomain: (wire: W) => T) => readonly T[];

/** Reads one key at a time: a key that cannot be read never loses the others (assumptions, section 6, "settings"). */
export interface KeyReader {
  text(name: string): string;
  flag(name: string): boolean;
  value<T>(name: string, schema: Schema<T>, otherwise: T): T;
  list<W, T>(name: string, schema: Schema<W>, toDomain: (wire: W) => T): readonly T[];
  /** A value that is more than one list; `items` reads a list in it item by item. */
  read<T>(name: string, otherwise: T, toDomain: (value: unknown, items: ItemReader) => T): T;
  byCity<T>(name: string, read: (value: unknown) => T): Readonly<Record<CityIikoId, T>>;
  listByCity<W, T>(
    name: string,
    schema: Schema<W>,
    toDomain: (wire: W) => T,
  ): Readonly<Record<CityIikoId, readonly T[]>>;
  /** Keys that were there and could not be read, wholly or in part. */
  skipped(): readonly string[];
}

/** A value may be the JSON text of itself. */
const unpack = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const asFlag = (value: unknown): boolean =>
  value === true || value === 'true' || value === 1 || value === '1';

export function keyReader(settings: object): KeyReader {
  const values = new Map<string, unknown>(Object.entries(settings));
  const skipped = new Set<string>();

  const attempt = <T>(name: string, otherwise: T, read: (value: unknown) => T): T => {
    const value = unpack(values.get(name));
    if (value === undefined || value === null || value === '') return otherwise;
    try {
      return read(value);
    } catch {
      skipped.add(name);
      return otherwise;
    }
  };

  const itemsOf =
    <W, T>(name: string, schema: Schema<W>, toDomain: (wire: W) => T) =>
    (value: unknown): readonly T[] => {
      const list = readList(schema, value, toDomain);
      if (list.skipped > 0) skipped.add(name);
      return list.items;
    };

  const byCity = <T>(name: string, read: (value: unknown) => T): Readonly<Record<CityIikoId, T>> => {
    const table: Record<CityIikoId, T> = {};
    const raw = attempt<object>(name, {}, (value) => readAs(z.record(z.string(), z.unknown()), value));
    for (const [cityId, value] of Object.entries(raw)) {
      try {
        table[brand<CityIikoId>(cityId)] = read(unpack(value));
      } catch {
        skipped.add(name);
      }
    }
    return table;
  };

  return {
    text: (name) =>
      attempt(name, '', (value) => String(readAs(z.union([z.string(), z.number()]), value)).trim()),
    flag: (name) => attempt(name, false, asFlag),
    value: (name, schema, otherwise) => attempt(name, otherwise, (value) => readAs(schema, value)),
    list: (name, schema, toDomain) => attempt(name, [], itemsOf(name, schema, toDomain)),
    read: (name, otherwise, toDomain) =>
      attempt(name, otherwise, (value) =>
        toDomain(value, (list, schema, itemOf) => itemsOf(name, schema, itemOf)(list)),
      ),
    byCity,
    listByCity: (name, schema, toDomain) => byCity(name, itemsOf(name, schema, toDomain)),
    skipped: () => [...skipped],
  };
}
