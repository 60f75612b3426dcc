import { expect, test } from 'vitest';
import { readAnswer, requestOf, createBench, type Bench } from './bench.ts';
import { deliveryBody, item, orderBody } from './sampleOrders.ts';

const MARGHERITA = orderBody([item('Маргарита')]);

const withKey = async (bench: Bench, key: string) => {
  const { token } = await bench.login();
  return { body: MARGHERITA, token, headers: { 'idempotency-key': key } };
};

test('the same key gives the first answer again and places nothing more', async () => {
  const bench = createBench();
  const request = await withKey(bench, 'one');
  const first = await bench.call('order.place', request);
  const again = await bench.call('order.place', request);
  expect(again.body).toEqual(first.body);
  const other = await bench.call('order.place', await withKey(bench, 'two'));
  expect(other.fields['id']).not.toBe(first.fields['id']);
});

test('while a key is in flight it is refused with Retry-After', async () => {
  const bench = createBench();
  bench.backend.fail('POST /order', { delayMs: 500 });
  const request = await withKey(bench, 'slow');
  const first = bench.backend.fetch(requestOf('order.place', request));
  const second = await bench.call('order.place', request);
  expect(second.status).toBe(409);
  expect(second.headers.get('retry-after')).toBe('1');
  bench.clock.advance(500);
  const placed = await readAnswer('order.place', await first);
  expect(placed.status).toBe(201);
  expect((await bench.call('order.place', request)).body).toEqual(placed.body);
});

test('a refusal is not remembered: the same key succeeds once the shop works', async () => {
  const bench = createBench();
  bench.backend.patchSetting('IS_SITE_NOT_WORKING', true);
  const request = await withKey(bench, 'early');
  expect((await bench.call('order.place', request)).status).toBe(422);
  bench.backend.patchSetting('IS_SITE_NOT_WORKING', false);
  expect((await bench.call('order.place', request)).status).toBe(201);
});

test('an answer that broke off was placed all the same', async () => {
  const bench = createBench();
  const request = await withKey(bench, 'torn');
  bench.backend.fail('order.place', { truncated: true });
  const torn = await (await bench.backend.fetch(requestOf('order.place', request))).text();
  expect(() => JSON.parse(torn)).toThrow(SyntaxError);
  bench.backend.fail('order.place', null);
  const again = await bench.call('order.place', request);
  expect(JSON.stringify(again.body).startsWith(torn)).toBe(true);
});

test('an order needs its key', async () => {
  const bench = createBench();
  const { token } = await bench.login();
  expect((await bench.call('order.place', { body: MARGHERITA, token })).status).toBe(422);
});

test('a placed order is the active, the last and the newest of the history; a delivery says when it comes', async () => {
  const bench = createBench();
  const user = await bench.login();
  const body = deliveryBody([item('Маргарита', 2)]);
  const placed = await bench.call('order.place', {
    body,
    token: user.token,
    headers: { 'idempotency-key': 'd' },
  });
  const own = { params: { userId: user.id }, token: user.token };
  const active = await bench.call('order.active', own);
  expect(active.fields).toMatchObject({
    id: placed.fields['id'],
    number: '1042',
    deliveryMethod: 'delivery',
  });
  expect(active.fields['delivery']).toEqual({
    status: 'Unconfirmed',
    courierInfo: null,
    estimatedDeliveryTime: '2026-03-02T12:45:00.000Z',
  });
  const last = await bench.call('order.last', own);
  expect(last.fields['products']).toMatchObject([
    { name: 'Маргарита', amount: 2, isGift: false, mods: [{ amount: 1 }] },
  ]);
  const history = await bench.call('order.history', { params: { phone: '+79270000001' }, token: user.token });
  expect(history.body).toMatchObject([{ number: '1042' }, { number: '1041', status: 'Closed' }]);
});

test('a newcomer has no orders', async () => {
  const bench = createBench();
  const created = await bench.call('user.create', { body: { phone: '+79991112233', name: 'Иван' } });
  const token = String(created.fields['token']);
  const own = { params: { userId: String(created.fields['id']) }, token };
  expect((await bench.call('order.active', own)).status).toBe(404);
  expect((await bench.call('order.last', own)).status).toBe(404);
});
