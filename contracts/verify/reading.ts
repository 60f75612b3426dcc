import * as catalogWire from '../catalog.ts';
import { settings as settingsWire } from '../setting.ts';
import type { Answer, Call, Service } from './service.ts';

/** What everybody may read, each answer asked for once. */
export interface Reading {
  readonly ask: (call: Call) => Promise<Answer>;
  readonly cities: readonly CityRead[];
}

export interface CityRead {
  readonly slug: string;
  readonly iikoId: string;
}

/** Reads are asked for once, and then again by whoever wants to see that they agree. */
const remembering = (service: Service): Reading['ask'] => {
  const asked = new Map<string, Promise<Answer>>();
  return (call) => {
    const key = JSON.stringify(call);
    const known = asked.get(key);
    if (known) return known;
    const answer = service.ask(call);
    asked.set(key, answer);
    return answer;
  };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

/** An id or a number as text; empty for anything else. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A setting's value, where it is the JSON text of itself too. */
export const unpacked = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** A setting that is keyed by city, as entries of it. */
export const byCity = (settings: unknown, key: string): readonly (readonly [string, unknown])[] => {
  const value = unpacked(isFields(settings) ? settings[key] : null);
  return isFields(value) ? Object.entries(value) : [];
};

/** Asks for the cities first: what else there is to read depends on them. */
export const readingOf = async (service: Service): Promise<Reading> => {
  const ask = remembering(service);
  const answer = await ask({ operation: 'city.list' }).catch(() => null);
  const cities = listOf(answer?.body).flatMap(({ slug, iikoId }) =>
    isText(slug) && isText(iikoId) ? [{ slug, iikoId }] : [],
  );
  return { ask, cities };
};

/** In a city, or without one. */
export const inCity = (operation: Call['operation'], city: CityRead | null): Call => ({
  operation,
  ...(city && { headers: { 'x-city': encodeURIComponent(city.slug) } }),
});

export const SETTING_KEYS = Object.keys(settingsWire.shape);
export const CATALOG = catalogWire.catalog.shape;
