import * as z from 'zod/mini';
import {
  isAssumed,
  isoTime,
  jsonText,
  momentOfEvent,
  roubles,
  secret,
  secretInPath,
  secretOrNumber,
  webAddress,
} from '../common.ts';
import { componentNames, components } from './components.ts';
import { fieldTexts } from './fieldTexts.ts';
import { everyPart, isJsonObject, parsedJson, partOf, type Json, type JsonObject } from './json.ts';

const PREFIX = '#/components/schemas/';
const meanings = new Map<unknown, string>([
  [isoTime, 'ISO 8601 time with its offset'],
  [jsonText, 'The JSON text of the value'],
  [momentOfEvent, 'ISO 8601 time with its offset, or milliseconds since 1970'],
  [roubles, 'Roubles, at most two decimals'],
  [webAddress, 'An http(s) address, or a path of the service that answers it'],
]);
const personal = new Set<unknown>([secret, secretInPath, secretOrNumber]);

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** What zod's schemas cannot say by themselves; an object that takes further fields needs no word for it. */
const refine: Override = ({ zodSchema, jsonSchema }) => {
  const { additionalProperties } = jsonSchema;
  if (isJsonObject(additionalProperties) && Object.keys(additionalProperties).length === 0)
    delete jsonSchema.additionalProperties;
  // Keys of objects are text anyway.
  delete jsonSchema.propertyNames;
  if (isAssumed(zodSchema)) jsonSchema['x-assumed'] = true;
  if (personal.has(zodSchema)) jsonSchema['x-personal'] = true;
  const meaning = meanings.get(zodSchema);
  if (meaning !== undefined) jsonSchema.description = meaning;
};

/** A choice that holds nothing but another choice is one choice. */
const flatChoice = (options: readonly Json[]): readonly Json[] =>
  options.flatMap((option) => {
    const inner = isJsonObject(option) && Object.keys(option).length === 1 ? option['anyOf'] : undefined;
    return Array.isArray(inner) ? flatChoice(inner) : [option];
  });

/** Every field of an assumed object is assumed. */
const withAssumedFields = (schema: JsonObject): JsonObject => {
  if (schema['x-assumed'] !== true || !isJsonObject(schema['properties'])) return schema;
  const fields = Object.entries(schema['properties']).map(([name, field]): [string, Json] => [
    name,
    isJsonObject(field) ? { ...field, 'x-assumed': true } : field,
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
};

/** A list of so many items of one kind: in words that more readers know than `prefixItems`. */
const plainTuple = (schema: JsonObject): JsonObject => {
  const { prefixItems, ...rest } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  const kinds = new Set(prefixItems.map((item: Json) => JSON.stringify(item)));
  const [only = 'null'] = kinds;
  return kinds.size === 1 ? { ...rest, items: parsedJson(only) } : schema;
};

const tidy = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isJsonObject(value)) return value;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, tidy(part)]),
  );
  return plainTuple(withAssumedFields(Array.isArray(anyOf) ? { anyOf: flatChoice(anyOf), ...rest } : rest));
};

const convert = (schema: z.core.$ZodType): Json => {
  const converted = z.toJSONSchema(schema, {
    io: 'input',
    metadata: componentNames,
    override: refine,
  });
  return tidy(parsedJson(JSON.stringify(converted).replaceAll('"#/$defs/', `"${PREFIX}`)));
};

/** A schema as JSON Schema; what has a name is a reference to its component. */
export const schemaOf = (schema: z.core.$ZodType): JsonObject => {
  const converted = convert(schema);
  if (!isJsonObject(converted)) return {};
  const { $schema: _dialect, $defs: _components, ...own } = converted;
  return own;
};

const withTexts = (fields: JsonObject, texts: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = texts[name];
      return [name, isJsonObject(field) && description !== undefined ? { ...field, description } : field];
    }),
  );

const bodyOf = (name: string): JsonObject => {
  const schema = components[name];
  if (!schema) throw new Error(`No schema ${name}`);
  const body = partOf(partOf(convert(schema), '$defs'), name);
  const texts = fieldTexts[name];
  return texts ? { ...body, properties: withTexts(partOf(body, 'properties'), texts) } : body;
};

const referencesIn = (value: Json): readonly string[] =>
  everyPart(value).flatMap(({ path, value: part }) =>
    path.at(-1) === '$ref' && typeof part === 'string' && part.startsWith(PREFIX)
      ? [part.slice(PREFIX.length)]
      : [],
  );

/** The components that something refers to, directly or through another, by name. */
export const componentsOf = (value: Json): JsonObject => {
  const found = new Map<string, JsonObject>();
  const due = [...referencesIn(value)];
  for (let name = due.pop(); name !== undefined; name = due.pop()) {
    if (found.has(name)) continue;
    const body = bodyOf(name);
    found.set(name, body);
    due.push(...referencesIn(body));
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
};
