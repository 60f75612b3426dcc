import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askAtRate, askSteadily, countOf, othersThan } from './client.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const serve = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener).listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};
const path = () => '/';

test('what breaks off and what is refused is counted, and not forgotten', async () => {
  let asked = 0;
  const origin = await serve((request, response) => {
    asked += 1;
    if (asked % 3 === 0) request.socket.destroy();
    else response.writeHead(asked % 3 === 1 ? 200 : 503).end('x');
  });
  const heard = await askAtRate({ origin, path, perSecond: 300, seconds: 0.1 });
  expect(heard.answers).toHaveLength(30);
  expect(countOf(heard, 200)).toBeGreaterThan(0);
  expect(countOf(heard, 200) + othersThan(heard, 200)).toBe(30);
  expect(heard.answers.filter(({ status }) => status === 0).every(({ error }) => error !== null)).toBe(true);
  expect(countOf(heard, 0)).toBeGreaterThan(0);
});

test('no more connections are used than were asked for', async () => {
  const sockets = new Set<unknown>();
  const origin = await serve((request, response) => {
    sockets.add(request.socket);
    response.end('x');
  });
  const heard = await askSteadily({ origin, path, connections: 3, seconds: 0.1 });
  expect(sockets.size).toBeLessThanOrEqual(3);
  expect(othersThan(heard, 200)).toBe(0);
});
