import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend } from './api.ts';
import { readConfig } from './config.ts';
import { createShopHandler, type ShopHandler } from './handler.ts';
import type { Render, RenderInput, RenderResult } from './page.ts';

const template =
  '<head><!--head--></head><!--question--><div id="app"><!--app--></div><i id="config"><!--config--></i><i id="state"><!--state--></i><!--data-->';

const answers: Record<string, unknown> = {
  '/api/v1/city/': [{ id: 'a', slug: 'samara' }],
  '/api/v1/setting': { SAMARA_ID: 'a' },
  '/api/v1/catalog': { products: Array.from({ length: 200 }, (_, index) => `product ${index}`) },
  '/api/v1/storage/version': 1,
  '/api/v1/setting/version': 1,
  '/demo/geocoder': { found: [] },
};

let asked: Request[];
let isDown: boolean;
/** Every render waits for it. */
let waitFor: Promise<void>;
let inputs: RenderInput[];
let result: Partial<RenderResult>;
let shop: ShopHandler;
let clientDir: string;
const report = vi.fn<(message: string) => void>();

const backend: Backend = {
  fetch: (request) => {
    asked.push(request);
    const answer = answers[new URL(request.url).pathname];
    return isDown || answer === undefined ? new Response('', { status: 500 }) : Response.json(answer);
  },
};

const render: Render = async (input) => {
  inputs.push(input);
  await waitFor;
  const app = new TextEncoder().encode(`page of ${input.citySlug}`);
  return { status: 200, head: '<title>t</title>', app, state: '{}', isCacheable: true, ...result };
};

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.fetch(new Request(`http://localhost${path}`, { headers, method }));

beforeAll(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(clientDir, 'assets'));
  mkdirSync(join(clientDir, '.vite'));
  const files = {
    'index.html': 'secret',
    'assets/a-1.js': 'a()',
    'assets/a-1.js.br': 'packed',
    'push-sw.js': 's()',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(clientDir, path), text);
  writeFileSync(join(clientDir, '.vite/manifest.json'), '{}');
});
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

beforeEach(() => {
  asked = [];
  inputs = [];
  result = {};
  isDown = false;
  waitFor = Promise.resolve();
  report.mockClear();
  shop = createShopHandler({ config: readConfig({}), template, render, backend, clientDir, report });
});
afterEach(() => shop.close());

