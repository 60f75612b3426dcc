import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { item, orderBody } from './sampleOrders.ts';
import { readAnswer, requestOf } from './bench.ts';
import { attachLive } from './liveServer.ts';
import { serveBackend, type Served } from './serve.ts';
import { createBackend } from './backend.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const serve = async (): Promise<Served> => {
  const served = await serveBackend({ port: 0, kitchenStepMs: 20 });
  opened.push(served.close);
  return served;
};

const login = async (url: string) => {
  const request = requestOf('user.find', { params: { phone: '+79270000001' } }, url);
  const { fields } = await readAnswer('user.find', await fetch(request));
  return { id: String(fields['id']), token: String(fields['token']) };
};

/** Frames up to and including the one that holds this text. */
const framesUntil = (socket: WebSocket, text: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => {
      frames.push(data.toString());
      if (data.toString().includes(text)) resolve(frames);
    });
  });

const opening = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

test('the back end answers over HTTP, and its pictures name its own origin', async () => {
  const { url } = await serve();
  const { fields } = await readAnswer('catalog.all', await fetch(requestOf('catalog.all', {}, url)));
  const image = /"image":"([^"]+)"/.exec(JSON.stringify(fields))?.[1] ?? '';
  expect(image.startsWith(`${url}/demo/i/`)).toBe(true);
  const picture = await fetch(image);
  expect([picture.status, picture.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
});

test('an order placed over HTTP arrives on the socket until it is closed', async () => {
  const { url } = await serve();
  const { id, token } = await login(url);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?token=${token}`);
  await opening(socket);
  const frames = framesUntil(socket, '"Closed"');
  socket.send(JSON.stringify({ type: 'subscribe', channel: `user:${id}:orders` }));
  socket.send(JSON.stringify({ type: 'ping' }));
  const body = orderBody([item('Маргарита')]);
  await fetch(requestOf('order.place', { body, token, headers: { 'idempotency-key': 'k' } }, url));
  expect(await frames).toHaveLength(8);
  socket.close();
});

test('an offer of another protocol is answered in plain HTTP, under the live path too', async () => {
  const { url } = await serve();
  for (const path of ['/api/v1/city/', '/ws']) {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
    const asked = request(url + path, { headers }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode, path).toBe(path === '/ws' ? 404 : 200);
  }
});

test('closing ends the sockets that are still open', async () => {
  const served = await serve();
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/ws`);
  await opening(socket);
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  await served.close();
  opened.length = 0;
  expect([1001, 1006]).toContain(await closed);
});

test('a taken port is an error of its own', async () => {
  const { url } = await serve();
  await expect(serveBackend({ port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('the live connection can be hung onto another server, which keeps its other upgrades', async () => {
  const server = createServer();
  const upgraded: string[] = [];
  server.on('upgrade', (request, stream) => {
    upgraded.push(request.url ?? '');
    if (request.url !== '/ws') stream.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const detach = attachLive(server, createBackend());
  opened.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = new WebSocket(`ws://localhost:${port}/ws`);
  await opening(socket);
  const frames = framesUntil(socket, 'pong');
  socket.send('{"type":"ping"}');
  expect(await frames).toHaveLength(1);
  await expect(opening(new WebSocket(`ws://localhost:${port}/other`))).rejects.toThrow('socket hang up');
  expect(upgraded).toEqual(['/ws', '/other']);
  detach();
});
