import { expect, test } from 'vitest';
import { createBench } from './bench.ts';
import { dish } from './sampleOrders.ts';

const PRODUCT = dish('Маргарита').id;
const NEWCOMER = { phone: '+79991112233', name: 'Иван' };

test('a second like is refused, the catalog shows the first and forgets it after the unlike', async () => {
  const bench = createBench();
  const { id, token } = await bench.login();
  const likes = async (asked: string | null) => {
    const { fields } = await bench.call('catalog.all', { token: asked });
    const { products } = fields as { products: { id: string; isLiked: boolean; likesCount: number }[] };
    return products.find((product) => product.id === PRODUCT);
  };
  const before = await likes(token);
  const like = { body: { userId: id, productId: PRODUCT }, token };
  expect((await bench.call('like.create', like)).status).toBe(201);
  const again = await bench.call('like.create', like);
  expect([again.status, again.fields['message']]).toEqual([
    409,
    'Нельзя поставить лайк этому товару повторно',
  ]);
  expect(await likes(token)).toMatchObject({ isLiked: true, likesCount: (before?.likesCount ?? 0) + 1 });
  expect(await likes(null)).toMatchObject({ isLiked: false });
  const unlike = { params: { userId: id, productId: PRODUCT }, token };
  expect((await bench.call('like.remove', unlike)).status).toBe(204);
  expect((await bench.call('like.remove', unlike)).status).toBe(404);
  expect(await likes(token)).toEqual(before);
});

test('a new customer gets a token, keeps the consents and can be found by phone', async () => {
  const bench = createBench();
  const created = await bench.call('user.create', { body: { ...NEWCOMER, personalData: true } });
  expect(created.fields).toMatchObject({ ...NEWCOMER, personalData: true, balance: 0, zoneId: 0 });
  const found = await bench.call('user.find', { params: { phone: NEWCOMER.phone } });
  expect(found.body).toEqual(created.body);
  expect((await bench.call('user.create', { body: NEWCOMER })).status).toBe(409);
  expect((await bench.call('user.create', { body: { phone: '123' } })).status).toBe(422);
});

test('one phone has to be proved by a code, at the look-up and at the creation', async () => {
  const bench = createBench();
  const params = { phone: '+79270000099' };
  const coded = (code: string) => ({ headers: { 'x-login-code': code } });
  const asked = await bench.call('user.find', { params });
  expect([asked.status, asked.fields]).toMatchObject([401, { codeRequired: true }]);
  expect((await bench.call('user.find', { params, ...coded('0000') })).status).toBe(401);
  expect((await bench.call('user.find', { params, ...coded('1234') })).status).toBe(404);
  expect((await bench.call('user.create', { body: params })).status).toBe(401);
  const { status, fields } = await bench.call('user.create', { body: params, ...coded('1234') });
  expect(status).toBe(201);
  expect((await bench.call('user.find', { params, token: String(fields['token']) })).status).toBe(200);
});

test('the customer that the demo knows from the start has an address, notifications and a past order', async () => {
  const bench = createBench();
  const { id, token } = await bench.login();
  const own = { params: { userId: id, phone: '+79270000001' }, token };
  for (const name of ['address.list', 'notification.list', 'order.history'] as const)
    expect(JSON.stringify((await bench.call(name, own)).body)).toContain('"id"');
  expect((await bench.call('order.last', own)).status).toBe(200);
});

test('a change touches only what it names', async () => {
  const bench = createBench();
  const { token } = await bench.login();
  const params = { phone: '+79270000001' };
  const { fields } = await bench.call('user.change', { params, token, body: { PUSHNotifications: true } });
  expect(fields).toMatchObject({ name: 'Анна', personalData: true, PUSHNotifications: true });
});

test('nobody reads or changes what belongs to another customer', async () => {
  const bench = createBench();
  const owner = await bench.login();
  const { fields } = await bench.call('user.create', { body: NEWCOMER });
  const token = String(fields['token']);
  const foreign = { params: { userId: owner.id }, token };
  for (const name of ['address.list', 'notification.list', 'order.active', 'like.list'] as const)
    expect((await bench.call(name, foreign)).status).toBe(403);
  const phone = { params: { phone: '+79270000001' }, token };
  expect((await bench.call('user.remove', phone)).status).toBe(403);
  expect((await bench.call('order.history', phone)).status).toBe(403);
});

test('a deleted account leaves no token, address or like behind', async () => {
  const bench = createBench();
  const { token } = await bench.login();
  const params = { phone: '+79270000001' };
  expect((await bench.call('user.remove', { params, token })).status).toBe(204);
  expect((await bench.call('user.remove', { params, token })).status).toBe(401);
  expect((await bench.call('user.find', { params })).status).toBe(404);
});

test('a token that is no longer known reads what everybody may read', async () => {
  const bench = createBench();
  expect((await bench.call('catalog.all', { token: 'stale' })).status).toBe(200);
});
