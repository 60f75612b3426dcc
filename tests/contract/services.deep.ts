import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isFields, isList } from './layers/layer.ts';
import { serveLayers, type ServedLayers } from './layers/serve.ts';
import { rightfulServices } from './services/all.ts';
import { loginAt, type Customer } from './visit/customer.ts';
import * as is from './visit/given.ts';

/** The services keep their own word: what is written is read back, in the forms that each of them has chosen. */
let served: ServedLayers;
beforeAll(async () => {
  served = await serveLayers();
});
afterAll(() => served.close());

const set = async ({ state, params }: is.Given): Promise<Readonly<Record<string, string>>> => {
  const asked = { method: 'POST', body: JSON.stringify({ state, params, action: 'setup' }) };
  const response = await fetch(served.statesUrl, asked);
  expect(response.status).toBe(200);
  return (await response.json()) as Readonly<Record<string, string>>;
};

const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);
const idsOf = (list: unknown): readonly string[] =>
  isList(list) ? list.map((item) => String(fieldOf(item, 'id'))) : [];

const placed = async (customer: Customer): Promise<string> => {
  const { terminalId = '' } = await set(is.restaurant);
  const headers = { 'idempotency-key': 'k', 'x-city': 'samara' };
  const { status, body } = await customer.call('order.place', { headers, body: is.orderBody(terminalId) });
  expect(status).toBe(201);
  return String(fieldOf(body, 'id'));
};

describe.each(rightfulServices)('$name', ({ make }) => {
  test('reads back a name, an address, a like and an order', async () => {
    await served.wear(make);
    await set(is.plainProduct);
    await set(is.free);
    const customer = await loginAt(served.url, is.PHONE);
    const params = { userId: customer.id, phone: is.PHONE };
    await customer.call('user.change', { params, body: { name: 'Вера Павловна' } });
    const again = await loginAt(served.url, is.PHONE);
    expect(again).toMatchObject({ id: customer.id, name: 'Вера Павловна' });

    const address = await customer.call('address.create', {
      body: { ...is.ADDRESS_LINES, userId: customer.id },
    });
    const addressId = String(fieldOf(address.body, 'id'));
    expect(idsOf((await customer.call('address.list', { params })).body)).toEqual([addressId]);
    const removed = await customer.call('address.remove', { params: { addressId } });
    expect(Math.floor(removed.status / 100)).toBe(2);
    expect(idsOf((await customer.call('address.list', { params })).body)).toEqual([]);

    await customer.call('like.create', { body: { userId: customer.id, productId: is.PLAIN.id } });
    const likes = (await customer.call('like.list', { params })).body;
    expect(isList(likes) ? likes.map((like) => fieldOf(like, 'productId')) : null).toEqual([is.PLAIN.id]);

    const orderId = await placed(customer);
    const active = (await customer.call('order.active', { params })).body;
    expect(String(fieldOf(active, 'id'))).toBe(orderId);
    expect(served.faults()).toEqual([]);
  });

  test('tells a subscriber what has become of the order', async () => {
    await served.wear(make);
    await set(is.plainProduct);
    await set(is.free);
    const customer = await loginAt(served.url, is.PHONE);
    const orderId = await placed(customer);
    const query = customer.token === null ? '' : `?token=${customer.token}`;
    const socket = new WebSocket(`${served.liveUrl}${query}`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'subscribe', channel: `user:${customer.id}:orders` }));
    socket.send(JSON.stringify({ type: 'ping' }));
    await once(socket, 'message');
    const told = once(socket, 'message');
    await set({ state: 'an order moves on', params: { phone: is.PHONE } });
    const frame = JSON.parse(String((await told)[0])) as unknown;
    const payload = isFields(fieldOf(frame, 'data')) ? fieldOf(frame, 'data') : frame;
    expect(fieldOf(frame, 'type')).toBe('order:status_update');
    expect(String(fieldOf(payload, 'orderId'))).toBe(orderId);
    expect(String(fieldOf(payload, 'userId'))).toBe(customer.id);
    socket.close();
  });
});
