import type * as z from 'zod/mini';
import { empties } from '../alternatives/empties.ts';
import { id, isAssumed, secretOrNumber } from '../common.ts';
import { definitionOf, type Schema } from '../definition.ts';
import { isAmong, isFromState, isNeeded, isSame, plain } from '../examples/example.ts';
import {
  everywhere,
  fieldAt,
  FINE,
  itemAt,
  shownValue,
  together,
  wrong,
  type Judgement,
} from './judgement.ts';
import type { StateValues } from './stateSetter.ts';
import { judged } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;
/** A list or a table without entries. */
const isVoid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const fits = (schema: Schema, value: unknown): boolean => judged(schema, value).problems.length === 0;

interface Comparison {
  readonly values: StateValues;
  /** Whatever lies in what the project has invented may be left out. */
  readonly isInvented: boolean;
}

const given = (path: string, expected: unknown, value: unknown): Judgement =>
  wrong(path, `${shownValue(expected)} was given by the state, and ${shownValue(value)} came back`);

/** Ids are the same as text. */
const isSameValue = (schema: Schema, expected: unknown, value: unknown): boolean =>
  expected === value ||
  ([id, secretOrNumber].some((each) => each === schema) && String(expected) === String(value));

const bare = (schema: Schema): Schema => {
  const def = definitionOf(schema);
  return def.type === 'optional' || def.type === 'nullable' ? bare(def.innerType) : schema;
};

/** Optional, and no value of a state: that everything is filled in gives none. */
const mayBeEmpty = (
  holder: Schema,
  name: string,
  schema: Schema,
  part: unknown,
  isInvented: boolean,
): boolean => {
  if (definitionOf(schema).type !== 'optional' || isNeeded(part)) return false;
  const isNamedEmpty = empties.some((empty) => empty.holder === holder && empty.field === name);
  return isInvented || isAssumed(schema) || isNamedEmpty || !hasGiven(part);
};

const emptyTaken = (holder: Schema, field: string, way: 'given' | 'absent or null'): Judgement => ({
  ...FINE,
  taken: empties
    .filter((empty) => empty.holder === holder && empty.field === field)
    .map(({ name }) => ({ group: name, way })),
});

const fieldsCompared = (
  holder: Schema,
  shape: z.core.$ZodShape,
  example: Fields,
  value: Fields,
  path: string,
  comparison: Comparison,
): Judgement => {
  const isInvented = comparison.isInvented || isAssumed(holder);
  return together(
    Object.entries(example).map(([name, part]) => {
      const schema = shape[name];
      const at = fieldAt(path, name);
      if (!schema) return FINE;
      const isFree = mayBeEmpty(holder, name, schema, part, isInvented);
      if (!isEmpty(value[name]) && !(isFree && isVoid(value[name])))
        return together([
          emptyTaken(holder, name, 'given'),
          compared(schema, part, value[name], at, { ...comparison, isInvented }),
        ]);
      return isFree || isEmpty(plain(part))
        ? emptyTaken(holder, name, 'absent or null')
        : wrong(at, value[name] === null ? 'is null' : 'is missing');
    }),
  );
};

/** What no element has, at the place that stands for all of them. */
const inNone = (all: readonly Judgement[]): Judgement => {
  const [first = FINE, ...others] = all;
  return {
    taken: all.flatMap(({ taken }) => taken),
    beyond: [],
    problems: first.problems
      .map((problem) => ({ ...problem, path: everywhere(problem.path) }))
      .filter(({ path }) =>
        others.every(({ problems }) => problems.some((problem) => everywhere(problem.path) === path)),
      ),
  };
};

const hasGiven = (value: unknown): boolean => {
  if (isSame(value) || isFromState(value) || isNeeded(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasGiven);
};

/** By which an element of a list is known: the first value in it that a state has given. */
const isNamed = (element: Schema, example: unknown, value: unknown, values: StateValues): boolean => {
  const def = definitionOf(bare(element));
  if (def.type !== 'object' || !isFields(example) || !isFields(value)) return false;
  const [name] = Object.entries(example).find(([, part]) => isSame(part) || isFromState(part)) ?? [];
  if (name === undefined) return true;
  const schema = def.shape[name] ?? element;
  const comparison = { values, isInvented: false };
  return compared(schema, example[name], value[name], '$', comparison).problems.length === 0;
};

const elementCompared = (
  element: Schema,
  example: unknown,
  list: readonly unknown[],
  path: string,
  comparison: Comparison,
): Judgement => {
  const each = list.map((item, index) => ({
    item,
    judgement: compared(element, example, item, itemAt(path, index), comparison),
  }));
  if (each.length === 0) return wrong(path, 'is an empty list');
  if (!hasGiven(example)) return inNone(each.map(({ judgement }) => judgement));
  const named = each.filter(({ item }) => isNamed(element, example, item, comparison.values));
  const [best] = named
    .map(({ judgement }) => judgement)
    .toSorted((a, b) => a.problems.length - b.problems.length);
  return best ?? wrong(path, `has no element that a state has given: ${shownValue(plain(example))}`);
};

const listCompared = (
  element: Schema,
  example: readonly unknown[],
  list: readonly unknown[],
  path: string,
  comparison: Comparison,
): Judgement => together(example.map((item) => elementCompared(element, item, list, path, comparison)));

const choiceCompared = (
  options: readonly Schema[],
  example: unknown,
  value: unknown,
  path: string,
  comparison: Comparison,
): Judgement => {
  const option = options.find((each) => fits(each, plain(example)));
  const isText = typeof value === 'string' && option !== undefined && !fits(option, value);
  const part = isText && /^\s*[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
  // Of another shape than the example's, what it has to hold is its schema's own affair.
  return option && fits(option, part) ? compared(option, example, part, path, comparison) : FINE;
};

/**
 * What an answer lacks of what an example shows: fields that it cannot do without, and the values that a state gives. The
 * shape itself is `judged`.
 */
export function compared(
  schema: Schema,
  example: unknown,
  value: unknown,
  path: string,
  comparison: Comparison,
): Judgement {
  if (isNeeded(example)) return compared(schema, example.needed, value, path, comparison);
  const inner = bare(schema);
  if (isSame(example) || isFromState(example)) {
    const expected = isSame(example) ? example.same : comparison.values[example.fromState];
    const isKnown = expected !== undefined;
    return !isKnown || isSameValue(inner, expected, value) ? FINE : given(path, expected, value);
  }
  const def = definitionOf(inner);
  const isInvented = comparison.isInvented || isAssumed(schema) || isAssumed(inner);
  const below = { ...comparison, isInvented };
  const items = isAmong(example) ? example.among : example;
  if (def.type === 'union') return choiceCompared(def.options, example, value, path, below);
  if (def.type === 'literal')
    return example === value
      ? FINE
      : wrong(path, `${shownValue(example)} is expected, not ${shownValue(value)}`);
  if (def.type === 'object' && isFields(example) && isFields(value))
    return fieldsCompared(inner, def.shape, example, value, path, below);
  if (def.type === 'array' && isList(items) && isList(value))
    return listCompared(def.element, items, value, path, below);
  if (def.type === 'record' && isFields(example) && isFields(value))
    return listCompared(def.valueType, Object.values(example), Object.values(value), path, below);
  return FINE;
}
