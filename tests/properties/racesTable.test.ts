import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { AppEffect } from '../../src/slices/effect.ts';
import { appEffects } from '../../src/slices/effects.ts';

const PAGE = fileURLToPath(new URL('../../docs/races.md', import.meta.url));
const page = readFileSync(PAGE, 'utf8');

/** The fields of the payload that make the key. */
const keyFields = (effect: AppEffect): readonly string[] => {
  const read: string[] = [];
  const payload = new Proxy(
    {},
    {
      get(_target, field) {
        read.push(String(field));
        return '';
      },
    },
  );
  effect.key?.({ payload } as never);
  return read;
};
const listed = (names: readonly string[]): string => names.join(', ') || '–';
const rowOf = (effect: AppEffect): string => {
  const { name, on, policy, belongsTo, until = [] } = effect;
  const cells = [name, listed(on), policy, listed(keyFields(effect)), belongsTo, listed(until)];
  return `| ${cells.join(' | ')} |\n`;
};

const HEAD = '| effect | begins on | policy | key | belongs to | until |\n|---|---|---|---|---|---|\n';
const [words = ''] = page.split(/^\| effect \|/m);

test('docs/races.md tells of every effect; written anew by npm run docs:races', async () => {
  const rows = appEffects.map(rowOf).toSorted().join('');
  await expect(`${words}${HEAD}${rows}`).toMatchFileSnapshot(PAGE);
});
