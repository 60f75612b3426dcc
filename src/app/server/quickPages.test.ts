import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Backend } from './api.ts';
import { readConfig } from './config.ts';
import { createShopHandler, type ShopHandler } from './handler.ts';
import { createHttpServer } from './httpServer.ts';
import { listen, portOf } from './listen.ts';
import type { Render } from './page.ts';

const answers: Record<string, unknown> = {
  '/api/v1/city/': [
    { id: 'a', slug: 'samara' },
    { id: 'b', slug: 'moskva' },
  ],
  '/api/v1/setting': { SAMARA_ID: 'a' },
  '/api/v1/catalog': {},
};
let version: number;
let server: Server;
let shop: ShopHandler;
/** Whether each request was answered the quick way. */
let wasQuick: boolean[];

const backend: Backend = {
  fetch: ({ url }) => {
    const { pathname } = new URL(url);
    return Response.json(pathname.endsWith('/version') ? version : answers[pathname]);
  },
};
const render: Render = async ({ citySlug, url }) => ({
  status: url.pathname.endsWith('/nothing') ? 404 : 200,
  head: '',
  app: new TextEncoder().encode(`page of ${citySlug}, version ${version}`),
  state: '{}',
  robots: 'noindex',
  isCacheable: true,
});

beforeEach(async () => {
  version = 1;
  wasQuick = [];
  shop = createShopHandler({
    config: readConfig({}),
    template:
      '<head><!--head--></head><!--question--><!--app--><i><!--config--></i><i><!--state--></i><!--data-->',
    render,
    backend,
    clientDir: null,
  });
  const quick: ShopHandler['quick'] = (request, response) => {
    const isQuick = shop.quick(request, response);
    wasQuick.push(isQuick);
    return isQuick;
  };
  server = createHttpServer({ fetch: shop.fetch, quick }, null);
  await listen(server, 0);
});
afterEach(() => {
  shop.close();
  server.closeAllConnections();
  server.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port: portOf(server), path, headers, method }, (answer) => {
      const { date: _, ...told } = answer.headers;
      void buffer(answer).then((body) =>
        resolve({ status: answer.statusCode, headers: told, body: body.toString('base64') }),
      );
    }).once('error', reject);
  });

/** The same page by the long way: asked so, nothing is quick. */
const askLong = async (path: string, headers: Record<string, string>): Promise<Answer> => {
  const quick = shop.quick;
  Object.assign(shop, { quick: () => false });
  const answer = await ask(path, headers);
  Object.assign(shop, { quick });
  return answer;
};

test.each([
  ['brotli', '/samara/catalog', { 'accept-encoding': 'br' }],
  ['gzip', '/samara/catalog', { 'accept-encoding': 'gzip' }],
  ['another spelling of the address', '/samara//catalog/?utm_source=x', { 'accept-encoding': 'br' }],
  ['a search', '/samara/catalog/search?q=wok', { 'accept-encoding': 'br' }],
  ['the city of a cookie', '/catalog', { 'accept-encoding': 'br', cookie: 'a=1; citySlug=moskva' }],
])('a kept page is answered at once, with the same headers and bytes: %s', async (_name, path, headers) => {
  await ask(path, headers);
  const quick = await ask(path, headers);
  expect(wasQuick).toEqual([false, true]);
  expect(quick).toEqual(await askLong(path, headers));
  expect([quick.status, quick.headers['content-length']]).toEqual([200, expect.any(String)]);
  expect(quick.headers['x-robots-tag']).toBe('noindex');
});

test('who has the page already is told so, and no more', async () => {
  const { headers } = await ask('/samara', { 'accept-encoding': 'br' });
  const known = { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' };
  const quick = await ask('/samara', known);
  expect(wasQuick).toEqual([false, true]);
  expect([quick.status, quick.body]).toEqual([304, '']);
  expect(quick).toEqual(await askLong('/samara', known));
});

test('one city’s page is never another’s, whatever the cookie says', async () => {
  const br = { 'accept-encoding': 'br' };
  const bodies = async (path: string, cookie: string): Promise<string> =>
    (await ask(path, { ...br, cookie })).body;
  for (const _ of [1, 2]) {
    const [byCookie, byPath] = [
      await bodies('/catalog', 'citySlug=moskva'),
      await bodies('/samara/catalog', 'citySlug=moskva'),
    ];
    expect(await bodies('/catalog', 'citySlug=samara')).toBe(byPath);
    expect(byCookie).not.toBe(byPath);
  }
  expect(wasQuick).toEqual([false, false, false, true, true, true]);
});

test.each([
  ['a page that is not there', '/samara/nothing', {}, 'GET'],
  ['a call of another method', '/samara', {}, 'HEAD'],
  ['who takes nothing packed', '/samara', { 'accept-encoding': 'identity' }, 'GET'],
])('the long way goes %s', async (_name, path, headers, method) => {
  await ask('/samara', { 'accept-encoding': 'br' });
  await ask(path, headers, method);
  await ask(path, headers, method);
  expect(wasQuick).toEqual([false, false, false]);
});

test('a page of an older version is not answered', async () => {
  const br = { 'accept-encoding': 'br' };
  const old = await ask('/samara', br);
  version = 2;
  await shop.data.poll();
  const young = await ask('/samara', br);
  expect(wasQuick).toEqual([false, false]);
  expect(young.body).not.toBe(old.body);
  expect(await ask('/samara', br)).toEqual(young);
});
