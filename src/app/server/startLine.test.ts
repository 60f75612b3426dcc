import { afterEach, expect, test } from 'vitest';
import { createBackend } from '../../../mocks/backend/backend.ts';
import { readConfig } from './config.ts';
import { type EmbeddedBackend, loadEmbeddedBackend } from './embedded.ts';
import { startLine } from './startLine.ts';

const URL_HERE = 'http://localhost:3000';
let backend: EmbeddedBackend | null = null;
afterEach(() => backend?.close());

test('with the demo inside it says so, and names what a person needs to try it', async () => {
  backend = await loadEmbeddedBackend(readConfig({}));
  const [first, ...others] = startLine('«Журавль» is open', URL_HERE, backend).split('\n');
  expect(first).toBe(`«Журавль» is open at ${URL_HERE}, with the demo back end inside`);
  const text = others.join('\n');
  expect(text).toContain('+7 (927) 000-00-01');
  expect(text).toContain('ЖУРАВЛЬ10, ЛАПША, ПОДАРОК');
  expect(text).toContain(`${URL_HERE}/demo/app`);
  expect(text).toContain('npm run storybook');
});

test('what it names is there', async () => {
  backend = await loadEmbeddedBackend(readConfig({}));
  const demo = createBackend();
  const ask = (path: string, token = '') =>
    demo.fetch(new Request(URL_HERE + path, { headers: { authorization: `Bearer ${token}` } }));
  const customer = (await (await ask('/api/v1/user/%2B79270000001')).json()) as { readonly token: string };
  expect(customer).toMatchObject({ name: 'Анна' });
  for (const code of ['ЖУРАВЛЬ10', 'ЛАПША', 'ПОДАРОК'])
    expect((await ask(`/api/v1/promo/${encodeURIComponent(code)}`, customer.token)).status, code).toBe(200);
  expect((await ask('/demo/app')).status).toBe(200);
  demo.stop();
});

test('with another back end it is the address alone', () => {
  expect(startLine('«Журавль» is open', URL_HERE, null)).toBe(`«Журавль» is open at ${URL_HERE}`);
});
