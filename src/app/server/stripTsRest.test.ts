import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutInlinedZod } from './stripTsRest.ts';

const installed = readFileSync(
  fileURLToPath(new URL('../../../node_modules/@ts-rest/core/index.esm.mjs', import.meta.url)),
  'utf8',
);

test('the installed bundle loses most of its size and still makes clients', async () => {
  const stripped = withoutInlinedZod(installed) ?? '';
  expect(stripped.length).toBeLessThan(installed.length / 3);
  const url = `data:text/javascript,${encodeURIComponent(stripped)}`;
  const core: unknown = await import(/* @vite-ignore */ url);
  expect(core).toHaveProperty('initClient');
  expect(core).toHaveProperty('initContract');
});

test('a bundle of another layout is not touched', () => {
  expect(withoutInlinedZod('export const initClient = () => {};')).toBeNull();
  expect(withoutInlinedZod(installed.replace('var util;', ''))).toBeNull();
});
