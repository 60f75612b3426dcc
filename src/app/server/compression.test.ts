import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, packBody } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0, br; q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
])('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a packed body unpacks to the same bytes, however it is asked for', async () => {
  const bytes = new TextEncoder().encode('Журавль '.repeat(500));
  const body = packBody(bytes);
  expect(await body.read('identity')).toEqual(bytes);
  expect(new Uint8Array(brotliDecompressSync(await body.read('br')))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await body.read('gzip')))).toEqual(bytes);
  expect(await body.read('gzip')).toBe(await body.read('gzip'));
});

test('equal bodies have one name, others have others', () => {
  const nameOf = (text: string) => packBody(new TextEncoder().encode(text)).etag;
  expect(nameOf('Журавль')).toBe(nameOf('Журавль'));
  expect(nameOf('Журавль')).not.toBe(nameOf('Журавли'));
});

test('a page takes no more memory than its body says', async () => {
  for (const text of [
    '<p>Журавль</p>',
    Array.from({ length: 2_000 }, (_, n) => `<li>Блюдо ${n * 7_919}</li>`).join(''),
  ]) {
    const body = packBody(new TextEncoder().encode(text));
    const kept = await Promise.all((['br', 'gzip'] as const).map(body.read));
    const sum = kept.reduce((bytes, part) => bytes + part.buffer.byteLength, 0);
    expect(sum).toBeLessThanOrEqual(body.bytes);
  }
});
