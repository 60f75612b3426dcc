import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The examples stand in `tests/types/readmes`, where the compiler looks at them. */
const exampleOf = (folder: string): string => {
  const path = join('tests/types/readmes', basename(folder));
  const text = read(existsSync(join(ROOT, `${path}.tsx`)) ? `${path}.tsx` : `${path}.ts`);
  return text.replaceAll("'../../../", "'").replaceAll("'../../", "'tests/");
};

test.each(['src/kernel', 'src/slices', 'src/ports', 'src/ui', 'contracts', 'mocks', 'tests', 'stories'])(
  '%s says what it is, how it is used and what it must not know, within a page',
  (folder) => {
    const text = read(`${folder}/README.md`);
    const [, example = ''] = /```tsx?\n([\s\S]*?)```/.exec(text) ?? [];
    expect(example).toBe(exampleOf(folder));
    expect(text).toMatch(/^It must not know: /m);
    const words = text.replace(example, '').split('\n').length;
    expect(words).toBeGreaterThanOrEqual(10);
    expect(words).toBeLessThanOrEqual(30);
  },
);

test('the number of properties is the number that there are', () => {
  const files = filesIn('tests/properties', /\.test\.ts$/);
  const ids = files.flatMap(({ text }) =>
    [...text.matchAll(/\bproperty\(\s*\{\s*id: (\d+),/g)].map(([, id]) => Number(id)),
  );
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ids.length }, (_, at) => at + 1));
  expect(read('README.md')).toContain(`the ${ids.length} properties of the shop alone`);
  expect(read('tests/properties/property.ts')).toContain(`(${ids.length} of them,`);
});
