import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto: real } = globalThis;
afterEach(() => void vi.unstubAllGlobals());

/** What a page that is opened anew calls its events. */
const openPage = async () => {
  vi.resetModules();
  return (await import('./identity.ts')).newId;
};
const fill = (byte: number) => (bytes: Uint8Array) => bytes.fill(byte);

describe.each([
  ['with a secure context', {}],
  ['without one', { randomUUID: undefined }],
])('%s', (_where, missing) => {
  beforeEach(() => {
    vi.stubGlobal('crypto', {
      randomUUID: () => real.randomUUID(),
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
      ...missing,
    });
  });

  test('an id is a UUID of version 4 and never the same twice, in one page and in many', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, openPage));
    const ids = pages.flatMap((newId) => Array.from({ length: 200 }, newId));
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a page draws once, however many ids it needs', async () => {
  const randomUUID = vi.fn(() => real.randomUUID());
  vi.stubGlobal('crypto', { randomUUID });
  const newId = await openPage();
  for (let n = 0; n < 300; n += 1) newId();
  expect(randomUUID).toHaveBeenCalledTimes(1);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000001'],
  [0xff, 'ffffffff-ffff-4fff-bfff-000000000001'],
])('without a secure context, bytes of %i begin %s', async (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: fill(byte) });
  expect((await openPage())()).toBe(id);
});
