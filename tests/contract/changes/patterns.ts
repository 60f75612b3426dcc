import { isFields, isList } from '../layers/layer.ts';

type Key = string | number;
export type Place = readonly Key[];

/** In place of a value: it is left out. */
export const GONE = Symbol('gone');

/** Which of the places that a pattern fits. */
export type Which = 'all' | 'last' | 'middle' | 'first';

const childrenOf = (value: unknown): readonly (readonly [Key, unknown])[] => {
  if (isList(value)) return value.map((item: unknown, index) => [index, item] as const);
  return isFields(value) ? Object.entries(value) : [];
};

const placesIn = (value: unknown, parts: readonly string[]): readonly Place[] => {
  const [part, ...rest] = parts;
  if (part === undefined) return [[]];
  return childrenOf(value)
    .filter(([key]) => part === '*' || String(key) === part)
    .flatMap(([key, child]) => placesIn(child, rest).map((place) => [key, ...place]));
};

/** Where a body has what a pattern names: keys with dots between, `*` for every element or key; '' is the whole body. */
export const placesOf = (body: unknown, pattern: string): readonly Place[] =>
  placesIn(body, pattern === '' ? [] : pattern.split('.'));

export const valueAt = (body: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => new Map(childrenOf(value)).get(key), body);

/** The body with the value at one place exchanged, or left out. */
const changedAt = (body: unknown, place: Place, change: (value: unknown) => unknown): unknown => {
  const [key, ...rest] = place;
  if (key === undefined) return change(body);
  const changed = childrenOf(body).flatMap(([each, child]) => {
    if (each !== key) return [[each, child] as const];
    const value = changedAt(child, rest, change);
    return value === GONE ? [] : [[each, value] as const];
  });
  return isList(body) ? changed.map(([, value]) => value) : Object.fromEntries(changed);
};

const chosen = (places: readonly Place[], which: Which): readonly Place[] => {
  if (which === 'all') return places;
  const index = { first: 0, last: places.length - 1, middle: Math.floor((places.length - 1) / 2) }[which];
  return places.slice(index, index + 1);
};

/** The body with the values that a pattern names exchanged; from the last to the first, so that places stay right. */
export const changed = (
  body: unknown,
  pattern: string,
  change: (value: unknown) => unknown,
  which: Which = 'all',
): unknown =>
  chosen(placesOf(body, pattern), which).reduceRight((value, place) => changedAt(value, place, change), body);
