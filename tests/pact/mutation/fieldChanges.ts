import * as z from 'zod/mini';
import { empties } from '../../../contracts/alternatives/empties.ts';
import { isAssumed, jsonText, roubles } from '../../../contracts/common.ts';
import { definitionOf, type Schema } from '../../../contracts/definition.ts';
import { examples } from '../../../contracts/examples/all.ts';
import { answerSchemaOf } from '../../../contracts/examples/answerSchema.ts';
import {
  isAmong,
  isFromState,
  isNeeded,
  isSame,
  plain,
  succeeds,
  type Example,
} from '../../../contracts/examples/example.ts';
import type { OperationName } from '../../../contracts/operations.ts';
import { changeField, withBody, type Change } from './change.ts';

interface Place {
  readonly path: string;
  readonly schema: Schema;
  /** The contract requires it, or the state of the example has given it. */
  readonly isDemanded: boolean;
}

const bare = (schema: Schema): Schema => {
  const def = definitionOf(schema);
  if (def.type === 'optional' || def.type === 'nullable') return bare(def.innerType);
  if (def.type === 'union' && def.options.some((option) => option === jsonText)) {
    const [first] = def.options;
    return first ? bare(first) : schema;
  }
  return schema;
};

const isGiven = (part: unknown): boolean =>
  isNeeded(part) ||
  isSame(part) ||
  isFromState(part) ||
  (isHolder(part) && Object.values(part).some(isGiven));

const isDemanded = (
  holder: Schema,
  name: string,
  schema: Schema,
  part: unknown,
  isInvented: boolean,
): boolean => {
  if (definitionOf(schema).type !== 'optional' || isNeeded(part)) return true;
  const isNamedEmpty = empties.some((empty) => empty.holder === holder && empty.field === name);
  return !isInvented && !isAssumed(schema) && !isNamedEmpty && isGiven(part);
};

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A part of an example without what says whether it is given. */
const unmarked = (part: unknown): unknown => {
  if (isNeeded(part)) return unmarked(part.needed);
  return isAmong(part) ? part.among : part;
};

/** Every field that an example shows, with the way to it. */
const placesIn = (
  schema: Schema,
  marked: unknown,
  path: readonly string[],
  isInvented: boolean,
): readonly Place[] => {
  const value = unmarked(marked);
  const inner = bare(schema);
  const def = definitionOf(inner);
  const invented = isInvented || isAssumed(schema) || isAssumed(inner);
  if (def.type === 'union') {
    const option = def.options.find((each) => z.safeParse(each, plain(value)).success);
    return option ? placesIn(option, value, path, invented) : [];
  }
  if (!isHolder(value) || isSame(value) || isFromState(value)) return [];
  if (def.type === 'array')
    return Object.values(value).flatMap((item) => placesIn(def.element, item, [...path, '*'], invented));
  if (def.type === 'record')
    return Object.values(value).flatMap((item) => placesIn(def.valueType, item, [...path, '*'], invented));
  if (def.type !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = def.shape[name];
    if (!field) return [];
    const at = [...path, name];
    const own = {
      path: at.join('.'),
      schema: field,
      isDemanded: isDemanded(inner, name, field, part, invented),
    };
    return [own, ...placesIn(field, part, at, invented)];
  });
};

const answered = (example: Example): readonly Place[] => {
  const schema = answerSchemaOf(example);
  return schema === null || !succeeds(example) ? [] : placesIn(schema, example.answer, [], false);
};

/** Each field of each operation once, wherever an example shows it. */
const places: ReadonlyMap<OperationName, readonly Place[]> = new Map(
  [...new Set(examples.map(({ operation }) => operation))].map((operation) => {
    const all = examples.filter((example) => example.operation === operation).flatMap(answered);
    return [operation, [...new Map(all.map((place) => [place.path, place])).values()]] as const;
  }),
);

type FieldChange = Parameters<typeof changeField>[2];

const OPERATORS: Readonly<Record<string, FieldChange>> = {
  drops: (holder, key) => {
    const { [key]: _, ...rest } = holder;
    return rest;
  },
  renames: (holder, key) => {
    const { [key]: value, ...rest } = holder;
    return { ...rest, [`${key}_`]: value };
  },
  'answers null for': (holder, key) => ({ ...holder, [key]: null }),
  wraps: (holder, key) => ({ ...holder, [key]: { value: holder[key] } }),
  'makes a list of': (holder, key) => ({ ...holder, [key]: [holder[key]] }),
};
/** What a field that may be empty cannot have all the same. */
const OF_ANY = new Set(['wraps']);

const inSuccess =
  (change: (body: unknown) => unknown) =>
  (response: Response): Response | Promise<Response> =>
    response.ok ? withBody(response, change) : response;

const changeOf = (operation: OperationName, path: string, verb: string, change: FieldChange): Change => ({
  operation,
  what: `${verb} ${path}`,
  changeAnswer: inSuccess((body) => changeField(body, path, change)),
});

const inKopecks: FieldChange = (holder, key) => {
  const value = holder[key];
  return { ...holder, [key]: typeof value === 'number' ? value * 100 : value };
};

/** Operators over every field of every operation: each makes a provider that would hurt the client. */
export const FIELD_CHANGES: readonly Change[] = [...places].flatMap(([operation, fields]) =>
  fields.flatMap(({ path, schema, isDemanded }) => [
    ...Object.entries(OPERATORS).flatMap(([verb, change]) =>
      isDemanded || OF_ANY.has(verb) ? [changeOf(operation, path, verb, change)] : [],
    ),
    ...(bare(schema) === roubles ? [changeOf(operation, path, 'answers kopecks for', inKopecks)] : []),
  ]),
);
