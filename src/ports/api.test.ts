import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operationOf, operations, type Operation, type OperationName } from '../../contracts/operations.ts';
import { agreedAnswer } from '../../tests/api/agreed.ts';
import { KEY, methodOf, order, portCalls } from '../../tests/api/calls.ts';
import type { OrderRequest } from '../domain/orderRequest.ts';
import { personal, type Token } from '../domain/personal.ts';
import { json, fakeServer } from '../../tests/api/server.ts';

const token = personal<Token>('secret-token');
const play = async (operation: OperationName): Promise<Request> => {
  const session = { token, citySlug: 'samara', zoneId: 'centre' };
  const { api, requests } = fakeServer(() => agreedAnswer(operation), session);
  await firstValueFrom(portCalls[operation](api));
  expect(requests).toHaveLength(1);
  return requests[0] ?? new Request('https://none.example');
};

const isRouteOf = ({ method, url }: Request, { route }: Operation): boolean => {
  const pattern = route.path.replaceAll(/:\w+/g, '[^/]+');
  return route.method === method && new RegExp(`^${pattern}$`).test(new URL(url).pathname);
};
const schemaOf = (schema: unknown): z.core.$ZodType => schema as z.core.$ZodType;

test('every method of the port is called', () => {
  const { api } = fakeServer(() => json(null));
  const called = Object.values(portCalls).map(methodOf);
  expect([...new Set(called)].toSorted()).toEqual(Object.keys(api).toSorted());
});

describe.each(operations)('$name', ({ name }) => {
  test('is what its call asks for, and no other', async () => {
    const request = await play(name);
    expect(request.url).toMatch(/^https:\/\/api\.example\/api\/v1\//);
    expect(operations.filter((operation) => isRouteOf(request, operation))).toEqual([operationOf(name)]);
  });

  test('is sent the headers and the body that the contract knows, and nothing else', async () => {
    const request = await play(name);
    const { route } = operationOf(name);
    const known = Object.keys((route.headers ?? {}) as object);
    const own = [...request.headers.keys()].filter((header) => !['accept', 'content-type'].includes(header));
    expect(known).toEqual(expect.arrayContaining(own));
    expect(own).toEqual(expect.arrayContaining(['authorization', 'x-city', 'x-zone-id']));
    if (!('body' in route) || request.method === 'DELETE') {
      expect(request.body).toBeNull();
      expect(request.headers.has('content-type')).toBe(false);
      return;
    }
    expect(request.headers.get('content-type')).toBe('application/json');
    const body: unknown = await request.json();
    expect(z.parse(schemaOf(route.body), body)).toEqual(body);
  });
});

test('an order carries the key that makes every retry the same order', async () => {
  expect((await play('order.place')).headers.get('idempotency-key')).toBe(KEY);
});

test('an order carries the city and the zone where it was made, whatever page sends it', async () => {
  const sent = async (place?: OrderRequest['place']) => {
    const { api, requests } = fakeServer(() => json({ id: 1 }), { citySlug: 'tolyatti', zoneId: 'central' });
    await firstValueFrom(api.placeOrder(KEY, { ...order, ...(place && { place }) }));
    const [request] = requests;
    expect(await request?.json()).not.toHaveProperty('place');
    return [request?.headers.get('x-city'), request?.headers.get('x-zone-id')];
  };
  expect(await sent({ citySlug: 'samara', zoneId: 'centre' as never })).toEqual(['samara', 'centre']);
  expect(await sent({ citySlug: 'samara', zoneId: null })).toEqual(['samara', null]);
  expect(await sent()).toEqual(['tolyatti', 'central']);
});
