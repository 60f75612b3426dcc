import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../contracts/operations.ts';
import { createBench, readAnswer, requestOf } from '../backend/bench.ts';
import { backendServer } from './node.ts';

const bench = createBench();
const server = backendServer(bench.backend);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => {
  server.close();
});

const params = { cityIikoId: 'x', zoneId: 'samara-centre', phone: '+79270000001', slug: 'about' };

test.each(operations.filter(({ route, metadata }) => route.method === 'GET' && metadata.auth !== 'required'))(
  '$name is answered through the interceptor as by the back end itself',
  async ({ name }) => {
    const intercepted = await readAnswer(name, await fetch(requestOf(name, { params })));
    const direct = await bench.call(name, { params });
    expect([intercepted.status, intercepted.body]).toEqual([direct.status, direct.body]);
  },
);

test('any origin of the shop is answered, also with a token and a body', async () => {
  const { id, token } = await bench.login();
  const like = requestOf(
    'like.create',
    { body: { userId: id, productId: 'x' }, token },
    'http://localhost:4000',
  );
  expect((await fetch(like)).status).toBe(422);
  const geocoder = await fetch('http://localhost:6006/demo/geocoder?format=json&geocode=50.1,53.19');
  expect(geocoder.status).toBe(200);
});

test('the live connection is played too', async () => {
  const { id, token } = await bench.login();
  const socket = new WebSocket(`wss://shop.test/ws?token=${token}`);
  const frames: unknown[] = [];
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve, { once: true });
  });
  const frame = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      frames.push(data);
      if (frames.length === 2) resolve(undefined);
    });
  });
  socket.send(JSON.stringify({ type: 'subscribe', channel: `user:${id}:orders` }));
  socket.send(JSON.stringify({ type: 'ping' }));
  bench.backend.patchSetting('IS_SITE_INFORMATION', true);
  await frame;
  expect(new Set(frames)).toEqual(new Set(['{"type":"pong"}', '{"type":"settings:update"}']));
  socket.close();
});
