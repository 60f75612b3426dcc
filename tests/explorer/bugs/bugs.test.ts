import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAST_SENTENCES, SENTENCES } from '../sentences.ts';
import { BUGS } from './all.ts';
import { ROOT } from './tree.ts';

const SAID: readonly string[] = [...SENTENCES.map(({ says }) => says), ...Object.values(LAST_SENTENCES)];

test('thirty bugs of the history, each told in its own words', () => {
  expect(BUGS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(BUGS.map(({ suffers }) => suffers)).size).toBe(BUGS.length);
});

describe.each(BUGS)('$suffers', ({ mendedBy, edits, hiddenBy = [], breaks }) => {
  test('was mended by commits, and ought to break a sentence', () => {
    expect(mendedBy.length).toBeGreaterThan(0);
    for (const commit of mendedBy) expect(commit).toMatch(/^[0-9a-f]{8,40}$/);
    expect(SAID).toEqual(expect.arrayContaining([...breaks]));
  });

  test('can be put back into the code of today', () => {
    for (const { file, find, replace } of [...edits, ...hiddenBy]) {
      const parts = readFileSync(join(ROOT, file), 'utf8').split(find);
      expect([file, find, parts.length]).toEqual([file, find, 2]);
      expect(replace).not.toBe(find);
    }
  });
});
