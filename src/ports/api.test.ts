import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations, type Operation } from '../../contracts/operations.ts';
import type { OrderRequest } from '../domain/orderRequest.ts';
import { personal, type Token } from '../domain/personal.ts';
import { json, playApi } from './testCalls.ts';
import { CALLS, KEY, order, type Call } from './testPortCalls.ts';

const token = personal<Token>('secret-token');
const play = async ({ run, answer }: Call): Promise<Request> => {
  const { api, requests } = playApi(() => json(answer), { token, citySlug: 'samara', zoneId: 'centre' });
  await firstValueFrom(run(api));
  expect(requests).toHaveLength(1);
  return requests[0] ?? new Request('https://none.example');
};

const isRouteOf = ({ method, url }: Request, { route }: Operation): boolean => {
  const pattern = route.path.replaceAll(/:\w+/g, '[^/]+');
  return route.method === method && new RegExp(`^${pattern}$`).test(new URL(url).pathname);
};
const schemaOf = (schema: unknown): z.core.$ZodType => schema as z.core.$ZodType;

test('every method of the port is here', () => {
  const { api } = playApi(() => json(null));
  const named = Object.keys(CALLS).map((call) => call.replace(/ of .*/, ''));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(api).toSorted());
});

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test('asks for its operation of the contract and for no other', async () => {
    const request = await play(call);
    expect(request.url).toBe(`https://api.example/api/v1${call.url}`);
    const found = operations.filter((operation) => isRouteOf(request, operation));
    expect(found.map((operation) => operation.name)).toEqual([call.operation]);
  });

  test('sends the headers and the body that the contract knows, and nothing else', async () => {
    const request = await play(call);
    const route = operations.find((operation) => operation.name === call.operation)?.route;
    const known = Object.keys((route?.headers ?? {}) as object);
    const own = [...request.headers.keys()].filter((header) => !['accept', 'content-type'].includes(header));
    expect(known).toEqual(expect.arrayContaining(own));
    expect(own).toEqual(expect.arrayContaining(['authorization', 'x-city', 'x-zone-id']));
    if (route === undefined || !('body' in route) || request.method === 'DELETE') {
      expect(request.body).toBeNull();
      expect(request.headers.has('content-type')).toBe(false);
      return;
    }
    expect(request.headers.get('content-type')).toBe('application/json');
    const body: unknown = await request.json();
    expect(z.parse(schemaOf(route.body), body)).toEqual(body);
  });

  test('reads an answer that keeps the contract', () => {
    const route = operations.find((operation) => operation.name === call.operation)?.route;
    const schema: unknown = route?.responses[200] ?? route?.responses[201];
    expect(z.safeParse(schemaOf(schema), call.answer).success).toBe(true);
  });
});

test('an order carries the key that makes every retry the same order', async () => {
  const call = CALLS['placeOrder'];
  expect(call && (await play(call)).headers.get('idempotency-key')).toBe(KEY);
});

test('an order carries the city and the zone where it was made, whatever page sends it', async () => {
  const sent = async (place?: OrderRequest['place']) => {
    const { api, requests } = playApi(() => json({ id: 1 }), { citySlug: 'tolyatti', zoneId: 'central' });
    await firstValueFrom(api.placeOrder(KEY, { ...order, ...(place && { place }) }));
    const [request] = requests;
    expect(await request?.json()).not.toHaveProperty('place');
    return [request?.headers.get('x-city'), request?.headers.get('x-zone-id')];
  };
  expect(await sent({ citySlug: 'samara', zoneId: 'centre' as never })).toEqual(['samara', 'centre']);
  expect(await sent({ citySlug: 'samara', zoneId: null })).toEqual(['samara', null]);
  expect(await sent()).toEqual(['tolyatti', 'central']);
});
