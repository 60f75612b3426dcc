import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from '../server.ts';
import { ask, say } from './say.ts';

let shop: RunningServer;
test.beforeAll(async () => {
  shop = await startServer('src/app/server/start.ts');
});
test.afterAll(() => shop.stop());

const COOKIE = ['Host: shop', 'Cookie: citySlug=samara; token=of-one-customer'];

/** Pages of a customer's own, with an end that a cache on the way takes for a file's. */
const DECEIVING = [
  '/personal/x.css',
  '/samara/personal/x.css',
  '/personal;x.css',
  '/samara/personal;x.css',
  '/personal%2Fx.css',
  '/personal%2fx.css',
  '/samara%2Fpersonal%2Fx.js',
  '/personal%3Bx.css',
  '/personal%3Fx.css',
  '/personal%23x.css',
  '/personal%00x.css',
  '/personal%0Ax.css',
  '/personal/%2e%2e%2fx.css',
  '/personal/x%2Ecss',
  '/personal/x.css/',
  '/personal/x.css%20',
  '/personal/x.css;',
  '/personal//x.css',
  '/assets/..%2fpersonal',
  '/assets/%2e%2e/personal/x.css',
  '/samara/personal/address/x.woff2',
  '/samara/personal/history/x.jpeg',
  '/samara/cart/x.png',
  '/checkout/x.avif',
  '/robots.txt/../personal/x.css',
];

for (const path of DECEIVING)
  test(`no cache keeps a page as a file: ${path}`, async () => {
    const { status, headers } = await ask(shop.url, path, COOKIE);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

/** Whoever believes the address is led to evil.example. */
const LEADING = [
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/samara//evil.example',
  '/samara/..//evil.example',
  '/%09/evil.example',
  '/@evil.example',
  '//evil.example/samara/catalog',
  '/?returnTo=//evil.example',
  '/samara/?returnTo=https://evil.example',
  '/samara/?next=https://evil.example&url=https://evil.example&redirect=//evil.example',
  '/samara/checkout?returnTo=javascript:alert(1)',
  '/samara/complete?order=//evil.example',
  '/admin?returnTo=//evil.example',
  '/demo/payment?order=//evil.example',
];

for (const target of LEADING)
  test(`no address leads away: ${target}`, async () => {
    const { status, headers, rest } = await ask(shop.url, target);
    expect([200, 400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('refresh');
    expect(rest).not.toMatch(
      /(href|src|action|content)="?[^">\s]*(\/\/|\\)evil\.example|http-equiv="?refresh/i,
    );
  });

const POISON = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
const QUERY =
  '__proto__[polluted]=yes&constructor[prototype][polluted]=yes&__proto__.polluted=yes&__proto__=yes';

const post = (path: string, method = 'POST'): string =>
  [
    `${method} ${path}?${QUERY} HTTP/1.1`,
    'Host: shop',
    'Authorization: Bearer __proto__',
    'X-City: __proto__',
    'X-Zone-Id: constructor',
    'Cookie: __proto__=polluted; citySlug=__proto__',
    'Idempotency-Key: __proto__',
    'Content-Type: application/json',
    `Content-Length: ${POISON.length}`,
    'Connection: close',
    '',
    POISON,
  ].join('\r\n');

test('nothing that is sent becomes a field of all objects', async () => {
  const before = await ask(shop.url, '/samara/catalog');
  for (const path of [
    'promo',
    'order',
    'user',
    'address/',
    'like',
    'reservation',
    'vacancy',
    'notification/device',
  ])
    expect((await say(shop.url, post(`/api/v1/${path}`))).status, path).toBeGreaterThanOrEqual(400);
  for (const path of ['user/__proto__', 'address/__proto__', 'like/__proto__/constructor'])
    for (const method of ['PATCH', 'DELETE'])
      expect((await say(shop.url, post(`/api/v1/${path}`, method))).status, path).toBeGreaterThanOrEqual(400);
  for (const cookie of ['citySlug=__proto__', 'citySlug=constructor', '__proto__=samara'])
    expect((await ask(shop.url, `/catalog?${QUERY}`, ['Host: shop', `Cookie: ${cookie}`])).status).toBe(200);
  const after = await ask(shop.url, '/samara/catalog');
  expect(after.headers['etag']).toBe(before.headers['etag']);
  for (const path of ['/api/v1/setting', '/api/v1/catalog', '/samara/', '/api/v1/user/__proto__'])
    expect((await ask(shop.url, path)).rest, path).not.toContain('polluted');
});

for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
  test(`what every object has is no row of a table: ${name}`, async () => {
    for (const path of [
      `/api/v1/map/zones/delivery/${name}`,
      `/api/v1/page/${name}`,
      `/api/v1/cladr/city/${name}`,
      `/demo/i/${name}`,
      `/demo/i/scene/${name}`,
      `/sitemap-${name}.xml`,
      `/${name}`,
      `/samara/catalog/${name}`,
      `/samara/catalog/${name}/${name}`,
    ])
      expect((await ask(shop.url, path)).status, path).toBe(404);
  });
