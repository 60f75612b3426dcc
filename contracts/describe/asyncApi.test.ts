import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { liveMessages, serverMessage } from '../live.ts';
import { asyncApi } from './asyncApi.ts';
import { documentsOf } from './documents.ts';
import { isJsonObject, partOf, textAt, type JsonObject } from './json.ts';
import { messageExample } from './liveMessageExamples.ts';
import published from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' };

const built = asyncApi('1.0.0');
const document: JsonObject = isJsonObject(built) ? built : {};
const messages = Object.values(partOf(partOf(document, 'components'), 'messages')).filter(isJsonObject);
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(published);

test('the document satisfies the published schema of AsyncAPI 3.0', () => {
  expect(isValid(document), JSON.stringify(isValid.errors)).toBe(true);
});

test.each<[string, JsonObject]>([
  ['without a version', { ...document, info: { title: 'Журавль' } }],
  [
    'with an action that does not exist',
    { ...document, operations: { say: { action: 'say', channel: {} } } },
  ],
])('a document %s does not', (_what, broken) => {
  expect(isValid(broken)).toBe(false);
});

test('all six messages are there, from either side', () => {
  expect(messages.map((message) => textAt(message, 'name'))).toEqual(Object.keys(liveMessages));
  const operations = partOf(document, 'operations');
  expect(partOf(operations, 'hearClient')).toMatchObject({ action: 'receive', messages: { length: 3 } });
  expect(partOf(operations, 'tellClient')).toMatchObject({ action: 'send', messages: { length: 3 } });
});

test.each(messages.map((message) => [textAt(message, 'name'), message] as const))(
  'the example of %s satisfies its schema',
  (_name, { payload, examples }) => {
    const ajv = new Ajv({ strict: false });
    const schema = { ...(payload as JsonObject), components: document['components'] };
    const [example] = examples as readonly JsonObject[];
    expect(ajv.compile(schema)(example?.['payload'])).toBe(true);
    expect(ajv.compile(schema)({ type: 'news' })).toBe(false);
  },
);

test('the client reads the examples of the server', () => {
  for (const type of ['pong', 'settings:update', 'order:status_update'] as const)
    expect(serverMessage.safeParse(messageExample(type)).success).toBe(true);
});

test('the token of the connection is a query parameter, and its name is assumed', () => {
  const query = partOf(partOf(partOf(partOf(document, 'channels'), 'live'), 'bindings'), 'ws');
  expect(query).toMatchObject({ query: { properties: { token: { type: 'string', 'x-assumed': true } } } });
});

test('the YAML text says the same', () => {
  const { asyncApi: text } = documentsOf({ version: '1.0.0', examples: [] });
  expect(parse(text)).toEqual(document);
});
