import * as z from 'zod/mini';
import { answerSchemaOf } from '../../contracts/examples/answerSchema.ts';
import { plain, type Example } from '../../contracts/examples/example.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { definitionOf, type Schema } from './definition.ts';

/** Fields that the contract lets an answer leave out, by their paths. */
interface Optional {
  readonly shown: Set<string>;
  readonly hidden: Set<string>;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const inFields = (shape: z.core.$ZodShape, value: object, path: string, found: Optional): void => {
  const fields: Readonly<Record<string, unknown>> = { ...value };
  for (const [name, schema] of Object.entries(shape)) {
    const at = path === '' ? name : `${path}.${name}`;
    const isOptional = definitionOf(schema).type === 'optional';
    if (isOptional) (isMissing(fields[name]) ? found.hidden : found.shown).add(at);
    walk(schema, fields[name], at, found);
  }
};

function walk(schema: Schema, value: unknown, path: string, found: Optional): void {
  const def = definitionOf(schema);
  if (isMissing(value)) return;
  if (def.type === 'optional' || def.type === 'nullable') return walk(def.innerType, value, path, found);
  if (def.type === 'union') {
    const option = def.options.find((each) => z.safeParse(each, value).success);
    return option && walk(option, value, path, found);
  }
  if (def.type === 'object') return inFields(def.shape, value as object, path, found);
  if (def.type === 'array')
    for (const item of value as readonly unknown[]) walk(def.element, item, `${path}[]`, found);
  if (def.type === 'record')
    for (const item of Object.values(value as object)) walk(def.valueType, item, `${path}.*`, found);
}

/** Optional fields that an example's answer shows, and those that it could show and does not. */
export const optionalFieldsOf = (example: Example): Optional => {
  const found: Optional = { shown: new Set(), hidden: new Set() };
  const schema = answerSchemaOf(example);
  if (schema && example.answer !== undefined) walk(schema, plain(example.answer), '', found);
  return found;
};

export interface Variants {
  readonly operation: OperationName;
  /** An answer with nothing but what is required. */
  readonly hasLeast: boolean;
  /** What even the fullest answer lacks, whichever of its items would have it. */
  readonly neverShown: readonly string[];
}

const isSuccess = ({ status }: Example): boolean => status === 'success' || status < 300;

/** How far the answers of each operation that may leave fields out reach, from the least to the fullest. */
export const variantsOf = (examples: readonly Example[]): readonly Variants[] => {
  const answered = examples.filter((example) => isSuccess(example) && example.answer !== undefined);
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
