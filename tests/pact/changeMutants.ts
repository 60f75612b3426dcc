import { isJsonObject, partOf, textAt, type Json, type JsonObject } from '../../contracts/describe/json.ts';

/** A contract of one operation, and a change after which a service that satisfied the first breaks the second. */
export interface Mutant {
  readonly name: string;
  readonly operator: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Who has to understand what stands in a schema: the service a request, the client an answer. */
type Side = 'request' | 'answer';

interface Change {
  readonly operator: string;
  readonly node: Json;
}

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const requiredOf = (schema: JsonObject): readonly Json[] => listOf(schema['required']);

/** References followed; what holds itself stays a reference. */
export const inlined = (node: Json, document: JsonObject, open: readonly string[] = []): Json => {
  if (Array.isArray(node)) return node.map((part: Json) => inlined(part, document, open));
  if (!isJsonObject(node)) return node;
  const reference = textAt(node, '$ref');
  if (reference !== '' && !open.includes(reference)) {
    const [, ...keys] = reference.split('/');
    const target = keys.reduce<JsonObject>((part, key) => partOf(part, key), document);
    return inlined({ ...target, ...without(node, '$ref') }, document, [...open, reference]);
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [
      key,
      key === 'example' || key === 'examples' ? [] : inlined(part, document, open),
    ]),
  );
};

const ofField = (schema: JsonObject, name: string, side: Side): readonly Change[] => {
  const properties = partOf(schema, 'properties');
  const required = requiredOf(schema);
  const field = properties[name] ?? {};
  const gone = {
    ...schema,
    properties: without(properties, name),
    required: required.filter((each) => each !== name),
  };
  if (!required.includes(name))
    return [
      {
        operator: `${side}: an optional field is required`,
        node: { ...schema, required: [...required, name] },
      },
    ];
  const renamed = { ...gone.properties, [`${name}2`]: field };
  return [
    { operator: `${side}: a required field is gone`, node: gone },
    {
      operator: `${side}: a required field is renamed`,
      node: { ...gone, properties: renamed, required: [...gone.required, `${name}2`] },
    },
  ];
};

const OTHER_TYPE: Readonly<Record<string, string>> = {
  string: 'boolean',
  number: 'string',
  integer: 'string',
  boolean: 'number',
  object: 'string',
  array: 'string',
};

const retyped = (schema: JsonObject, side: Side): readonly Change[] => {
  const { type } = schema;
  const other = typeof type === 'string' ? OTHER_TYPE[type] : undefined;
  return other === undefined ? [] : [{ operator: `${side}: another type`, node: { type: other } }];
};

const NULL_TOO = 'request: null is sent too';

/** A choice, by `anyOf` or by a list of types. */
const narrowedChoice = (schema: JsonObject, side: Side): readonly Change[] =>
  ['anyOf', 'type', 'enum'].flatMap((key) => {
    const options = listOf(schema[key]);
    return options.length < 2
      ? []
      : options.map((option) => ({
          operator: `${side}: an option of ${key} is gone`,
          node: { ...schema, [key]: options.filter((each) => each !== option) },
        }));
  });

const widened = (schema: JsonObject, side: Side): readonly Change[] => {
  if (side === 'answer' || schema['type'] === 'null') return [];
  const options = listOf(schema['enum']);
  return [
    ...(options.length === 0
      ? []
      : [{ operator: 'request: a value more', node: { ...schema, enum: [...options, 'another'] } }]),
    ...(typeof schema['type'] === 'string' && options.length === 0
      ? [{ operator: NULL_TOO, node: { anyOf: [schema, { type: 'null' }] } }]
      : []),
  ];
};

const ofSchema = (schema: JsonObject, side: Side): readonly Change[] => [
  ...Object.keys(partOf(schema, 'properties')).flatMap((name) => ofField(schema, name, side)),
  ...(schema['type'] === 'object' && schema['properties'] !== undefined
    ? [
        {
          operator: `${side}: a new required field`,
          node: {
            ...schema,
            properties: { ...partOf(schema, 'properties'), added: { type: 'string' } },
            required: [...requiredOf(schema), 'added'],
          },
        },
      ]
    : []),
  ...retyped(schema, side),
  ...narrowedChoice(schema, side),
  ...(schema['type'] === 'string' && schema['enum'] === undefined && schema['const'] === undefined
    ? [{ operator: `${side}: a text of a few values`, node: { ...schema, enum: ['one'] } }]
    : []),
  // What a client sends may be less; what a service answers may not have to be more.
  ...(schema['type'] === 'array' && side === 'answer'
    ? [{ operator: `${side}: a list that may not be empty`, node: { ...schema, minItems: 17 } }]
    : []),
  ...widened(schema, side),
];

interface Placed extends Change {
  readonly place: string;
}

/** Each change of a schema and of all that lies in it, as the whole schema. */
export const schemaChanges = (schema: Json, side: Side, place = ''): readonly Placed[] => {
  if (!isJsonObject(schema) || textAt(schema, '$ref') !== '') return [];
  // Null beside a choice is one option more; within a nullable one it is nothing new.
  const isOption = /\|\d+$/.test(place);
  const own = ofSchema(schema, side)
    .filter(({ operator }) => !(isOption && operator === NULL_TOO))
    .map((change) => ({ ...change, place }));
  const below = (key: string, part: Json, at: string, put: (node: Json) => JsonObject): readonly Placed[] =>
    schemaChanges(part, side, `${place}${at}`).map((change) => ({
      ...change,
      node: { ...schema, [key]: put(change.node) },
    }));
  const properties = partOf(schema, 'properties');
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, part]) =>
      below('properties', part, `.${name}`, (node) => ({ ...properties, [name]: node })),
    ),
    ...['items', 'additionalProperties'].flatMap((key) =>
      schemaChanges(schema[key] ?? null, side, `${place}[]`).map((change) => ({
        ...change,
        node: { ...schema, [key]: change.node },
      })),
    ),
    ...listOf(schema['anyOf']).flatMap((part, index) =>
      schemaChanges(part, side, `${place}|${index}`).map((change) => ({
        ...change,
        node: {
          ...schema,
          anyOf: listOf(schema['anyOf']).map((each, at) => (at === index ? change.node : each)),
        },
      })),
    ),
  ];
};
