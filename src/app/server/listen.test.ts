import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './environment.ts';
import { createStop, listen, portOf } from './listen.ts';

const GRACE_MS = 200;

let server: Server;
let stop: () => Promise<void>;
beforeEach(async () => {
  server = createServer((incoming, response) => {
    if (incoming.url !== '/hang') response.end('ok');
  });
  stop = createStop(server, GRACE_MS);
  await listen(server, 0);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (path: string, headers: Record<string, string> = {}) => {
  const client = request({ port: portOf(server), path, headers });
  client.end();
  return client;
};

test('a taken port is refused with one line that names it', async () => {
  const port = portOf(server);
  const second = listen(createServer(), port);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(new RegExp(`^Port ${port} is taken[^\\n]*$`));
});

test('stopping cuts live connections at once and hanging requests after the grace period', async () => {
  const live = open('/ws', { connection: 'Upgrade', upgrade: 'websocket' });
  await once(server, 'upgrade');
  const hanging = open('/hang');
  await once(server, 'request');
  const cut = [once(live, 'error'), once(hanging, 'error')];
  await stop();
  expect(await Promise.all(cut)).toMatchObject([[{ code: 'ECONNRESET' }], [{ code: 'ECONNRESET' }]]);
});

test('stopping does not wait for idle connections', async () => {
  const client = open('/');
  client.on('response', (response) => response.resume());
  await once(client, 'close');
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(GRACE_MS);
});
