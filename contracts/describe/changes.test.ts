import { describe, expect, test } from 'vitest';
import { breakingChanges } from './changes.ts';
import type { JsonObject } from './json.ts';

interface Parts {
  readonly request?: JsonObject;
  readonly answer?: JsonObject;
  readonly parameters?: readonly JsonObject[];
  readonly statuses?: readonly string[];
  /** Types of an answer besides JSON. */
  readonly content?: readonly string[];
  readonly security?: readonly JsonObject[];
}

const object = (properties: JsonObject, ...required: readonly string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const number = { type: 'number' };
const method = (...values: readonly string[]): JsonObject => ({ type: 'string', enum: values });

/** A document of one operation, whose bodies stand behind references. */
const documentOf = ({
  request = object({}),
  answer = object({}),
  parameters = [],
  statuses = [],
  content = [],
  security = [],
}: Parts) => ({
  paths: {
    '/order': {
      post: {
        parameters,
        security,
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
        },
        responses: {
          201: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Answer' } },
              ...Object.fromEntries(content.map((type) => [type, { schema: text }])),
            },
          },
          ...Object.fromEntries(statuses.map((status) => [status, { description: status }])),
        },
      },
    },
  },
  components: { schemas: { Request: request, Answer: answer } },
});

const changes = (before: Parts, after: Parts) => breakingChanges(documentOf(before), documentOf(after));

describe('breaking', () => {
  test('an operation that is gone', () => {
    expect(breakingChanges(documentOf({}), { paths: {} })).toEqual(['POST /order is gone']);
  });

  test.each<[string, Parts, Parts, string]>([
    [
      'a request field that is required now',
      { request: object({ a: text }) },
      { request: object({ a: text }, 'a') },
      'request: a is required now',
    ],
    [
      'a new request field that is required',
      { request: object({ lines: { type: 'array', items: object({}) } }) },
      { request: object({ lines: { type: 'array', items: object({ a: text }, 'a') } }) },
      'request: lines[].a is required now',
    ],
    [
      'a request field that the client no longer sends',
      { request: object({ a: text }, 'a') },
      { request: object({}) },
      'request: a was required and is gone',
    ],
    [
      'a header that is required now',
      {},
      { parameters: [{ name: 'x-key', in: 'header', required: true, schema: text }] },
      'request: header x-key is required now',
    ],
    [
      'another type that the client sends',
      { request: object({ a: text }) },
      { request: object({ a: { type: ['string', 'null'] } }) },
      'request: a has another type',
    ],
    [
      'a value that the client did not send before',
      { request: object({ a: method('cash') }) },
      { request: object({ a: method('cash', 'card') }) },
      'request: a has more values',
    ],
    [
      'an answer field that was required and is gone',
      { answer: object({ a: object({ b: text }, 'b') }, 'a') },
      { answer: object({ a: object({}) }, 'a') },
      'answer 201: a.b was required and is gone',
    ],
    [
      'an answer field that is required now',
      { answer: object({ a: text }) },
      { answer: object({ a: text }, 'a') },
      'answer 201: a is required now',
    ],
    [
      'another type of an answer field',
      { answer: object({ a: { type: 'object', additionalProperties: text } }) },
      { answer: object({ a: { type: 'object', additionalProperties: number } }) },
      'answer 201: a.* has another type',
    ],
    [
      'null that may no longer be answered',
      { answer: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      { answer: object({ a: text }) },
      'answer 201: a has another type',
    ],
    [
      'an enumeration with fewer values',
      { answer: object({ a: method('delivery', 'self') }) },
      { answer: object({ a: method('delivery') }) },
      'answer 201: a has fewer values',
    ],
    [
      'an enumeration where any text was allowed',
      { answer: object({ a: text }) },
      { answer: object({ a: method('delivery') }) },
      'answer 201: a has fewer values',
    ],
    ['a new status', {}, { statuses: ['409'] }, 'status 409 is new'],
    [
      'a list that may no longer be empty',
      { answer: object({ a: { type: 'array', items: text } }) },
      { answer: object({ a: { type: 'array', items: text, minItems: 1 } }) },
      'answer 201: a has tighter bounds',
    ],
    [
      'a longer text that the client sends',
      { request: object({ a: { type: 'string', maxLength: 10 } }) },
      { request: object({ a: text }) },
      'request: a has wider bounds',
    ],
    [
      'a text of a few values within a choice',
      { answer: object({ a: { anyOf: [text, number] } }) },
      { answer: object({ a: { anyOf: [method('delivery'), number] } }) },
      'answer 201: a has fewer values',
    ],
    [
      'another type of content',
      { content: ['text/plain'] },
      { content: [] },
      'answer 201: text/plain is gone',
    ],
    [
      'a session that is not sent any more',
      { security: [{ bearer: [] }] },
      { security: [{}, { bearer: [] }] },
      'request: the session may be missing now',
    ],
  ])('%s', (_what, before, after, change) => {
    expect(changes(before, after)).toEqual([`POST /order ${change}`]);
  });
});

describe('harmless', () => {
  test.each<[string, Parts, Parts]>([
    ['nothing at all', { answer: object({ a: text }, 'a') }, { answer: object({ a: text }, 'a') }],
    ['a new optional field', {}, { request: object({ a: text }), answer: object({ a: text }) }],
    ['a new optional object with a required field', {}, { answer: object({ a: object({ b: text }, 'b') }) }],
    [
      'an answer field that may be left out now',
      { answer: object({ a: text }, 'a') },
      { answer: object({ a: text }) },
    ],
    [
      'an answer that may be one type more',
      { answer: object({ a: text }) },
      { answer: object({ a: { anyOf: [text, number] } }) },
    ],
    [
      'an enumeration with more values to answer',
      { answer: object({ a: method('delivery') }) },
      { answer: object({ a: method('delivery', 'self') }) },
    ],
    ['another type of content to answer', {}, { content: ['text/plain'] }],
    ['a session that is sent now', {}, { security: [{ bearer: [] }] }],
    [
      'a list that may be longer, and a shorter text to send',
      {
        answer: object({ a: { type: 'array', items: text, maxItems: 5 } }),
        request: object({ a: text }),
      },
      {
        answer: object({ a: { type: 'array', items: text, maxItems: 9 } }),
        request: object({ a: { type: 'string', maxLength: 10 } }),
      },
    ],
    ['a status that is not agreed any more', { statuses: ['409'] }, {}],
  ])('%s', (_what, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });

  test('a new operation, and a schema that holds itself', () => {
    const tree = object({ children: { type: 'array', items: { $ref: '#/components/schemas/Answer' } } });
    expect(breakingChanges({ paths: {} }, documentOf({}))).toEqual([]);
    expect(changes({ answer: tree }, { answer: tree })).toEqual([]);
  });
});
