import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portOf } from './listen.ts';
import { logRequests } from './requestLog.ts';

let server: Server;
let lines: string[];
let isStuck: boolean;
const NOON = Date.parse('2026-03-02T12:00:00Z');

beforeEach(async () => {
  lines = [];
  isStuck = false;
  server = createServer((_request, response) => {
    if (isStuck) return void response.write('half');
    return void response.writeHead(201, { 'content-type': 'text/plain' }).end('x'.repeat(1_000));
  });
  let time = NOON;
  logRequests(server, {
    loggedPath: ({ url, status }) => `[${url.length} ${status}]`,
    write: (line) => lines.push(line),
    now: () => (time += 5),
  });
  server.listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${portOf(server)}${path}`, { headers }).then((response) => response.text());
const logged = async (count: number): Promise<void> => {
  while (lines.length < count) await new Promise((resolve) => void setImmediate(resolve));
};

test('a request is one line with what was asked, how it ended, how long it took and what it weighed', async () => {
  await ask('/user/79270000000?token=secret', { authorization: 'Bearer secret', cookie: 'name=secret' });
  await logged(1);
  expect(lines).toHaveLength(1);
  const [, bytes] = /^2026-03-02T12:00:00\.005Z GET \[30 201\] 201 5ms (\d+)B$/.exec(lines[0] ?? '') ?? [];
  expect(Number(bytes)).toBeGreaterThan(1_000);
  expect(Number(bytes)).toBeLessThan(1_500);
});

test('two requests of one connection are weighed apart', async () => {
  await ask('/a');
  await ask('/b');
  await logged(2);
  const [first, second] = lines.map((line) => /(\d+)B$/.exec(line)?.[1]);
  expect(second).toBe(first);
});

test('a client that went away is told from one that was answered', async () => {
  isStuck = true;
  const asking = request(`http://localhost:${portOf(server)}/slow`);
  asking.on('error', () => undefined);
  asking.on('response', (response) => response.once('data', () => void asking.destroy()));
  asking.end();
  await logged(1);
  expect(lines[0]).toContain(' 499 ');
});
