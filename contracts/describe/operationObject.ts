import type { AppRoute } from '@ts-rest/core';
import type * as z from 'zod/mini';
import type { RouteAuth } from '../common.ts';
import type { Example } from '../examples/example.ts';
import type { Operation, OperationName } from '../operations.ts';
import { quoted } from '../sentence.ts';
import { operationSentences } from '../sentences.ts';
import { loginProblem } from '../user.ts';
import { version } from '../versions.ts';
import { answerExamples, plainExamples, requestExamples } from './exampleObjects.ts';
import type { JsonObject } from './json.ts';
import { parametersOf } from './parameters.ts';
import { schemaOf } from './schemas.ts';

const meanings: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'Success without a body',
  401: 'The session is missing or over: the customer is logged out and asked to log in again',
  403: 'Refused; the message is shown to the customer',
  404: 'There is no such thing',
  409: 'At odds with what is there already',
  422: 'Refused; the message is shown to the customer',
};

const LOGIN_REFUSED = 'A one-time code is asked for (codeRequired), or the one that came is wrong';

const security: Readonly<Record<RouteAuth, readonly JsonObject[]>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  required: [{ bearer: [] }],
};

/** Headers of single answers, which the router cannot name. */
const answerHeaders: Readonly<Partial<Record<OperationName, Readonly<Record<string, JsonObject>>>>> = {
  'order.place': {
    409: {
      'Retry-After': {
        description: 'Seconds; only while a request with the same Idempotency-Key is not answered yet',
        'x-assumed': true,
        schema: { type: 'integer' },
        example: 1,
      },
    },
  },
};

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The first success for examples that leave the status open. */
const statusOf = (route: AppRoute, { status }: Example): string =>
  status === 'success'
    ? (Object.keys(route.responses).find((known) => known.startsWith('2')) ?? '200')
    : String(status);

const contentOf = (schema: z.core.$ZodType, examples: readonly Example[]): JsonObject => ({
  'application/json': { schema: schemaOf(schema), ...answerExamples(examples) },
  ...(schema === version ? { 'text/plain': { schema: schemaOf(schema), ...plainExamples(examples) } } : {}),
});

const responsesOf = ({ name, route }: Operation, examples: readonly Example[]): JsonObject =>
  Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => {
      const headers = answerHeaders[name]?.[status];
      const shown = examples.filter((example) => statusOf(route, example) === status);
      return [
        status,
        {
          description: schema === loginProblem ? LOGIN_REFUSED : (meanings[status] ?? `Status ${status}`),
          ...(headers ? { headers } : {}),
          ...(isSchema(schema) ? { content: contentOf(schema, shown) } : {}),
        },
      ];
    }),
  );

const requestBodyOf = (route: AppRoute, examples: readonly Example[]): JsonObject => {
  if (!('body' in route) || !isSchema(route.body)) return {};
  const content = { 'application/json': { schema: schemaOf(route.body), ...requestExamples(examples) } };
  return { requestBody: { required: true, content } };
};

/** One operation as OpenAPI has it, with what the contract knows beyond that under `x-`. */
export const operationObject = (operation: Operation, examples: readonly Example[]): JsonObject => {
  const { name, route, metadata } = operation;
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    summary: route.summary ?? name,
    description: [route.description, `By the ${quoted(operationSentences[name])}.`]
      .filter((text) => text !== undefined)
      .join(' '),
    ...(metadata.assumed ? { 'x-assumed': true } : {}),
    'x-idempotent': metadata.idempotent,
    ...(metadata.piiInPath ? { 'x-personal-path': true } : {}),
    security: security[metadata.auth],
    parameters: parametersOf(route, examples),
    ...requestBodyOf(route, examples),
    responses: responsesOf(operation, examples),
  };
};
