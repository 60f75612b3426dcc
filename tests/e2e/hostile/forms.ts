import * as z from 'zod/mini';
import { definitionOf, type Schema } from '../../../contracts/definition.ts';
import { isList, isObject, type Json } from './schemas.ts';

/** What stands where an answer had nothing. */
const WORD = 'слово';

/** The schemas that one of several forms may have, those of forms within a form among them. */
const formsOf = (schema: Schema): readonly Schema[] => {
  const def = definitionOf(schema);
  if ('innerType' in def) return formsOf(def.innerType);
  return def.type === 'union' ? def.options.flatMap(formsOf) : [schema];
};

/** The least that has every field of a schema. */
function leastOf(schema: Schema): Json {
  const [form = schema] = formsOf(schema);
  const def = definitionOf(form);
  if (def.type === 'string') return WORD;
  if (def.type === 'number') return 1;
  if (def.type === 'boolean') return true;
  if (def.type === 'literal') return def.values[0] as Json;
  if (def.type === 'enum') return Object.values(def.entries)[0] as Json;
  if (def.type === 'array') return [leastOf(def.element)];
  if (def.type === 'tuple') return def.items.map(leastOf);
  if (def.type === 'record') return { [WORD]: leastOf(def.valueType) };
  if (def.type !== 'object') return null;
  return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, leastOf(part)]));
}

const isOf = (schema: Schema, value: Json): boolean => z.safeParse(schema, value).success;

/** What lies in it, and in that. */
const partsOf = (value: Json): readonly Json[] => {
  const parts = isList(value) ? value : isObject(value) ? Object.values(value) : [];
  return [...parts, ...parts.flatMap((part) => (isList(part) ? part : []))];
};

/** The same, said in that form: in a list, under a name, or without either; undefined where it cannot be. */
function lifted(schema: Schema, value: Json): Json | undefined {
  const def = definitionOf(schema);
  if (isOf(schema, value)) return value;
  if (def.type === 'array' && isOf(def.element, value)) return [value];
  if (def.type === 'record' && isOf(def.valueType, value)) return { [WORD]: value };
  if (def.type === 'object' && isObject(value)) {
    const name = Object.keys(def.shape).find((own) => isOf(def.shape[own]!, value));
    if (name !== undefined) return { ...(leastOf(schema) as object), [name]: value };
  }
  return partsOf(value).find((part) => isOf(schema, part));
}

const isScalar = (value: Json): boolean => typeof value !== 'object';

/** The form of this turn, and the value in it; another thing than was said only where a word was. */
const turned = (schema: Schema, value: Json, form: number): readonly [Schema, Json] => {
  const forms = formsOf(schema);
  const wanted = forms[form % forms.length] ?? schema;
  const own = forms.find((one) => isOf(one, value)) ?? wanted;
  // Whether it is a number or its digits is no other form.
  if (value === null) return isScalar(leastOf(wanted)) ? [own, null] : [wanted, leastOf(wanted)];
  if (isScalar(value) && isScalar(leastOf(wanted))) return [own, value];
  const said = lifted(wanted, value) ?? (isScalar(value) ? leastOf(wanted) : undefined);
  return said === undefined ? [own, value] : [wanted, said];
};

/**
 * The same answer as another service might give it: where a schema has several forms, the so-manieth of them; and lists and
 * objects that were empty or absent have something in them.
 */
export function inForm(schema: Schema, value: Json, form: number): Json {
  const [own, said] = turned(schema, value, form);
  const def = definitionOf(own);
  if (def.type === 'array' && isList(said))
    return (said.length === 0 ? [leastOf(def.element)] : said).map((item) => inForm(def.element, item, form));
  if (def.type === 'record' && isObject(said)) {
    const entries = Object.entries(said);
    const all = entries.length === 0 ? [[WORD, leastOf(def.valueType)] as const] : entries;
    return Object.fromEntries(all.map(([key, part]) => [key, inForm(def.valueType, part, form)]));
  }
  if (def.type !== 'object' || !isObject(said)) return said;
  const fields = Object.entries(def.shape).map(([name, part]) => [
    name,
    inForm(part, said[name] ?? null, form),
  ]);
  return { ...said, ...Object.fromEntries(fields) };
}
