import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import type { Example } from '../examples/example.ts';
import { plain } from '../examples/example.ts';
import { operations } from '../operations.ts';
import { toJson, type Json, type JsonObject } from './json.ts';
import { schemaOf } from './schemas.ts';

/** What a header says, and a value of it; `authorization` is the document's security scheme. */
const headerTexts: Readonly<Record<string, { readonly description: string; readonly example: string }>> = {
  'x-city': {
    description: 'Slug of the chosen city, in ASCII (percent-encoded otherwise); absent rather than empty',
    example: 'samara',
  },
  'x-zone-id': {
    description: 'Delivery zone of the chosen address; absent rather than empty',
    example: '12',
  },
  'x-captcha-token': {
    description: 'Proof of the captcha, good for one call; absent where the captcha is off or did not come',
    example: 'dD0xNzM1NzI1NjAwO2k9MTI3LjAuMC4x',
  },
  'x-login-code': {
    description: 'The one-time code that a 401 with codeRequired asked for',
    example: '4821',
  },
  'idempotency-key': {
    description: 'A UUID, the same for every attempt at one order',
    example: '3f0d8a52-6c1e-4b7e-9d35-1c2b7a9e4f60',
  },
};

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !('_zod' in value);

/** The fields of an object schema, or of ts-rest's bare table of headers. */
const shapeOf = (schema: unknown): Shape => {
  if (isShape(schema)) return schema;
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return {};
  return isShape(schema.shape) ? schema.shape : {};
};

/** The headers of a route but the bearer token. */
const headersOf = (route: AppRoute): Shape => {
  const { authorization: _, ...headers } = shapeOf(route.headers);
  return headers;
};

interface Place {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: z.core.$ZodType;
}

const parameter = ({ name, in: where, schema }: Place, more: JsonObject): JsonObject => {
  const { 'x-assumed': assumed, ...own } = schemaOf(schema);
  return {
    name,
    in: where,
    required: !z.safeParse(schema, undefined).success,
    ...(assumed === true ? { 'x-assumed': true } : {}),
    ...more,
    schema: own,
  };
};

/** Every header that any operation takes, once. */
export const headerParameters = (): JsonObject => {
  const headers: Shape = Object.fromEntries(
    operations.flatMap(({ route }) => Object.entries(headersOf(route))),
  );
  const described = Object.entries(headers).map(([name, schema]) => {
    const texts = headerTexts[name];
    if (!texts) throw new Error(`The header ${name} has no description`);
    return [name, parameter({ name, in: 'header', schema }, texts)];
  });
  return Object.fromEntries(described);
};

type Values = (example: Example) => Readonly<Record<string, unknown>> | undefined;

const firstValue = (examples: readonly Example[], values: Values, name: string): JsonObject => {
  const value = examples.map((example) => values(example)?.[name]).find((given) => given !== undefined);
  return value === undefined ? {} : { example: toJson(plain(value)) };
};

/** Path and query in full, headers by reference. */
export const parametersOf = (route: AppRoute, examples: readonly Example[]): readonly Json[] => [
  ...Object.entries(shapeOf(route.pathParams)).map(([name, schema]) =>
    parameter(
      { name, in: 'path', schema },
      firstValue(examples, (example) => example.parameters, name),
    ),
  ),
  ...Object.entries(shapeOf(route.query)).map(([name, schema]) =>
    parameter(
      { name, in: 'query', schema },
      firstValue(examples, (example) => example.query, name),
    ),
  ),
  ...Object.keys(headersOf(route)).map((name) => ({ $ref: `#/components/parameters/${name}` })),
];
