import { describe, expect, test } from 'vitest';
import { BOUNDS, MOST_SIGNS, type Bounds } from './bounds.ts';
import { createBench, type Bench } from './bench.ts';
import { keepDevice, keepProof, keepVacancy } from './room.ts';
import { buildShopCatalog } from './shop.ts';
import { createStore, type Store } from './store.ts';
import { dish, item, orderBody } from './sampleOrders.ts';

const phoneOf = (index: number): string => `+7999${String(index).padStart(7, '0')}`;
const benchOf = (bounds: Partial<Bounds>): Bench => createBench({ bounds });

const join = async (bench: Bench, index: number) => {
  const { status, fields } = await bench.call('user.create', { body: { phone: phoneOf(index) } });
  return { status, id: String(fields['id']), token: String(fields['token']) };
};
const isKnown = async (bench: Bench, index: number): Promise<boolean> =>
  (await bench.call('user.find', { params: { phone: phoneOf(index) } })).status === 200;
const order = (bench: Bench, token: string, key: string) =>
  bench.call('order.place', {
    body: orderBody([item('Маргарита')]),
    token,
    headers: { 'idempotency-key': key },
  });
/** All orders of the kitchen have ended and are no longer the active ones. */
const cookAll = (bench: Bench): void => bench.clock.advance(3_600_000);

describe('accounts', () => {
  test('are bounded: who was seen least recently goes', async () => {
    const bench = benchOf({ users: 3 });
    await join(bench, 1);
    await join(bench, 2);
    // Looked up, and so seen again.
    expect(await isKnown(bench, 1)).toBe(true);
    await join(bench, 3);
    expect([await isKnown(bench, 2), await isKnown(bench, 1)]).toEqual([false, true]);
    expect((await bench.login()).token).not.toBe('');
  });

  test('with an order under way never go, and somebody new waits where there are no others', async () => {
    const bench = benchOf({ users: 2 });
    const { token } = await join(bench, 1);
    expect((await order(bench, token, 'k')).status).toBe(201);
    const refused = await bench.call('user.create', { body: { phone: phoneOf(2) } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await isKnown(bench, 1)).toBe(true);
    cookAll(bench);
    expect((await join(bench, 2)).status).toBe(201);
    expect(await isKnown(bench, 1)).toBe(false);
  });
});

describe('orders', () => {
  test('are bounded: the oldest that has ended goes, numbers go on', async () => {
    const bench = benchOf({ orders: 2 });
    const { token } = await join(bench, 1);
    const numbers: unknown[] = [];
    for (const key of ['a', 'b', 'c']) {
      numbers.push((await order(bench, token, key)).fields['number']);
      cookAll(bench);
    }
    expect(numbers).toEqual(['1042', '1043', '1044']);
    const history = await bench.call('order.history', { params: { phone: phoneOf(1) }, token });
    expect(history.body).toMatchObject([{ number: '1044' }, { number: '1043' }]);
  });

  test('under way never go: with these alone the next one is told to come back, and no key is forgotten', async () => {
    const bench = benchOf({ orders: 2 });
    const { token } = await join(bench, 1);
    const first = await order(bench, token, 'a');
    await order(bench, token, 'b');
    const refused = await order(bench, token, 'c');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await order(bench, token, 'a')).body).toEqual(first.body);
    cookAll(bench);
    expect((await order(bench, token, 'c')).status).toBe(201);
  });

  test('that wait for their payment are under way', async () => {
    const bench = benchOf({ orders: 1 });
    const { token } = await join(bench, 1);
    const online = { ...orderBody([item('Маргарита')]), payment: 'online' as const };
    await bench.call('order.place', { body: online, token, headers: { 'idempotency-key': 'a' } });
    expect((await order(bench, token, 'b')).status).toBe(503);
    cookAll(bench);
    bench.clock.advance(60_000);
    expect((await order(bench, token, 'b')).status).toBe(201);
  });
});

