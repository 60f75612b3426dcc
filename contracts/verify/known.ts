import { definitionOf, type Schema } from '../definition.ts';
import { judged } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the contract names of a value. */
const known = (schema: Schema, value: unknown): unknown => {
  const def = definitionOf(schema);
  if (value === null || value === undefined) return null;
  if (def.type === 'optional' || def.type === 'nullable') return known(def.innerType, value);
  if (def.type === 'union') {
    const option = def.options.find((each) => judged(each, value).problems.length === 0);
    return option ? known(option, value) : value;
  }
  if (def.type === 'object' && isFields(value))
    return Object.fromEntries(
      Object.keys(def.shape).flatMap((name) => {
        const part = def.shape[name];
        return part && !isNone(value[name]) ? [[name, known(part, value[name])]] : [];
      }),
    );
  if (def.type === 'record' && isFields(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, known(def.valueType, part)]));
  return def.type === 'array' && Array.isArray(value)
    ? value.map((part: unknown) => known(def.element, part))
    : value;
};

const isNone = (value: unknown): boolean => value === null || value === undefined;

/** The same text for the same values, in whatever order keys and lists stand. */
const inOrder = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOrder).toSorted().join()}]`;
  if (!isFields(value)) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${inOrder(part)}`);
  return `{${entries.toSorted().join()}}`;
};

/** By which two answers are compared: what the contract does not name, and the order of lists, may differ. */
export const gistOf = (schema: Schema, value: unknown): string => inOrder(known(schema, value));
