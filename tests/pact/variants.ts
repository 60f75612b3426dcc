import * as z from 'zod/mini';
import { answerSchemaOf } from '../../contracts/examples/answerSchema.ts';
import { plain, succeeds, type Example } from '../../contracts/examples/example.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { definitionOf, type Schema } from '../../contracts/definition.ts';

/** A field that the contract lets an answer leave out. */
interface OptionalField {
  readonly path: string;
  readonly isShown: boolean;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const inFields = (shape: z.core.$ZodShape, value: object, path: string): readonly OptionalField[] => {
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(shape).flatMap(([name, schema]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isOptional = definitionOf(schema).type === 'optional';
    const own = isOptional ? [{ path: at, isShown: !isMissing(fields[name]) }] : [];
    return [...own, ...inValue(schema, fields[name], at)];
  });
};

function inValue(schema: Schema, value: unknown, path: string): readonly OptionalField[] {
  const def = definitionOf(schema);
  if (isMissing(value)) return [];
  if (def.type === 'optional' || def.type === 'nullable') return inValue(def.innerType, value, path);
  if (def.type === 'union') {
    const option = def.options.find((each) => z.safeParse(each, value).success);
    return option ? inValue(option, value, path) : [];
  }
  if (def.type === 'object') return inFields(def.shape, value as object, path);
  if (def.type === 'array')
    return (value as readonly unknown[]).flatMap((item) => inValue(def.element, item, `${path}[]`));
  if (def.type === 'record')
    return Object.values(value as object).flatMap((item) => inValue(def.valueType, item, `${path}.*`));
  return [];
}

interface OptionalFields {
  readonly shown: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

/** Optional fields that an example's answer shows, and those that it, or one of its items, could show and does not. */
export const optionalFieldsOf = (example: Example): OptionalFields => {
  const schema = answerSchemaOf(example);
  const fields = schema === null ? [] : inValue(schema, plain(example.answer), '');
  const pathsWhere = (isWanted: boolean): ReadonlySet<string> =>
    new Set(fields.filter(({ isShown }) => isShown === isWanted).map(({ path }) => path));
  return { shown: pathsWhere(true), hidden: pathsWhere(false) };
};

export interface Variants {
  readonly operation: OperationName;
  /** An answer with nothing but what is required. */
  readonly hasLeast: boolean;
  /** What even the fullest answer lacks, whichever of its items would have it. */
  readonly neverShown: readonly string[];
}

/** How far the answers of each operation that may leave fields out reach, from the least to the fullest. */
export const variantsOf = (examples: readonly Example[]): readonly Variants[] => {
  const answered = examples.filter((example) => succeeds(example) && example.answer !== undefined);
  return [...new Set(answered.map(({ operation }) => operation))].flatMap((operation) => {
    const fields = answered
      .filter((example) => example.operation === operation)
      .map((example) => optionalFieldsOf(example));
    const fullest = fields.toSorted((a, b) => b.shown.size - a.shown.size)[0];
    if (!fullest || fullest.shown.size + fullest.hidden.size === 0) return [];
    const hasLeast = fields.some(({ shown }) => shown.size === 0);
    return [
      { operation, hasLeast, neverShown: [...fullest.hidden].filter((path) => !fullest.shown.has(path)) },
    ];
  });
};
