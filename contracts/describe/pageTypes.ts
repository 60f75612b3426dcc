import { resolved } from './fields.ts';
import { isJsonObject, partOf, textAt, type Json, type JsonObject } from './json.ts';
import { anchor, blocks, code, link, table } from './markdown.ts';

const schemaAnchor = (name: string): string => `schema-${name}`;

const alternatives = (schema: JsonObject): readonly Json[] | null => {
  const list = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(list) ? list : null;
};

const plainType = (schema: JsonObject): string => {
  const { type, enum: values, const: value } = schema;
  if (value !== undefined) return code(JSON.stringify(value));
  if (Array.isArray(values)) return values.map((one: Json) => code(JSON.stringify(one))).join(' or ');
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : 'any';
};

/** An alternative has no column of its own for what it means. */
const alternativeOf = (schema: Json): string => {
  const isAssumed = isJsonObject(schema) && schema['x-assumed'] === true;
  const notes = [...(isAssumed ? ['assumed'] : []), textAt(schema, 'description')].filter(
    (note) => note !== '',
  );
  return notes.length === 0 ? typeOf(schema) : `${typeOf(schema)} (${notes.join(': ')})`;
};

/** A schema in a few words, with links to those that have a name. */
export const typeOf = (schema: Json | undefined): string => {
  if (!isJsonObject(schema)) return '';
  const { $ref, items, prefixItems, additionalProperties, properties } = schema;
  const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
  if (name !== undefined) return link(name, schemaAnchor(name));
  const several = alternatives(schema);
  if (several) return several.map(alternativeOf).join(' or ');
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((item: Json) => typeOf(item)).join(', ')}]`;
  if (isJsonObject(items)) return `list of ${typeOf(items)}`;
  if (isJsonObject(additionalProperties)) return `by key: ${typeOf(additionalProperties)}`;
  if (isJsonObject(properties))
    return `{ ${Object.entries(properties)
      .map(([field, part]) => `${field}: ${typeOf(part)}`)
      .join(', ')} }`;
  return plainType(schema);
};

const isPersonal = (schema: Json): boolean =>
  isJsonObject(schema) &&
  (schema['x-personal'] === true || (alternatives(schema)?.some(isPersonal) ?? false));

/** The marks of a field: assumed, personal. */
export const marksOf = (schema: Json): string =>
  [
    ...(isJsonObject(schema) && schema['x-assumed'] === true ? ['assumed'] : []),
    ...(isPersonal(schema) ? ['personal'] : []),
  ].join(', ');

const rowsOf = (schema: JsonObject): readonly (readonly string[])[] => {
  const { required } = schema;
  const needed = new Set<Json>(Array.isArray(required) ? required : []);
  return Object.entries(partOf(schema, 'properties')).map(([name, field]) => [
    code(name),
    typeOf(field),
    needed.has(name) ? 'yes' : '',
    marksOf(field),
    textAt(field, 'description'),
  ]);
};

const schemaSection = (name: string, schema: JsonObject): string => {
  const isObject = Object.keys(partOf(schema, 'properties')).length > 0;
  return blocks(
    `${anchor(schemaAnchor(name))}\n### ${name}`,
    marksOf(schema) === '' ? '' : `All of it is ${marksOf(schema)}.`,
    isObject ? table(['field', 'type', 'required', 'marks', 'meaning'], rowsOf(schema)) : typeOf(schema),
  );
};

/** The schemas that have a name, of one or more documents. */
export const schemasSection = (document: JsonObject): string =>
  blocks(
    `${anchor('schemas')}\n## Schemas`,
    'Further fields are welcome everywhere; a field that is not required may be absent or null.',
    ...Object.entries(partOf(partOf(document, 'components'), 'schemas')).map(([name, schema]) =>
      schemaSection(name, resolved(schema, {})),
    ),
  );
