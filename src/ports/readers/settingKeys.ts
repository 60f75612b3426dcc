import * as z from 'zod/mini';
import type { CityIikoId } from '../../domain/catalog.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { brand } from './brand.ts';
import { counted } from './losses.ts';
import { kept, readAs, readList } from './leaf.ts';

type Schema<T> = z.core.$ZodType<T>;

/** Reads one key at a time: a key that cannot be read never loses the others (assumptions, section 6, "settings"). */
export interface KeyReader {
  text(name: string): string;
  flag(name: string): boolean;
  value<T>(name: string, schema: Schema<T>, otherwise: T): T;
  list<W, T>(name: string, schema: Schema<W>, toDomain: (wire: W) => T): readonly T[];
  read<T>(name: string, otherwise: T, toDomain: (value: unknown) => T): T;
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

const FLAGS = new Map<unknown, boolean>([
  ...[true, 'true', 1, '1'].map((on) => [on, true] as const),
  ...[false, 'false', 0, '0'].map((off) => [off, false] as const),
]);

function asFlag(value: unknown): boolean {
  const flag = FLAGS.get(value);
  if (flag === undefined) throw new ApiFailure('invalid');
  return flag;
}

export function keyReader(settings: object): KeyReader {
  const values = new Map<string, unknown>(Object.entries(settings));
  const skipped = new Set<string>();

  const read = <T>(name: string, otherwise: T, toDomain: (value: unknown) => T): T => {
    const raw = unpack(values.get(name));
    if (raw === undefined || raw === null || raw === '') return otherwise;
    try {
      const { value, lost } = counted(() => toDomain(raw));
      if (lost > 0) skipped.add(name);
      return value;
    } catch {
      skipped.add(name);
      return otherwise;
    }
  };

  const byCity = <T>(name: string, toDomain: (value: unknown) => T): Readonly<Record<CityIikoId, T>> =>
    read(name, {}, (cities) => {
      const own = Object.entries(readAs(z.record(z.string(), z.unknown()), cities));
      return Object.fromEntries(
        kept(own, ([cityId, value]) => [brand<CityIikoId>(cityId), toDomain(unpack(value))] as const),
      );
    });

  return {
    text: (name) =>
      read(name, '', (value) => String(readAs(z.union([z.string(), z.number()]), value)).trim()),
    flag: (name) => read(name, false, asFlag),
    value: (name, schema, otherwise) => read(name, otherwise, (value) => readAs(schema, value)),
    list: (name, schema, toDomain) => read(name, [], (value) => readList(schema, value, toDomain)),
    read,
    byCity,
    listByCity: (name, schema, toDomain) => byCity(name, (value) => readList(schema, value, toDomain)),
    skipped: () => [...skipped],
  };
}
