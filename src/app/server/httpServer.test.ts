import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config.ts';
import { type EmbeddedBackend, loadEmbeddedBackend } from './embedded.ts';
import { createHttpServer } from './httpServer.ts';
import { listen, portOf } from './listen.ts';
import { createStop } from './stop.ts';

let server: Server;
let backend: EmbeddedBackend | null;
afterEach(() => {
  backend?.close();
  server.closeAllConnections();
  server.close();
});

const answer = async (request: Request): Promise<Response> =>
  new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);

const serve = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  backend = await loadEmbeddedBackend(readConfig(environment));
  server = createHttpServer({ fetch: answer }, backend);
  createStop(server, 0);
  await listen(server, 0);
};

const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAA\r\n';

/** All that the server says until it has said this. */
const heard = (port: number, said: string, last: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(said));
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      if (!text.includes(last)) return;
      socket.destroy();
      resolve(text);
    });
    socket.once('error', reject);
    socket.once('end', () => reject(new Error(`The server hung up after "${text}"`)));
  });

const WITH = [['the demo back end inside', {}] as const];
const WITHOUT = [['another back end', { API_URL: 'http://127.0.0.1:1' }] as const];

test('a load balancer hangs up first: none of its requests meets a connection that the shop has just closed', async () => {
  await serve();
  const text = await heard(portOf(server), 'GET /samara HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /samara');
  const seconds = Number(/Keep-Alive: timeout=(\d+)/i.exec(text)?.[1]);
  expect(seconds).toBeGreaterThan(60);
});

test.each([...WITH, ...WITHOUT])(
  'with %s an offer of HTTP/2 is answered in the HTTP that it came in',
  async (_name, environment) => {
    await serve(environment);
    const text = await heard(
      portOf(server),
      `GET /samara HTTP/1.1\r\nHost: a\r\n${OFFER}\r\n`,
      'GET /samara',
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const body = `POST /samara HTTP/1.1\r\nHost: a\r\n${OFFER}Content-Length: 4\r\n\r\nbody`;
    expect(await heard(portOf(server), body, 'POST /samara body')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  },
);

test('the path of the live connection is a plain page to whoever offers anything but a WebSocket', async () => {
  await serve();
  const said = `GET /ws HTTP/1.1\r\nHost: a\r\n${OFFER}\r\n`;
  expect(await heard(portOf(server), said, 'GET /ws')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('the live connection is opened, a WebSocket to anywhere else is refused', async () => {
  await serve();
  const live = new WebSocket(`ws://localhost:${portOf(server)}/ws?token=none`);
  await once(live, 'open');
  live.send('{"type":"ping"}');
  expect(String((await once(live, 'message'))[0])).toBe('{"type":"pong"}');
  live.terminate();
  const other = new WebSocket(`ws://localhost:${portOf(server)}/other`);
  expect(String((await once(other, 'error'))[0])).toContain('Unexpected server response: 200');
});

test('who asks for much and reads nothing of it is let go', async () => {
  const large = 'x'.repeat(30_000_000);
  server = createHttpServer({ fetch: () => new Response(large) }, null, 100);
  await listen(server, 0);
  const reader = connect(portOf(server), 'localhost');
  const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await closed;
  reader.destroy();
});

test.each(['Host: b', 'hOST: a'])('two hosts are refused: the second is «%s»', async (second) => {
  await serve();
  const said = `GET /samara HTTP/1.1\r\nHost: a\r\nX-A: b\r\n${second}\r\n\r\n`;
  expect(await heard(portOf(server), said, '\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n(?:.*\r\n)*connection: close\r\n/i,
  );
});

test.each([
  [{}, 'http://evil.example'],
  [{ SITE_URL: 'https://shop.example' }, 'https://shop.example.evil'],
])('with %j the live connection is refused to pages of %s', async (environment, origin) => {
  await serve(environment);
  const live = new WebSocket(`ws://localhost:${portOf(server)}/ws`, { origin });
  expect(String((await once(live, 'error'))[0])).toContain('Unexpected server response: 403');
});

test('it is opened to pages of the shop’s own host and of SITE_URL', async () => {
  await serve({ SITE_URL: 'https://shop.example' });
  for (const origin of ['https://shop.example', `http://localhost:${portOf(server)}`]) {
    const live = new WebSocket(`ws://localhost:${portOf(server)}/ws`, { origin });
    await once(live, 'open');
    live.terminate();
  }
});

test('with another back end there is no live connection here', async () => {
  await serve({ API_URL: 'http://127.0.0.1:1' });
  const live = new WebSocket(`ws://localhost:${portOf(server)}/ws`);
  expect(String((await once(live, 'error'))[0])).toContain('Unexpected server response: 200');
});
