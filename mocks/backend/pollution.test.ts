import { expect, test } from 'vitest';
import { operations } from '../../contracts/operations.ts';
import { createBench, requestOf } from './bench.ts';

/** As text: only read from text does `__proto__` become a key. */
const POISON =
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"userId":"__proto__","phone":"__proto__","items":[{"__proto__":{"polluted":"yes"}}]}';
const QUERY = '__proto__[polluted]=yes&constructor[prototype][polluted]=yes&__proto__.polluted=yes';
const NAMES = ['__proto__', 'constructor', 'prototype'];

test.each(operations.map(({ name }) => name))(
  'nothing that %s is sent becomes a field of all objects',
  async (name) => {
    const { backend, login } = createBench();
    const { token } = await login();
    for (const param of NAMES) {
      const params = new Proxy({}, { get: () => param }) as Readonly<Record<string, string>>;
      const plain = requestOf(name, { params, token });
      const hasBody = !['GET', 'HEAD'].includes(plain.method);
      const request = new Request(`${plain.url}?${QUERY}`, {
        method: plain.method,
        headers: { ...Object.fromEntries(plain.headers), 'idempotency-key': param, 'x-city': param },
        ...(hasBody && { body: POISON }),
      });
      expect((await backend.fetch(request)).status).toBeLessThan(600);
    }
    expect(({} as { readonly polluted?: string }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.keys(Object)).toEqual([]);
  },
);
