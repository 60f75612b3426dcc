import { expect, test } from 'vitest';
import { serverMessage } from '../../contracts/live.ts';
import { courseOf } from './kitchen.ts';
import { createBench, type Bench } from './bench.ts';
import { deliveryBody, item, orderBody } from './sampleOrders.ts';

const STEP = 1_000;

/** A logged-in page with its socket subscribed to its orders. */
const openPage = async (bench: Bench) => {
  const user = await bench.login();
  const frames: unknown[] = [];
  const connection = bench.backend.connect(
    { send: (text) => frames.push(serverMessage.parse(JSON.parse(text))), close: () => undefined },
    new URL(`wss://shop.test/ws?token=${user.token}`),
  );
  connection.receive(JSON.stringify({ type: 'subscribe', channel: `user:${user.id}:orders` }));
  const place = async (body: object) => {
    const headers = { 'idempotency-key': String(frames.length) };
    return bench.call('order.place', { body, token: user.token, headers });
  };
  const active = () => bench.call('order.active', { params: { userId: user.id }, token: user.token });
  return { user, frames, place, active, connection };
};

test('an order by courier passes every status in turn and tells each one', async () => {
  const bench = createBench();
  const page = await openPage(bench);
  const { fields } = await page.place(deliveryBody([item('Маргарита')]));
  bench.clock.advance(20 * STEP);
  const course = courseOf('delivery');
  expect(page.frames).toMatchObject(
    course.slice(1).map((status, index) => ({
      type: 'order:status_update',
      orderId: fields['id'],
      userId: page.user.id,
      status,
      previousStatus: course[index],
      courierInfo: index >= course.indexOf('OnWay') - 1 ? { name: 'Тимур' } : null,
    })),
  );
});

test('an order for self-pickup is never on its way', async () => {
  const bench = createBench();
  const page = await openPage(bench);
  await page.place(orderBody([item('Маргарита')]));
  bench.clock.advance(20 * STEP);
  const statuses = page.frames.map((frame) => (frame as { status: string }).status);
  expect(statuses).toEqual(courseOf('self').slice(1));
  expect(statuses).not.toContain('OnWay');
});

test('a finished order stays readable for one step, brings its bonus and a notification', async () => {
  const bench = createBench();
  const page = await openPage(bench);
  await page.place(orderBody([item('Маргарита', 2)]));
  bench.clock.advance((courseOf('self').length - 1) * STEP);
  expect((await page.active()).fields['delivery']).toMatchObject({ status: 'Closed' });
  bench.clock.advance(STEP);
  expect((await page.active()).status).toBe(404);
  const { token } = page.user;
  const user = await bench.call('user.find', { params: { phone: '+79270000001' }, token });
  expect(user.fields['balance']).toBe(350 + 42);
  const notes = await bench.call('notification.list', { params: { userId: page.user.id }, token });
  expect(JSON.stringify(notes.body)).toContain('Заказ № 1042');
});

test('a page that unsubscribed, and one that closed, hear nothing', async () => {
  const bench = createBench();
  const page = await openPage(bench);
  page.connection.receive(JSON.stringify({ type: 'unsubscribe', channel: `user:${page.user.id}:orders` }));
  await page.place(orderBody([item('Маргарита')]));
  bench.clock.advance(2 * STEP);
  expect(page.frames).toEqual([]);
  page.connection.receive(JSON.stringify({ type: 'subscribe', channel: `user:${page.user.id}:orders` }));
  page.connection.closed();
  bench.clock.advance(20 * STEP);
  expect(page.frames).toEqual([]);
});

test('a stopped and a reset back end cook no more', async () => {
  const bench = createBench();
  const page = await openPage(bench);
  await page.place(orderBody([item('Маргарита')]));
  bench.backend.stop();
  bench.clock.advance(20 * STEP);
  expect(page.frames).toEqual([]);
  bench.backend.reset();
  expect((await page.active()).status).toBe(401);
});
