import { expect, test } from 'vitest';
import { createBench } from './bench.ts';

const connect = (token: string | null) => {
  const bench = createBench();
  const frames: string[] = [];
  const url = new URL('wss://shop.test/ws');
  if (token !== null) url.searchParams.set('token', token);
  const connection = bench.backend.connect(
    { send: (text) => frames.push(text), close: () => undefined },
    url,
  );
  return { bench, frames, connection };
};

test('a ping is answered by a pong, also to a guest', () => {
  const { frames, connection } = connect(null);
  connection.receive('{"type":"ping"}');
  expect(frames).toEqual(['{"type":"pong"}']);
});

test.each([
  '',
  'ping',
  '[]',
  '{"type":"pong"}',
  '{"type":"subscribe"}',
  '{"type":"subscribe","channel":"x"}',
])('the broken frame %j is dropped', (frame) => {
  const { frames, connection } = connect(null);
  connection.receive(frame);
  expect(frames).toEqual([]);
});

test('a changed setting raises the version and is told to everybody who is connected', async () => {
  const { bench, frames, connection } = connect(null);
  bench.backend.patchSetting('IS_SITE_INFORMATION', true);
  expect(frames).toEqual(['{"type":"settings:update"}']);
  expect((await bench.call('versions.settingsPolled')).body).toBe(2);
  expect((await bench.call('versions.settings')).body).toBe(2);
  expect((await bench.call('setting.all')).fields['IS_SITE_INFORMATION']).toBe(true);
  connection.closed();
  bench.backend.patchSetting('STORE_VERSION', 5);
  expect(frames).toHaveLength(1);
  expect((await bench.call('versions.store')).body).toBe(5);
});

test('a changed catalog raises its own version', async () => {
  const { bench } = connect(null);
  bench.backend.patchCatalog((catalog) => ({ ...catalog, products: [] }));
  expect((await bench.call('versions.catalog')).body).toBe(2);
  expect((await bench.call('catalog.all')).fields['products']).toEqual([]);
});

test('nobody hears the orders of somebody else', async () => {
  const { bench, frames, connection } = connect('guessed');
  const { id } = await bench.login();
  connection.receive(JSON.stringify({ type: 'subscribe', channel: `user:${id}:orders` }));
  bench.clock.advance(60_000);
  expect(frames).toEqual([]);
});
