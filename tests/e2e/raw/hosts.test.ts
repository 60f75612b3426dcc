import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from '../server.ts';
import { ask } from './say.ts';

/** One that knows its own name, and one that does not. */
let named: RunningServer;
let nameless: RunningServer;
test.beforeAll(async () => {
  named = await startServer('src/app/server/start.ts', { SITE_URL: 'https://zhuravl.example' });
  nameless = await startServer('src/app/server/start.ts');
});
test.afterAll(async () => {
  await named.stop();
  await nameless.stop();
});

for (const second of ['Host: evil.example', 'HOST: shop', 'hOsT:'])
  test(`two hosts are refused: the second is «${second}»`, async () => {
    for (const path of ['/samara/catalog', '/robots.txt', '/api/v1/city/', '/nowhere.css']) {
      const { status, headers, rest } = await ask(nameless.url, path, ['Host: shop', second]);
      expect([status, headers['connection'], headers['cache-control'], rest], path).toEqual([
        400,
        'close',
        'no-store',
        '',
      ]);
    }
  });

test('a second host behind two thousand other headers is refused, too', async () => {
  const many = Array.from({ length: 2_500 }, () => 'a:');
  const { status } = await ask(nameless.url, '/samara/catalog', ['Host: shop', ...many, 'Host: evil']);
  expect(status).toBe(400);
});

test('no host at all is refused', async () => {
  expect((await ask(nameless.url, '/samara/', [])).status).toBe(400);
});

/** Each says that the shop is evil.example. */
const FOREIGN: readonly (readonly [string, readonly string[]])[] = [
  ['Host', ['Host: evil.example']],
  ['Host with a port', ['Host: evil.example:81']],
  ['X-Forwarded-Host', ['Host: shop', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: ftp']],
  ['Forwarded', ['Host: shop', 'Forwarded: host=evil.example;proto=https']],
  ['X-Host', ['Host: shop', 'X-Host: evil.example', 'X-Original-URL: /admin']],
  ['a host that is none', ['Host: evil.example/"><script>']],
  ['a host with a name before it', ['Host: shop@evil.example']],
];

for (const [at, [name, lines]] of FOREIGN.entries())
  test(`a page is the same whatever the host is said to be: ${name}`, async () => {
    // Each has pages of its own: made for it first, and then kept for the others.
    const path = `/samara/catalog/search?q=host${at}`;
    for (const { url } of [named, nameless]) {
      const poisoned = await ask(url, path, lines);
      const plain = await ask(url, path);
      expect([200, 400]).toContain(poisoned.status);
      expect(plain.status).toBe(200);
      for (const { rest, headers } of [poisoned, plain])
        expect(rest + JSON.stringify(headers)).not.toMatch(/evil\.example|ftp:/);
      if (poisoned.status === 200) expect(poisoned.headers['etag']).toBe(plain.headers['etag']);
    }
  });

test('an address that names another host is the path behind it', async () => {
  for (const { url } of [named, nameless]) {
    const whole = await ask(url, 'http://evil.example/samara/about');
    const plain = await ask(url, '/samara/about');
    expect([whole.status, whole.headers['etag']]).toEqual([200, plain.headers['etag']]);
    expect(whole.rest + plain.rest).not.toContain('evil.example');
  }
});

test('the canonical link names the shop that was configured, or nobody', async () => {
  const canonical = async (url: string): Promise<string | undefined> =>
    /<link rel="?canonical"? href="([^"]*)"/.exec(
      (await ask(url, '/samara/about', ['Host: evil.example'])).rest,
    )?.[1];
  expect(await canonical(named.url)).toBe('https://zhuravl.example/samara/about');
  expect(await canonical(nameless.url)).toBeUndefined();
});

test('what search engines are told is kept by nobody where it names the host that was asked for', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-samara.xml']) {
    const known = await ask(named.url, path, ['Host: evil.example']);
    expect(known.headers['cache-control'], path).toBe('public, max-age=3600');
    expect(known.rest, path).not.toContain('evil.example');
    const unknown = await ask(nameless.url, path, ['Host: evil.example']);
    expect(unknown.headers['cache-control'], path).toBe('no-store');
  }
});
