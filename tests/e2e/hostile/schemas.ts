import * as z from 'zod/mini';
import { definitionOf, isSchema, type Schema } from '../../../contracts/definition.ts';
import { geocoderAnswer } from '../../../contracts/geocoder.ts';
import { serverMessage } from '../../../contracts/live.ts';
import type { AppRoute } from '@ts-rest/core';
import { operations, type OperationName } from '../../../contracts/operations.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** What comes from outside under one schema: an operation's answers of one shape, the live connection, the geocoder. */
export interface Told {
  /** `setting.all 200`, `order.place 401/403/409/422`. */
  readonly name: string;
  readonly schema: Schema;
}

const answersOf = (name: string, route: AppRoute): readonly Told[] => {
  const statuses = new Map<Schema, string[]>();
  for (const [status, schema] of Object.entries(route.responses as Readonly<Record<string, unknown>>))
    if (isSchema(schema)) statuses.set(schema, [...(statuses.get(schema) ?? []), status]);
  return [...statuses].map(([schema, all]) => ({ name: `${name} ${all.join('/')}`, schema }));
};

const ANSWERS: ReadonlyMap<OperationName, readonly Told[]> = new Map(
  operations.map(({ name, route }) => [name, answersOf(name, route)]),
);
export const GEOCODER: Told = { name: 'geocoder', schema: geocoderAnswer };
export const LIVE: Told = { name: 'live', schema: serverMessage };
/** Everything that a page is told over the network. */
export const TOLD: readonly Told[] = [...[...ANSWERS.values()].flat(), LIVE, GEOCODER];

/** What an answer of that status is read by; undefined where the contract has no body for it. */
export const toldBy = (operation: OperationName, status: number): Told | undefined =>
  ANSWERS.get(operation)?.find(({ name }) => name.split(' ')[1]?.split('/').includes(String(status)));

/** Names of all strings that may stand under a schema: `setting.all 200.STORIES[].slides[].title`; of a record `{}` and its `{key}`. */
export function stringsOf(schema: Schema, path: string): readonly string[] {
  const def = definitionOf(schema);
  if ('innerType' in def) return stringsOf(def.innerType, path);
  if (def.type === 'string') return [path];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, part]) => stringsOf(part, `${path}.${name}`));
  if (def.type === 'array') return stringsOf(def.element, `${path}[]`);
  if (def.type === 'tuple') return [...new Set(def.items.flatMap((part) => stringsOf(part, `${path}[]`)))];
  if (def.type === 'record') return [`${path}{key}`, ...stringsOf(def.valueType, `${path}{}`)];
  if (def.type === 'union') return [...new Set(def.options.flatMap((option) => stringsOf(option, path)))];
  return [];
}

/** Gives a string, or none, for the one that stands there; null where none stands. */
export interface Spoil {
  (path: string, text: string | null): string | null;
  /** For what is no text and might be one; null leaves it. */
  readonly asText?: (path: string) => string | null;
}

const isText = (schema: Schema): boolean => {
  const def = definitionOf(schema);
  if ('innerType' in def) return isText(def.innerType);
  return def.type === 'string' || (def.type === 'union' && def.options.some(isText));
};

const fieldsSpoiled = (shape: z.core.$ZodShape, value: JsonObject, path: string, spoil: Spoil): Json => {
  const fields = Object.entries(shape).flatMap(([name, part]): readonly (readonly [string, Json])[] => {
    const before = value[name] ?? null;
    const after = spoiled(part, before, `${path}.${name}`, spoil);
    return after === null && !(name in value) ? [] : [[name, after]];
  });
  return { ...value, ...Object.fromEntries(fields) };
};

const recordSpoiled = (valueType: Schema, value: JsonObject, path: string, spoil: Spoil): Json =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      spoil(`${path}{key}`, key) ?? key,
      spoiled(valueType, part, `${path}{}`, spoil),
    ]),
  );

/** The value with another text in each place where its schema has one, also in those that it left empty. */
export function spoiled(schema: Schema, value: Json, path: string, spoil: Spoil): Json {
  const def = definitionOf(schema);
  if ('innerType' in def) return spoiled(def.innerType, value, path, spoil);
  if (def.type === 'string') return typeof value === 'string' || value === null ? spoil(path, value) : value;
  if (def.type === 'union') {
    if (typeof value !== 'string' && def.options.some(isText)) {
      const text = spoil.asText?.(path) ?? null;
      if (text !== null) return text;
    }
    const option = def.options.find((one) => z.safeParse(one, value).success);
    return option ? spoiled(option, value, path, spoil) : value;
  }
  if (def.type === 'array' && isList(value))
    return value.map((item) => spoiled(def.element, item, `${path}[]`, spoil));
  if (def.type === 'tuple' && isList(value))
    return value.map((item, at) => spoiled(def.items[at] ?? def.items[0]!, item, `${path}[]`, spoil));
  if (!isObject(value)) return value;
  if (def.type === 'object') return fieldsSpoiled(def.shape, value, path, spoil);
  if (def.type === 'record') return recordSpoiled(def.valueType, value, path, spoil);
  return value;
}