describe('a page', () => {
  test('is the template with head, markup, configuration and state', async () => {
    const response = await get('/samara/');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(
      /^<head><title>t<\/title><link id="shared"[^>]*><\/head><div id="app">page of samara</,
    );
    expect(html).toContain('<i id="state">{}</i>');
    expect(html).toContain('"geocoderUrl":"/demo/geocoder"');
  });

  test('shares its state under the address that it names', async () => {
    const path = / href="(\/state\/[^"]+)"/.exec(await (await get('/samara/')).text())?.[1] ?? '';
    const state = await get(path);
    expect([state.status, state.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await state.json()).toEqual({});
    isDown = true;
    expect((await get('/state/nowhere/abc.json')).headers.get('cache-control')).toBe('no-store');
  });

  test('with a city in its path is kept by everybody and rendered once', async () => {
    const first = await get('/samara/catalog');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    await get('/samara/catalog/?utm_source=x', { cookie: 'citySlug=other' });
    expect(inputs).toHaveLength(1);
  });

  test('is made once for a thousand first visitors', async () => {
    const pages = await Promise.all(
      Array.from({ length: 1_000 }, async (_, at) => get(`/samara/catalog?visitor=${at}`)),
    );
    expect(new Set(pages.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
    expect(inputs).toHaveLength(1);
  });

  test('without a city in its path varies with the cookie', async () => {
    const response = await get('/catalog', { cookie: 'citySlug=samara' });
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(await response.text()).toContain('page of samara');
    expect(await (await get('/catalog')).text()).toContain('page of null');
  });

  test('is told nothing of the customer but the city', async () => {
    const personal = 'of-one-customer';
    const headers = { cookie: `citySlug=samara; token=${personal}`, authorization: `Bearer ${personal}` };
    await get(`/catalog/search?q=wok&phone=${personal}`, headers);
    expect(inputs[0]?.url.search).toBe('?q=wok');
    expect(JSON.stringify(inputs)).not.toContain(personal);
    for (const request of asked) expect(JSON.stringify([...request.headers])).not.toContain(personal);
  });

  test('is packed as the browser likes it', async () => {
    const response = await get('/samara', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('page of samara');
  });

  test('that the browser has already is not sent again', async () => {
    const etag = (await get('/samara')).headers.get('etag') ?? '';
    const again = await get('/samara', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('of SITE_URL never shows the host it was asked for', async () => {
    const config = readConfig({ SITE_URL: 'https://zhuravl.ru' });
    shop = createShopHandler({ config, template, render, backend, clientDir, report });
    await get('/samara');
    expect(inputs[0]?.url.href).toBe('https://zhuravl.ru/samara');
  });

  test('for search engines to skip says so in a header', async () => {
    result = { robots: 'noindex', isCacheable: false };
    const response = await get('/personal');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('answers HEAD without a body and no other method', async () => {
    const head = await get('/samara', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/samara', {}, 'POST')).status).toBe(405);
  });
});

describe('kept by nobody is', () => {
  test('a missing page', async () => {
    result = { status: 404 };
    const response = await get('/nowhere');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await get('/nowhere');
    expect(inputs).toHaveLength(2);
  });

  test('a page without data, and the renderer is told that there is none', async () => {
    isDown = true;
    result = { status: 503 };
    const response = await get('/samara');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(inputs[0]?.data).toBeNull();
  });

  test('the word to come back, where too many pages are made at once', async () => {
    let letGo: () => void = () => undefined;
    waitFor = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked = Array.from({ length: 100 }, async (_, index) => get(`/samara/page-${index}`));
    const first = await Promise.race(asked);
    expect([first.status, first.headers.get('retry-after'), first.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await first.text()).toContain('Сейчас слишком много запросов');
    letGo();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(4);
    expect(inputs.length).toBe(statuses.filter((status) => status === 200).length);
    expect(report).not.toHaveBeenCalled();
  });

  test('the last-resort page of a failed render, which the log tells of without phones', async () => {
    waitFor = Promise.reject(new Error('of 79270000000'));
    waitFor.catch(() => undefined);
    const response = await get('/samara');
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    const page = await response.text();
    expect(page).toContain('Что-то пошло не так');
    expect(page).toContain('<a href="/#report">Сообщить о проблеме</a>');
    expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).not.toContain('79270000000');
  });
});

describe('a file', () => {
  test('with a hash in its name is kept for ever, packed where a packed twin lies beside it', async () => {
    const plain = await get('/assets/a-1.js');
    expect(await plain.text()).toBe('a()');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const packed = await get('/assets/a-1.js', { 'accept-encoding': 'br, gzip' });
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'packed']);
    expect(
      (await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  test('of a service worker is always asked for anew', async () => {
    const response = await get('/push-sw.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/push-sw.js', { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    '/personal/x.css',
    '/assets/none.js',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/a-1.js.br',
    '/%2e%2e/package.json',
  ])('%s is missing, and no page is shown in its place', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(inputs).toHaveLength(0);
  });
});

describe('the embedded back end', () => {
  test('answers calls of the API and of the demo, packed', async () => {
    const response = await get('/api/v1/catalog', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toEqual(
      answers['/api/v1/catalog'],
    );
    expect(await (await get('/demo/geocoder')).json()).toEqual({ found: [] });
  });

  test('is not there with an API_URL: such an address is a page', async () => {
    const config = readConfig({ API_URL: 'http://127.0.0.1:1' });
    shop = createShopHandler({ config, template, render, clientDir, report });
    await get('/api/v1/catalog');
    expect(asked).toHaveLength(0);
    expect(inputs).toHaveLength(1);
  });
});
