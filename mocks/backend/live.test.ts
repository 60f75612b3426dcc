import { expect, test } from 'vitest';
import { createBench } from './bench.ts';

const connect = (token: string | null) => {
  const bench = createBench();
  const frames: string[] = [];
  const closed: (readonly [number, string])[] = [];
  const url = new URL('wss://shop.test/ws');
  if (token !== null) url.searchParams.set('token', token);
  const connection = bench.backend.connect(
    { send: (text) => frames.push(text), close: (code, reason) => closed.push([code, reason]) },
    url,
  );
  return { bench, frames, closed, connection };
};

test('a ping is answered by a pong, also to a guest', () => {
  const { frames, connection } = connect(null);
  connection.receive('{"type":"ping"}');
  expect(frames).toEqual(['{"type":"pong"}']);
});

test.each(['{"type":"pong"}', '{"type":"subscribe"}', '{"type":"subscribe","channel":"x"}'])(
  'the message %j, which nobody here knows, is dropped',
  (frame) => {
    const { frames, closed, connection } = connect(null);
    connection.receive(frame);
    expect([frames, closed]).toEqual([[], []]);
  },
);

test.each(['', 'ping', '[]', 'null', '{}', '{"type":1}', '{"type":"ping"'])(
  'the frame %j is no message: the connection ends, and nothing that comes after it is answered',
  (frame) => {
    const { bench, frames, closed, connection } = connect(null);
    connection.receive(frame);
    connection.receive('{"type":"ping"}');
    bench.backend.patchSetting('IS_SITE_INFORMATION', true);
    expect([frames, closed]).toEqual([[], [[1007, 'This is no message']]]);
  },
);

test('twenty frames in a second are answered, the next one ends the connection', () => {
  const { bench, frames, closed, connection } = connect(null);
  const ping = (times: number) => {
    for (let time = 0; time < times; time += 1) connection.receive('{"type":"ping"}');
  };
  ping(20);
  bench.clock.advance(1_000);
  ping(20);
  expect([frames.length, closed]).toEqual([40, []]);
  ping(5);
  expect([frames.length, closed]).toEqual([40, [[1008, 'Too many messages']]]);
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
