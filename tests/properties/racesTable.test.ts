import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { AppEffect } from '../../src/slices/effect.ts';
import { appEffects } from '../../src/slices/effects.ts';

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));
const page = readFileSync(`${DOCS}/races.md`, 'utf8');

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
const rowOf = (effect: AppEffect): string =>
  [
    effect.name,
    listed(effect.on),
    effect.policy,
    listed(keyFields(effect)),
    effect.belongsTo,
    listed(effect.until ?? []),
  ].join(' | ');

const rows = [...page.matchAll(/^\| ([a-z]+\/.*) \| \[.*\]\((.*)\) \|$/gm)].map(
  ([, row = '', link = '']) => ({
    row,
    link,
  }),
);

test('docs/races.md tells of every effect when it begins, its policy, its key, whose it is and what ends it', () => {
  expect(rows.map(({ row }) => row).toSorted()).toEqual(appEffects.map(rowOf).toSorted());
});

test('docs/races.md names a test in virtual time for every effect', () => {
  const isVirtual = (link: string): boolean =>
    /\bonStage\(|\buseFakeTimers\(/.test(readFileSync(`${DOCS}/${link}`, 'utf8'));
  expect(rows.filter(({ link }) => !isVirtual(link)).map(({ row }) => row)).toEqual([]);
});
