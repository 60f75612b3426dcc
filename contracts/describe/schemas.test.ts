import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { roubles, secret } from '../common.ts';
import { page } from '../page.ts';
import { componentsOf, schemaOf } from './schemas.ts';

test('a field may be missing, null or more than the schema names', () => {
  expect(schemaOf(z.looseObject({ id: z.string(), name: z.nullish(z.string()) }))).toEqual({
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: ['string', 'null'] } },
    required: ['id'],
  });
});

test('personal texts are marked, and sums say their unit', () => {
  expect(schemaOf(z.object({ phone: secret, price: roubles }))).toMatchObject({
    properties: {
      phone: { type: 'string', 'x-personal': true },
      price: { type: 'number', description: 'Roubles, at most two decimals' },
    },
  });
});

test('choices within choices are one choice', () => {
  const inner = z.union([z.object({ a: z.string() }), z.array(z.string())]);
  expect(schemaOf(z.nullish(z.union([inner, z.number()])))).toMatchObject({
    anyOf: [{ type: 'object' }, { type: 'array' }, { type: 'number' }, { type: 'null' }],
  });
});

test('a schema with a name is a reference, and what it refers to comes along', () => {
  const reference = '#/components/schemas/OrderRequest';
  expect(schemaOf(z.array(page))).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Page' },
  });
  expect(Object.keys(componentsOf({ $ref: reference }))).toEqual([
    'Address',
    'Customer',
    'OrderDraft',
    'OrderItem',
    'OrderModifier',
    'OrderRequest',
  ]);
  expect(() => componentsOf({ $ref: '#/components/schemas/Nothing' })).toThrow('No schema Nothing');
});
