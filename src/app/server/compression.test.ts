import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, packBody, type PackedBody } from './compression.ts';

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

test('those who read a body unpacked at one time read the same bytes, and hold them once', async () => {
  const body = packBody(new TextEncoder().encode('Журавль '.repeat(500)));
  const [first, second] = await Promise.all([body.read('identity'), body.read('identity')]);
  expect(second).toBe(first);
  expect(await body.read('identity')).toBe(first);
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

const menuOf = (dishes: number): Uint8Array =>
  new TextEncoder().encode(
    Array.from({ length: dishes }, (_, n) => `<li>Блюдо ${n * 7_919} за ${(n * 631) % 977} ₽</li>`).join(''),
  );

/** The window that the first bits of a packed text name, 2 to the power of it (RFC 7932, section 9.1). */
const windowOf = ([first = 0]: Uint8Array): number => {
  const short = (first >> 1) & 0b111;
  if (first % 2 === 0) return 16;
  return short === 0 ? 17 : 17 + short;
};

test.each([
  [1_000, 16],
  [2_000, 17],
  [6_000, 18],
])(
  'a menu of %i dishes is packed in the least window that sees all of it, to a hundredth more bytes at most',
  async (dishes, window) => {
    const bytes = menuOf(dishes);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    const inLargest = brotliCompressSync(bytes, { params });
    const packed = await packBody(bytes).read('br');
    expect([windowOf(inLargest), windowOf(packed)]).toEqual([22, window]);
    expect(bytes.byteLength).toBeLessThan(2 ** window);
    expect(packed.byteLength).toBeLessThan(1.01 * inLargest.byteLength);
  },
);

/** Another thread packs, and on a busy machine it waits for its turn, in ms. */
const PATIENCE = { timeout: 60_000 };

const askOften = async (body: PackedBody): Promise<void> => {
  for (let asks = 0; asks < 100; asks += 1) await body.read('br');
};

test(
  'what a hundred have asked for is packed better for all who come after, and is still the same under the same name',
  PATIENCE,
  async () => {
    const bytes = menuOf(2_000);
    const body = packBody(bytes);
    const [first, name] = [await body.read('br'), body.etag];
    await askOften(body);
    await expect.poll(() => body.ready('br')?.byteLength, PATIENCE).toBeLessThan(first.byteLength);
    const better = await body.read('br');
    expect(new Uint8Array(brotliDecompressSync(better))).toEqual(bytes);
    expect(new Uint8Array(gunzipSync(await body.read('gzip')))).toEqual(bytes);
    expect(body.etag).toBe(name);
    expect(body.ready('br')).toBe(better);
  },
);

test('what ninety-nine have asked for is left as it is', PATIENCE, async () => {
  const [rare, popular] = [packBody(menuOf(2_000)), packBody(menuOf(2_000))];
  const first = rare.ready('br');
  for (let asks = 1; asks < 99; asks += 1) rare.ready('br');
  await askOften(popular);
  await expect.poll(() => popular.ready('br')?.byteLength, PATIENCE).toBeLessThan(first?.byteLength ?? 0);
  // What is packed is packed in turn: the popular one would have come second.
  expect(rare.ready('br')).toBe(first);
});

test('a text that cannot be packed better stays as it is', PATIENCE, async () => {
  const body = packBody(new TextEncoder().encode('Журавль'));
  const first = body.ready('br');
  await askOften(body);
  const other = packBody(menuOf(2_000));
  const before = other.ready('br');
  await askOften(other);
  await expect.poll(() => other.ready('br'), PATIENCE).not.toBe(before);
  expect(body.ready('br')).toBe(first);
});
