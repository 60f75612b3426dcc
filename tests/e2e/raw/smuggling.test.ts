import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from '../server.ts';
import { ask, say } from './say.ts';

let shop: RunningServer;
test.beforeAll(async () => {
  shop = await startServer('src/app/server/start.ts');
});
test.afterAll(() => shop.stop());

/** The request that would be smuggled past a proxy which reads the first one otherwise. */
const SECOND = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n';
const post = (...lines: readonly string[]): string =>
  ['POST /api/v1/promo HTTP/1.1', 'Host: shop', ...lines, '', ''].join('\r\n');

/** What two servers in a row could read in two ways. */
const TWO_WAYS: Readonly<Record<string, string>> = {
  'a length and chunks': post('Content-Length: 6', 'Transfer-Encoding: chunked') + `0\r\n\r\n${SECOND}`,
  'chunks and a length': post('Transfer-Encoding: chunked', 'Content-Length: 6') + `0\r\n\r\n${SECOND}`,
  'two lengths': post('Content-Length: 0', `Content-Length: ${SECOND.length}`) + SECOND,
  'the same length twice': post('Content-Length: 0', 'Content-Length: 0') + SECOND,
  'two lengths in one': post(`Content-Length: 0, ${SECOND.length}`) + SECOND,
  'a length with a sign': post('Content-Length: +0') + SECOND,
  'a length below nothing': post('Content-Length: -1') + SECOND,
  'a length in hexadecimal': post('Content-Length: 0x0') + SECOND,
  'no length where there should be one': post('Content-Length:') + SECOND,
  'a length beyond all numbers': post('Content-Length: 99999999999999999999999') + SECOND,
  'a header folded over two lines': post('X-Note: a', ' b', 'Content-Length: 0') + SECOND,
  'a length folded over two lines': post('Content-Length:', ' 0') + SECOND,
  'chunks folded over two lines': post('Transfer-Encoding:', ' chunked') + `0\r\n\r\n${SECOND}`,
  'a name with a space after it': post('Transfer-Encoding : chunked') + `0\r\n\r\n${SECOND}`,
  'a name with a space in it': post('Transfer Encoding: chunked') + `0\r\n\r\n${SECOND}`,
  'a line that begins with a space': post(' Transfer-Encoding: chunked') + `0\r\n\r\n${SECOND}`,
  'an encoding that is none': post('Transfer-Encoding: xchunked') + `0\r\n\r\n${SECOND}`,
  'an encoding after chunks': post('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${SECOND}`,
  'chunks twice': post('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked') + `0\r\n\r\n${SECOND}`,
  'chunks among others': post('Transfer-Encoding: identity, chunked, x') + `0\r\n\r\n${SECOND}`,
  'a nothing in a header': post('X-Note: a\0b', 'Content-Length: 0') + SECOND,
  'a lone carriage return': post('X-Note: a\rContent-Length: 5', 'Content-Length: 0') + SECOND,
  'a chunk of a size that is none': post('Transfer-Encoding: chunked') + `0x0\r\n\r\n${SECOND}`,
  'a chunk of a size beyond all numbers': `${post('Transfer-Encoding: chunked')}fffffffffffffffff\r\n\r\n${SECOND}`,
  'a chunk longer than its size': `${post('Transfer-Encoding: chunked')}1\r\nab\r\n0\r\n\r\n${SECOND}`,
  'a second version of HTTP': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'no version of HTTP': 'GET /healthz\r\n\r\n',
  'a version that is none': `GET /healthz HTTP/1.1x\r\nHost: shop\r\n\r\n${SECOND}`,
};

for (const [name, text] of Object.entries(TWO_WAYS))
  test(`what can be read in two ways is refused, and what follows is not answered: ${name}`, async () => {
    const heard = await say(shop.url, text);
    expect([heard.status, heard.answers]).toEqual([400, 1]);
    expect(heard.rest).not.toContain('"ok"');
  });

test('lines that end without a carriage return carry no second request', async () => {
  const heard = await say(shop.url, `GET /healthz HTTP/1.1\nHost: shop\nConnection: close\n\n${SECOND}`);
  expect(heard.answers).toBe(1);
});

test('headers of more than 16 kB are refused', async () => {
  expect((await ask(shop.url, '/samara/', ['Host: shop', `X-Note: ${'a'.repeat(20_000)}`])).status).toBe(431);
});

test('a body that a page does not want is no request', async () => {
  const text = `GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`;
  expect((await say(shop.url, text)).answers).toBe(1);
});

test('after all of that the shop answers as before', async () => {
  expect((await ask(shop.url, '/samara/catalog')).status).toBe(200);
});
