/** A value of a document: what JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part under a key, where it is an object; nothing otherwise. */
export const partOf = (value: Json | undefined, key: string): JsonObject => {
  const part = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(part) ? part : {};
};

/** The text under a key; empty where it is none. */
export const textAt = (value: Json | undefined, key: string): string => {
  const text = isJsonObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
};

export interface Placed {
  /** The keys that lead to the value. */
  readonly path: readonly string[];
  readonly value: Json;
}

/** A value and all that it holds, each with its place. */
export const everyPart = (value: Json, path: readonly string[] = []): readonly Placed[] => {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { path, value },
    ...children.flatMap(([key, child]: [string, Json]) => everyPart(child, [...path, key])),
  ];
};

export const parsedJson = (text: string): Json =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON.parse gives nothing but JSON
  JSON.parse(text) as Json;

/** Any plain value as JSON has it: what is undefined is left out. */
export const toJson = (value: unknown): Json => parsedJson(JSON.stringify(value ?? null));