test('of too many addresses the customer’s oldest goes, and the oldest of all', async () => {
  const bench = benchOf({ addresses: 3, addressesOfOne: 2 });
  const own = await join(bench, 1);
  const add = ({ id, token }: typeof own, street: string) =>
    bench.call('address.create', { body: { userId: id, street }, token });
  const streets = async ({ id, token }: typeof own) =>
    JSON.stringify((await bench.call('address.list', { params: { userId: id }, token })).body).match(
      /(?<="street":")[^"]*/g,
    );
  for (const street of ['a', 'b', 'c']) await add(own, street);
  expect(await streets(own)).toEqual(['b', 'c']);
  const other = await join(bench, 2);
  await add(other, 'd');
  await add(other, 'e');
  expect([await streets(own), await streets(other)]).toEqual([['c'], ['d', 'e']]);
});

test('notifications of a customer are bounded: the newest stay', async () => {
  const bench = benchOf({ notificationsOfOne: 2 });
  const { id, token } = await join(bench, 1);
  for (const key of ['a', 'b', 'c']) {
    await order(bench, token, key);
    cookAll(bench);
  }
  const { fields } = await bench.call('notification.list', { params: { userId: id }, token });
  expect(fields['items']).toMatchObject([{ text: 'Заказ № 1044' }, { text: 'Заказ № 1043' }]);
});

test('tables are bounded: days that have passed go, and none that is still to come', async () => {
  const bench = benchOf({ reservations: 2 });
  const reserve = async (date: string): Promise<number> => {
    const { fields } = await bench.call('setting.all');
    const terminals = fields['DELIVERY_TERMINALS'] as Record<string, { deliveryTerminalId: string }[]>;
    const deliveryTerminalId = Object.values(terminals).flat()[0]?.deliveryTerminalId ?? '';
    const body = { deliveryTerminalId, name: 'И', phone: phoneOf(1), date, time: '18:00', guests: 2 };
    return (await bench.call('reservation.create', { body: { ...body, comment: '' } })).status;
  };
  expect([await reserve('2026-03-02'), await reserve('2026-03-04')]).toEqual([201, 201]);
  expect(await reserve('2026-03-05')).toBe(503);
  bench.clock.advance(86_400_000);
  expect([await reserve('2026-03-05'), await reserve('2026-03-05')]).toEqual([201, 503]);
});

describe('the oldest goes', () => {
  const storeOf = (bounds: Partial<Bounds>): Store => createStore(buildShopCatalog(), bounds);

  test('of too many devices, and one that is registered again is the newest', () => {
    const store = storeOf({ devices: 2 });
    for (const token of ['a', 'b', 'a', 'c']) keepDevice(store, token, '1');
    expect([...store.devices.keys()]).toEqual(['a', 'c']);
  });

  test('of too many applications', () => {
    const store = storeOf({ vacancies: 2 });
    for (const name of ['a', 'b', 'c']) keepVacancy(store, name);
    expect(store.vacancies).toEqual(['b', 'c']);
  });

  test('of too many proofs that have served', () => {
    const store = storeOf({ proofs: 2 });
    for (const proof of ['a', 'b', 'c']) keepProof(store, proof);
    expect([...store.house.spentProofs]).toEqual(['b', 'c']);
  });
});

test('what nobody would send in earnest is not kept', async () => {
  const bench = createBench();
  const { id, token } = await join(bench, 1);
  const long = 'x'.repeat(2_001);
  expect((await bench.call('user.create', { body: { phone: phoneOf(2), name: long } })).status).toBe(422);
  expect((await bench.call('address.create', { body: { userId: id, street: long }, token })).status).toBe(
    422,
  );
  const items = Array.from({ length: 400 }, () => item('Маргарита'));
  expect(JSON.stringify(orderBody(items)).length).toBeGreaterThan(MOST_SIGNS);
  const placed = await bench.call('order.place', {
    body: orderBody(items),
    token,
    headers: { 'idempotency-key': 'k' },
  });
  expect(placed.status).toBe(422);
});

test('a like is kept once for each dish of the menu', async () => {
  const bench = createBench();
  const { id, token } = await join(bench, 1);
  const like = (productId: string) => bench.call('like.create', { body: { userId: id, productId }, token });
  expect((await like(dish('Маргарита').id)).status).toBe(201);
  expect((await like(dish('Маргарита').id)).status).toBe(409);
  expect((await like('nowhere')).status).toBe(422);
});

test('every bound is a bound', () => {
  expect(Object.values(BOUNDS).every((bound) => bound > 0 && bound <= 3_000)).toBe(true);
});
