import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from './identity.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto: real } = globalThis;
afterEach(() => void vi.unstubAllGlobals());

const fill = (byte: number) => (bytes: Uint8Array) => bytes.fill(byte);

describe.each([
  ['with a secure context', {}],
  ['without one', { randomUUID: undefined }],
])('%s', (_where, missing) => {
  test('an id is a UUID of version 4 and never the same twice', () => {
    vi.stubGlobal('crypto', {
      randomUUID: () => real.randomUUID(),
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
      ...missing,
    });
    const ids = Array.from({ length: 200 }, newId);
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('without a secure context, bytes of %i make %s', (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: fill(byte) });
  expect(newId()).toBe(id);
});
