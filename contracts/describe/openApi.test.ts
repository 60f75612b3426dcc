import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { examples } from '../examples/all.ts';
import { operations } from '../operations.ts';
import { resolved } from './fields.ts';
import { everyPart, isJsonObject, partOf, textAt, type Json, type JsonObject } from './json.ts';
import { openApi } from './openApi.ts';

const document = openApi({ version: '1.0.0', examples });
const described: readonly JsonObject[] = Object.values(partOf(document, 'paths')).flatMap((path) =>
  isJsonObject(path) ? Object.values(path).filter(isJsonObject) : [],
);

/** Each example beside the schema that it has to satisfy. */
const shown = everyPart(document).flatMap(({ path, value }) => {
  if (!isJsonObject(value) || !isJsonObject(value['schema'])) return [];
  const { schema, example } = value;
  const several = Object.entries(partOf(value, 'examples')).map(([name, one]) => ({
    name: [...path, name].join(' '),
    schema,
    value: resolved(one, {})['value'] ?? null,
  }));
  return example === undefined ? several : [...several, { name: path.join(' '), schema, value: example }];
});

const ajv = new Ajv2020({ strict: false });
const satisfies = (schema: JsonObject, value: Json): boolean =>
  ajv.compile({ ...schema, components: document['components'] })(value);

const validated = async (candidate: JsonObject) => new Validator().validate({ ...candidate });

test('the document is valid OpenAPI 3.1', async () => {
  expect(await validated(document)).toEqual({ valid: true });
});

test.each<[string, JsonObject]>([
  ['no version', { ...document, info: { title: 'Журавль' } }],
  ['an answer without a description', { ...document, paths: { '/a': { get: { responses: { 200: {} } } } } }],
  ['a parameter nowhere', { ...document, paths: { '/a': { parameters: [{ name: 'x', in: 'body' }] } } }],
])('a document with %s is not', async (_what, broken) => {
  expect(await validated(broken)).toMatchObject({ valid: false });
});

test('no schema is empty', () => {
  const free = new Set(['security', 'examples', 'example']);
  const empty = everyPart(document).filter(
    ({ path, value }) =>
      isJsonObject(value) && Object.keys(value).length === 0 && !path.some((key) => free.has(key)),
  );
  expect(empty.map(({ path }) => path.join(' '))).toEqual([]);
});

test('every operation has its name as id, one known tag and a summary', () => {
  const ids = described.map((operation) => textAt(operation, 'operationId'));
  expect(new Set(ids)).toEqual(new Set<string>(operations.map(({ name }) => name)));
  expect(ids).toHaveLength(operations.length);
  const tags = new Set(Object.values(document['tags'] ?? []).map((tag: Json) => textAt(tag, 'name')));
  for (const operation of described) {
    const [group = ''] = textAt(operation, 'operationId').split('.');
    expect(operation['tags']).toEqual([group]);
    expect(tags.has(group)).toBe(true);
    expect(textAt(operation, 'summary')).toMatch(/\S/);
  }
});

test.each(described.map((operation) => [textAt(operation, 'operationId'), operation] as const))(
  '%s has an example',
  (_name, operation) => {
    const keys = new Set(everyPart(operation).map(({ path }) => path.at(-1)));
    expect(keys.has('examples') || keys.has('example')).toBe(true);
  },
);

test('every example satisfies the schema that it stands beside', () => {
  const broken = shown.filter(({ schema, value }) => !satisfies(schema, value));
  expect(broken.map(({ name }) => name)).toEqual([]);
  expect(satisfies({ $ref: '#/components/schemas/City' }, { id: 1, name: 'Самара' })).toBe(false);
});

test('every body and every answer of the examples is shown', () => {
  const told = examples.flatMap(({ body, answer, plainAnswer }) =>
    [body, answer, plainAnswer].filter((part) => part !== undefined),
  );
  const named = shown.filter(({ name }) => name.startsWith('paths') && name.includes(' content '));
  expect(named).toHaveLength(told.length);
});

test('every header of the shop is described once and referred to by each operation that takes it', () => {
  const headers = partOf(partOf(document, 'components'), 'parameters');
  expect(Object.keys(headers).toSorted()).toEqual([
    'idempotency-key',
    'x-captcha-token',
    'x-city',
    'x-login-code',
    'x-zone-id',
  ]);
  const reference = { $ref: '#/components/parameters/x-city' };
  expect(described.filter(({ parameters }) => !JSON.stringify(parameters).includes(reference.$ref))).toEqual(
    [],
  );
});

test('who may call stands in the security of each operation', () => {
  const securityOf = (name: string) =>
    described.find(({ operationId }) => operationId === name)?.['security'];
  expect(securityOf('order.place')).toEqual([{ bearer: [] }]);
  expect(securityOf('catalog.all')).toEqual([{}, { bearer: [] }]);
  expect(securityOf('city.list')).toEqual([]);
});
