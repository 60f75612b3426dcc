import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createShopHandler, type ShopHandler } from './handler.ts';
import type { Render } from './page.ts';
import { TooBusy } from './renderQueue.ts';

const template =
  '<head><!--head--></head><!--question--><!--app--><i><!--config--></i><i><!--state--></i><!--data-->';
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/city/': [{ id: 'a', slug: 'samara' }],
  '/api/v1/setting': { SAMARA_ID: 'a' },
  '/api/v1/catalog': {},
  '/demo/geocoder': {},
};
const backend = {
  fetch: (request: Request) => {
    const answer = ANSWERS[new URL(request.url).pathname];
    return answer === undefined ? new Response(null, { status: 500 }) : Response.json(answer);
  },
};
const render: Render = async ({ url }) => {
  if (url.pathname === '/samara/broken') throw new Error('broken');
  if (url.pathname === '/samara/busy') throw new TooBusy();
  const app = new TextEncoder().encode('page');
  const status = url.pathname === '/samara/nowhere' ? 404 : 200;
  return { status, head: '', app, state: '{}', isCacheable: status === 200 };
};

const HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A class of addresses: one of it, its status, who may keep it, and whether it is a page. */
const CLASSES = [
  ['a page in a city', '/samara/catalog', 200, HOUR, 'page'],
  ['a page whose city is the cookie’s', '/catalog', 200, HOUR, 'page'],
  ['an unknown page', '/samara/nowhere', 404, 'no-store', 'page'],
  ['a page that failed', '/samara/broken', 500, 'no-store', 'page'],
  ['the document of the frame of /admin', '/admin/screen', 200, 'no-store', 'page'],
  ['a page that there is no time for', '/samara/busy', 503, 'no-store', 'page'],
  ['a file with a hash in its name', '/assets/a-1.js', 200, FOR_EVER, 'file'],
  ['a file of the build before', '/assets/old-1.js', 200, FOR_EVER, 'file'],
  ['a public state under a name that it no longer has', '/state/nowhere/abc.json', 200, 'no-store', 'file'],
  ['a file without a hash', '/icon.svg', 200, HOUR, 'file'],
  ['a service worker', '/push-sw.js', 200, 'no-cache', 'file'],
  ['a missing file', '/personal/x.css', 404, 'no-store', 'file'],
  ['what search engines ask for', '/robots.txt', 200, HOUR, 'file'],
  ['the sitemap', '/sitemap.xml', 200, HOUR, 'file'],
  ['the health', '/healthz', 200, 'no-store', 'file'],
  ['a call of the embedded back end', '/api/v1/setting', 200, 'no-store', 'file'],
  ['a call that fails', '/api/v1/user/79270000000', 500, 'no-store', 'file'],
  ['the embedded geocoder', '/demo/geocoder', 200, 'no-store', 'file'],
] as const;

const FILES = ['client/assets/a-1.js', 'client/icon.svg', 'client/push-sw.js', 'previous/assets/old-1.js'];
let folder: string;
let shop: ShopHandler;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'classes-'));
  for (const path of ['client/assets', 'previous/assets']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of FILES) writeFileSync(join(folder, path), 'x');
  shop = createShopHandler({
    config: readConfig({ SITE_URL: 'https://zhuravl.ru' }),
    template,
    render,
    backend,
    clientDir: join(folder, 'client'),
    previousDir: join(folder, 'previous'),
    report: () => undefined,
  });
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => shop.fetch(new Request(`http://localhost${path}`));

describe.each(CLASSES)('%s', (_class, path, status, cacheControl, kind) => {
  test(`answers ${status}, and who may keep it is said: ${cacheControl}`, async () => {
    const { status: answered, headers } = await get(path);
    expect(answered).toBe(status);
    expect(headers.get('cache-control')).toBe(cacheControl);
  });

  test('is shown by the shop alone, but for what pages of any origin may call', async () => {
    const isForAll = /^\/(api|demo)\//.test(path);
    const { headers } = await get(path);
    expect(headers.get('cross-origin-resource-policy')).toBe(isForAll ? 'cross-origin' : 'same-origin');
  });

  test('is never guessed at, tells no foreign site where it was, and comes over https alone', async () => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  if (kind === 'page')
    test('is under the policy, and nothing else may open, embed or read it', async () => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    });
});

test('only a page without a city in its address differs from cookie to cookie', async () => {
  expect((await get('/catalog')).headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect((await get('/samara/catalog')).headers.get('vary')).toBe('Accept-Encoding');
});

test('a method that the shop does not know is refused under the same headers', async () => {
  const { status, headers } = await shop.fetch(new Request('http://localhost/samara', { method: 'POST' }));
  expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
    405,
    'GET, HEAD',
    'no-store',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
