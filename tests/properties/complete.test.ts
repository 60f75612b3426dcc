import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const TOTAL = 79;

const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts')
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
const told = texts.flatMap((text) =>
  [...text.matchAll(/\bproperty\(\s*\{\s*id: (\d+),/g)].map(([, id]) => Number(id)),
);

test('each of the 79 properties stands in exactly one place', () => {
  expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: TOTAL }, (_, index) => index + 1));
});
