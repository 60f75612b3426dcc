import { once } from 'node:events';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, portOf } from './listen.ts';
import { createStop } from './stop.ts';

/** Longer than any test: who waits for it fails by its own time limit. */
const NEVER_MS = 60_000;

let server: Server;
const agent = new Agent({ keepAlive: true });
/** Requests that wait until the test answers them. */
let waiting: ServerResponse[];

beforeEach(async () => {
  waiting = [];
  server = createServer((incoming, response) => {
    if (incoming.url === '/slow') waiting.push(response);
    else response.end('ok');
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const serve = async (grace: number): Promise<() => Promise<void>> => {
  const stop = createStop(server, grace);
  await listen(server, 0);
  return stop;
};
const open = (path: string, headers: Record<string, string> = {}) => {
  const client = request({ port: portOf(server), path, headers, agent });
  client.end();
  return client;
};
const textOf = async (client: ReturnType<typeof open>): Promise<string> => {
  const [response] = (await once(client, 'response')) as [AsyncIterable<Buffer>];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

test('a request under way is answered to its end, and then its connection closes', async () => {
  const stop = await serve(NEVER_MS);
  const asked = open('/slow');
  await once(server, 'request');
  const stopped = stop();
  const text = textOf(asked);
  waiting[0]?.end('whole');
  expect(await text).toBe('whole');
  await stopped;
});

test('so is one whose answer has begun already', async () => {
  const stop = await serve(NEVER_MS);
  const text = textOf(open('/slow'));
  await once(server, 'request');
  waiting[0]?.write('first half, ');
  const stopped = stop();
  waiting[0]?.end('second half');
  expect(await text).toBe('first half, second half');
  await stopped;
});

test('who gets an answer that had begun may ask once more, and is told then that the connection ends', async () => {
  const stop = await serve(NEVER_MS);
  const kept = connect(portOf(server), 'localhost');
  kept.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(server, 'request');
  waiting[0]?.writeHead(200, { 'content-length': '4' }).write('ha');
  await once(kept, 'data');
  const stopped = stop();
  waiting[0]?.end('lf');
  await once(kept, 'data');
  kept.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [data] = (await once(kept, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close/i);
  await stopped;
});

test('nobody new is let in meanwhile', async () => {
  const stop = await serve(NEVER_MS);
  const text = textOf(open('/slow'));
  await once(server, 'request');
  const port = portOf(server);
  const stopped = stop();
  const [refused] = (await once(connect(port, 'localhost'), 'error')) as [NodeJS.ErrnoException];
  expect(refused.code).toBe('ECONNREFUSED');
  waiting[0]?.end('whole');
  expect(await text).toBe('whole');
  await stopped;
});

test('what is not done after the grace period is cut', async () => {
  const stop = await serve(200);
  const hanging = open('/slow');
  await once(server, 'request');
  const cut = once(hanging, 'error');
  await stop();
  expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('live connections are cut at once', async () => {
  const stop = await serve(NEVER_MS);
  server.on('upgrade', () => undefined);
  const live = open('/ws', { connection: 'Upgrade', upgrade: 'websocket' });
  await once(server, 'upgrade');
  const cut = once(live, 'error');
  await stop();
  expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('nobody waits for a connection that is kept for later, or that never asked for anything', async () => {
  const stop = await serve(NEVER_MS);
  expect(await textOf(open('/'))).toBe('ok');
  const silent = connect(portOf(server), 'localhost');
  const [closed] = await Promise.all([once(silent, 'close'), once(silent, 'connect').then(stop)]);
  expect(closed).toEqual([false]);
});

test('a request that comes over a kept connection as the stop begins is answered, and its connection closes', async () => {
  const stop = await serve(NEVER_MS);
  const kept = connect(portOf(server), 'localhost');
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  kept.write(ask);
  await once(kept, 'data');
  const stopped = stop();
  kept.write(ask);
  const [data] = (await once(kept, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close/i);
  await stopped;
});

test('a connection that says its first word as the stop begins is answered', async () => {
  const stop = await serve(NEVER_MS);
  const early = connect(portOf(server), 'localhost');
  await Promise.all([once(early, 'connect'), once(server, 'connection')]);
  const stopped = stop();
  early.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [data] = (await once(early, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close/i);
  await stopped;
});
