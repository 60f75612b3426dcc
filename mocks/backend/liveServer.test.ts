import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { createBackend } from './backend.ts';
import { attachLive, type LiveOptions } from './liveServer.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const serve = async (options: LiveOptions = {}) => {
  const server = createServer();
  const detach = attachLive(server, createBackend(), options);
  server.listen(0);
  await once(server, 'listening');
  opened.push(() => {
    detach();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = (headers: ClientOptions = {}): WebSocket => {
    const socket = new WebSocket(`ws://localhost:${port}/ws`, headers);
    socket.on('error', () => undefined);
    opened.push(() => socket.terminate());
    return socket;
  };
  return { port, open };
};

const PING = '{"type":"ping"}';
/** Whether the connection was opened; else what the server has said. */
const outcomeOf = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', ({ message }) => resolve(message));
  });
const closeOf = async (socket: WebSocket): Promise<unknown> => (await once(socket, 'close'))[0];

test('who says no Origin is let in, and so are the pages of the host that is asked', async () => {
  const { port, open } = await serve();
  expect(await outcomeOf(open())).toBe('open');
  for (const origin of [`http://localhost:${port}`, `https://localhost:${port}`])
    expect(await outcomeOf(open({ origin }))).toBe('open');
});

test.each([
  'https://evil.example',
  'http://localhost',
  'http://localhost:1',
  'http://localhost.evil.example',
  'null',
  'file://',
  'nonsense',
])('a page of %s is refused', async (origin) => {
  const { open } = await serve({ origins: ['https://shop.example'] });
  expect(await outcomeOf(open({ origin }))).toBe('Unexpected server response: 403');
});

test('pages of the shop that was named are let in, though it is asked at another host', async () => {
  const { open } = await serve({ origins: ['https://shop.example'] });
  expect(await outcomeOf(open({ origin: 'https://shop.example' }))).toBe('open');
});

test('on one’s own machine pages of other ports are let in, where that is wanted; others are not', async () => {
  const { port, open } = await serve({ isOwnMachineWelcome: true });
  expect(await outcomeOf(open({ origin: 'http://127.0.0.1:5173' }))).toBe('open');
  expect(await outcomeOf(open({ origin: 'https://evil.example' }))).toContain('403');
  const headers = { host: `demo.example:${port}` };
  expect(await outcomeOf(open({ origin: 'http://localhost:5173', headers }))).toContain('403');
});

test.each([
  ['what is no message', () => 'garbage', 1007],
  ['bytes', () => Buffer.from(PING), 1003],
  ['a frame of 5 kB', () => `"${'x'.repeat(5_000)}"`, 1009],
])('%s closes the socket with a reason', async (_name, frame, code) => {
  const { open } = await serve();
  const socket = open();
  await once(socket, 'open');
  socket.send(frame());
  expect(await closeOf(socket)).toBe(code);
});

test('a flood closes the socket with a reason', async () => {
  const { open } = await serve();
  const socket = open();
  await once(socket, 'open');
  const pongs: unknown[] = [];
  socket.on('message', (data) => pongs.push(data));
  for (let time = 0; time < 1_000; time += 1) socket.send(PING);
  expect(await closeOf(socket)).toBe(1008);
  expect(pongs).toHaveLength(20);
});

test('bytes that are no frame close the connection', async () => {
  const { port } = await serve();
  const socket = connect(port, 'localhost');
  const key = 'AAAAAAAAAAAAAAAAAAAAAA==';
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  expect(String((await once(socket, 'data'))[0])).toContain('101 Switching Protocols');
  const closed = once(socket, 'close');
  socket.write(Buffer.alloc(2_000, 0xff));
  socket.resume();
  await closed;
});

test('beyond so many sockets the next is told to come back, and let in once one has left', async () => {
  const { open } = await serve({ mostSockets: 2 });
  const [first, second] = [open(), open()];
  expect(await Promise.all([outcomeOf(first), outcomeOf(second)])).toEqual(['open', 'open']);
  const third = open();
  const answered = once(third, 'unexpected-response');
  const [, { statusCode, headers }] = (await answered) as [
    unknown,
    { readonly statusCode: number; readonly headers: Readonly<Record<string, string>> },
  ];
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  first.close();
  await closeOf(first);
  expect(await outcomeOf(open())).toBe('open');
});

test('a socket that says nothing is closed after its time', async () => {
  const { open } = await serve({ silenceMs: 50 });
  const socket = open();
  await once(socket, 'open');
  await closeOf(socket);
});
