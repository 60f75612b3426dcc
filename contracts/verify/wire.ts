import * as z from 'zod/mini';
import { shapes } from '../alternatives/shapes.ts';
import { jsonText, roubles } from '../common.ts';
import { definitionOf, type Schema } from '../definition.ts';
import { FORMATS, isWholeKopecks, MONEY } from '../formats.ts';
import { fieldAt, FINE, itemAt, shownValue, together, wrong, type Judgement } from './judgement.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface Registered {
  readonly group: string;
  readonly way: string;
  /** Of the shape that has no schema of its own. */
  readonly otherwise: string;
}

const registered: ReadonlyMap<unknown, Registered> = new Map(
  shapes.flatMap(({ name, ways }) =>
    ways.flatMap(({ name: way, schema }) =>
      schema === undefined ? [] : [[schema, { group: name, way, otherwise: ways[0].name }] as const],
    ),
  ),
);

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  tuple: 'a list',
  record: 'an object',
};

/** What a schema asks for, in words. */
const expected = (schema: Schema): string => {
  const format = FORMATS.get(schema);
  if (format) return format.words;
  const def = definitionOf(schema);
  if (def.type === 'optional' || def.type === 'nullable') return expected(def.innerType);
  if (def.type === 'union') return [...new Set(def.options.map(expected))].join(' or ');
  if (def.type === 'literal') return def.values.map((value) => JSON.stringify(value)).join(' or ');
  if (def.type === 'enum') return Object.values(def.entries).join(' or ');
  return KINDS[def.type] ?? def.type;
};

const mismatch = (schema: Schema, value: unknown, path: string): Judgement =>
  wrong(path, `${expected(schema)} is expected, not ${shownValue(value)}`, FORMATS.get(schema)?.sentence);

const isLeafFormat = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const fieldsJudged = (shape: z.core.$ZodShape, value: Fields, path: string): Judgement =>
  together([
    ...Object.entries(shape).map(([name, schema]) =>
      value[name] === undefined && definitionOf(schema).type !== 'optional'
        ? wrong(fieldAt(path, name), 'is missing')
        : judged(schema, value[name], fieldAt(path, name)),
    ),
    { ...FINE, beyond: Object.keys(value).flatMap((name) => (shape[name] ? [] : [fieldAt(path, name)])) },
  ]);

const jsonOf = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** Among choices that all fail, the one that fails deep inside is the one that was meant. */
const meant = (judgements: readonly Judgement[], path: string): Judgement | undefined =>
  judgements
    .filter(({ problems }) => problems.every((problem) => problem.path !== path))
    .toSorted((a, b) => a.problems.length - b.problems.length)[0];

const choiceJudged = (
  schema: Schema,
  options: readonly Schema[],
  value: unknown,
  path: string,
): Judgement => {
  const way = options.map((option) => registered.get(option)).find((found) => found !== undefined);
  const others = options.filter((option) => option !== jsonText);
  const json = others.length < options.length && typeof value === 'string' ? jsonOf(value) : null;
  if (way && json && typeof json.value !== 'string' && FORMATS.get(jsonText)?.pattern.test(String(value)))
    return together([
      choiceJudged(schema, others, json.value, path),
      { ...FINE, taken: [{ group: way.group, way: way.way }] },
    ]);
  const tried = others.map((option) => ({ option, judgement: judged(option, value, path) }));
  const found = tried.find(({ judgement }) => judgement.problems.length === 0);
  if (!found)
    return (
      meant(
        tried.map(({ judgement }) => judgement),
        path,
      ) ?? mismatch(schema, value, path)
    );
  if (!way) return found.judgement;
  const taken = registered.get(found.option) ?? { group: way.group, way: way.otherwise };
  return together([found.judgement, { ...FINE, taken: [{ group: taken.group, way: taken.way }] }]);
};

const listJudged = (items: readonly Schema[], value: readonly unknown[], path: string): Judgement =>
  value.length === items.length
    ? together(items.map((item, index) => judged(item, value[index], itemAt(path, index))))
    : wrong(path, `${items.length} values are expected, not ${shownValue(value)}`);

/** Values that consist of others; null for any that does not. */
const compoundJudged = (schema: Schema, value: unknown, path: string): Judgement | null => {
  const def = definitionOf(schema);
  if (def.type === 'union') return choiceJudged(schema, def.options, value, path);
  if (def.type === 'object' && isFields(value)) return fieldsJudged(def.shape, value, path);
  if (def.type === 'record' && isFields(value))
    return together(
      Object.entries(value).map(([key, part]) => judged(def.valueType, part, fieldAt(path, key))),
    );
  if (def.type === 'array' && isList(value))
    return together(value.map((part, index) => judged(def.element, part, itemAt(path, index))));
  return def.type === 'tuple' && isList(value) ? listJudged(def.items, value, path) : null;
};

/** Whether an answer's value is what its schema asks for: every element of a list, and what lies in JSON text, too. */
export function judged(schema: Schema, value: unknown, path = '$'): Judgement {
  const format = FORMATS.get(schema);
  if (format)
    return isLeafFormat(value) && (format.pattern.test(String(value)) || (format.mayBeEmpty && value === ''))
      ? FINE
      : mismatch(schema, value, path);
  const def = definitionOf(schema);
  if (def.type === 'optional') return value === undefined ? FINE : judged(def.innerType, value, path);
  if (def.type === 'nullable') return value === null ? FINE : judged(def.innerType, value, path);
  if (schema === roubles && typeof value === 'number' && !isWholeKopecks(value))
    return wrong(path, `roubles with at most two decimals are expected, not ${value}`, MONEY);
  const compound = compoundJudged(schema, value, path);
  if (compound) return compound;
  return z.safeParse(schema, value).success ? FINE : mismatch(schema, value, path);
}
