import { expect, test } from 'vitest';
import type { WireCatalog } from '../../contracts/catalog.ts';
import { dishesIn } from '../menu/grown.ts';
import { createBench } from './bench.ts';

const NEWCOMER = '+79991112233';

test('an unknown address is 404 with a message, and any origin may ask', async () => {
  const { backend } = createBench();
  const response = await backend.fetch(new Request('https://shop.test/api/v1/nowhere'));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Такого адреса нет' });
  const preflight = await backend.fetch(new Request('https://shop.test/api/v1/order', { method: 'OPTIONS' }));
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
});

test('two back ends share nothing', async () => {
  const [one, other] = [createBench(), createBench()];
  await one.call('user.create', { body: { phone: NEWCOMER, name: '' } });
  expect((await one.call('user.find', { params: { phone: NEWCOMER } })).status).toBe(200);
  expect((await other.call('user.find', { params: { phone: NEWCOMER } })).status).toBe(404);
});

test('the menu has so many dishes as it is told, also after it has forgotten everything', async () => {
  const { backend, call } = createBench({ dishes: 905 });
  const dishes = async () => dishesIn((await call('catalog.all')).body as WireCatalog).length;
  expect(await dishes()).toBe(905);
  backend.reset();
  expect(await dishes()).toBe(905);
});
