import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, pack } from './compression.ts';

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

test('packed pages unpack to the same bytes', async () => {
  const bytes = new TextEncoder().encode('Журавль '.repeat(500));
  expect(new Uint8Array(brotliDecompressSync(await pack(bytes, 'br')))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await pack(bytes, 'gzip')))).toEqual(bytes);
});
