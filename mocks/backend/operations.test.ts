import { expect, test } from 'vitest';
import { operations, type OperationName } from '../../contracts/operations.ts';
import { SAMARA } from '../chain/cities.ts';
import { SEEDED_PHONE } from './seed.ts';
import { createBench, type CallOptions } from './bench.ts';
import { dish, item, orderBody, promoBody, TERMINAL } from './sampleOrders.ts';

const NEWCOMER = '+79991112233';
const PRODUCT = dish('Маргарита').id;
const reservation = {
  deliveryTerminalId: TERMINAL,
  name: 'Анна',
  phone: SEEDED_PHONE,
  date: '2026-03-08',
  time: '19:30',
  guests: 2,
  comment: '',
};
const vacancy = { name: 'Анна', phone: SEEDED_PHONE, city: 'Самара', position: 'Повар', about: '' };

/** A request that succeeds, for every operation; what is left out needs nothing. */
const wanted = (user: { id: string }): Partial<Record<OperationName, CallOptions>> => {
  const own = { params: { userId: user.id } };
  const phone = { params: { phone: SEEDED_PHONE } };
  return {
    'city.directory': { params: { cityIikoId: SAMARA.iikoId } },
    'city.zoneDelivery': { params: { zoneId: 'samara-centre' } },
    'page.find': { params: { slug: 'about' } },
    'address.list': own,
    'address.create': { body: { userId: user.id, street: 'Садовая', home: 18, zoneId: 'samara-centre' } },
    'notification.list': own,
    'notification.registerDevice': { body: { FCMToken: 'f', customerId: user.id } },
    'notification.registerWebDevice': { body: { fcmToken: 'f', customerId: user.id } },
    'user.find': phone,
    'user.create': { body: { phone: NEWCOMER, name: 'Иван', personalData: true } },
    'user.change': { ...phone, body: { name: 'Анна Сергеевна' } },
    'user.remove': phone,
    'order.last': own,
    'order.active': own,
    'order.history': phone,
    'order.place': { body: orderBody([item('Маргарита')]), headers: { 'idempotency-key': 'k' } },
    'like.list': own,
    'like.create': { body: { userId: user.id, productId: PRODUCT } },
    'like.remove': { params: { userId: user.id, productId: PRODUCT } },
    'promo.list': { query: { userId: user.id } },
    'promo.find': { params: { code: 'ЖУРАВЛЬ10' } },
    'promo.calculate': { body: promoBody([item('Маргарита')]) },
    'reservation.create': { body: reservation },
    'vacancy.create': { body: vacancy },
  };
};

/** What has to be there before. */
const before: Partial<Record<OperationName, OperationName>> = {
  'order.active': 'order.place',
  'like.remove': 'like.create',
};

test.each(operations)('$name succeeds with what the contract promises', async ({ name }) => {
  const bench = createBench();
  const user = await bench.login();
  const requests = wanted(user);
  if (name === 'address.remove') {
    const list = await bench.call('address.list', { ...requests['address.list'], token: user.token });
    const addressId = /"id":"(\w+)"/.exec(JSON.stringify(list.body))?.[1] ?? '';
    expect((await bench.call(name, { params: { addressId }, token: user.token })).status).toBe(204);
    return;
  }
  const first = before[name];
  if (first) await bench.call(first, { ...requests[first], token: user.token });
  const { status } = await bench.call(name, { ...requests[name], token: user.token });
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(300);
});

test.each(operations.filter(({ metadata }) => metadata.auth === 'required'))(
  '$name asks for a login',
  async ({ name }) => {
    const bench = createBench();
    const user = await bench.login();
    const request = { params: { addressId: 'x' }, ...wanted(user)[name] };
    expect((await bench.call(name, request)).status).toBe(401);
    expect((await bench.call(name, { ...request, token: 'stale' })).status).toBe(401);
  },
);

test.each(operations.filter(({ route }) => 'body' in route && route.body))(
  '$name refuses a body that does not fit, in Russian',
  async ({ name }) => {
    const bench = createBench();
    const user = await bench.login();
    const headers = { 'idempotency-key': 'k' };
    const { status, fields } = await bench.call(name, {
      ...wanted(user)[name],
      headers,
      token: user.token,
      body: ['wrong'],
    });
    expect(status).toBe(422);
    expect(fields['message']).toMatch(/[а-я]/i);
  },
);

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
