import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import {
  isAmong,
  isFromState,
  isNeeded,
  isSame,
  plain,
  type Among,
} from '../../contracts/examples/example.ts';
import { definitionOf, type Definition, type Schema } from '../../contracts/definition.ts';
import { FORMATS } from '../../contracts/formats.ts';
import { fitting } from './matchers.ts';

type Fields = Readonly<Record<string, unknown>>;

const { arrayContaining, boolean, eachKeyLike, eachLike, equal, number, string } = MatchersV3;

const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, plain(value)).success;

/** The alternative that an example shows. */
const optionFor = (options: readonly Schema[], value: unknown): Schema => {
  const found = options.find((option) => fits(option, value));
  if (found) return found;
  throw new Error(`No alternative of the contract is ${JSON.stringify(value)}`);
};

const fieldsLike = (shape: z.core.$ZodShape, value: unknown): Fields =>
  Object.fromEntries(
    Object.entries(value as Fields).map(([name, field]) => {
      const schema = shape[name];
      if (schema) return [name, answerLike(schema, field)];
      throw new Error(`The contract has no field "${name}"`);
    }),
  );

/** All items are like the one that the example shows. */
const listLike = (element: Schema, value: readonly unknown[] | Among): unknown => {
  if (isAmong(value)) return arrayContaining(...value.among.map((item) => answerLike(element, item)));
  const [first, ...others] = value;
  if (others.length > 0) throw new Error('A list shows one item, like which all are; "among" holds several');
  return first === undefined ? [] : eachLike(answerLike(element, first));
};

/** Keys are the provider's; all values are like the one that the example shows. */
const recordLike = (valueSchema: Schema, value: unknown): unknown => {
  const [[key, first] = [], ...others] = Object.entries(value as Fields);
  if (key === undefined || others.length > 0) throw new Error('A record shows one entry, like which all are');
  return eachKeyLike(key, answerLike(valueSchema, first));
};

/** Where the contract leaves the shape open, the example's own is asked for. */
const likeItself = (value: unknown): unknown => {
  if (Array.isArray(value)) return listLike(z.unknown(), value);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, likeItself(field)]));
  return typeof value === 'number' ? number(value) : MatchersV3.like(value);
};

const oneOf = (entries: z.core.util.EnumLike, value: unknown): unknown =>
  fitting(new RegExp(`^(${Object.values(entries).join('|')})$`), value);

/** Values that consist of others; undefined for any that does not. */
const compoundLike = (def: Definition, value: unknown): unknown => {
  if (def.type === 'object') return fieldsLike(def.shape, value);
  if (def.type === 'array') return listLike(def.element, value as readonly unknown[] | Among);
  if (def.type === 'record') return recordLike(def.valueType, value);
  if (def.type === 'tuple')
    return def.items.map((item, index) => answerLike(item, (value as readonly unknown[])[index]));
  return def.type === 'unknown' ? likeItself(value) : undefined;
};

const singleLike = ({ type, ...def }: Definition, value: unknown): unknown => {
  if (type === 'string') return string(value as string);
  if (type === 'number') return number(value as number);
  if (type === 'boolean') return boolean(value as boolean);
  if (type === 'literal') return equal(value);
  if ('entries' in def) return oneOf(def.entries, value);
  throw new Error(`No matcher for a schema of type "${type}"`);
};

/**
 * What an answer must look like for the client: the contract's type of each field that the example names, and no field
 * more. Values count only where they tell answers apart, which is where the contract lists them.
 */
export function answerLike(schema: Schema, value: unknown): unknown {
  // A pact knows no value of a state in an answer: the kit's own command looks at it.
  if (isSame(value) || isNeeded(value) || isFromState(value)) return answerLike(schema, plain(value));
  const format = FORMATS.get(schema);
  if (format) return fitting(format.pattern, value);
  const def = definitionOf(schema);
  if (def.type === 'optional' || def.type === 'nullable') return answerLike(def.innerType, value);
  if (def.type === 'union') return answerLike(optionFor(def.options, value), value);
  return compoundLike(def, value) ?? singleLike(def, value);
}

/** `answerLike` for a whole answer, once it is sure that the contract allows the answer. */
export const answerOf = (schema: Schema | null, answer: unknown): unknown => {
  if (schema === null) throw new Error('The contract has no body for this answer');
  if (!fits(schema, answer)) throw new Error(`The contract does not allow ${JSON.stringify(plain(answer))}`);
  return answerLike(schema, answer);
};
