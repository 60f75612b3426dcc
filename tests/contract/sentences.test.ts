import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { alternatives } from './allowed/all.ts';
import type { Sentence } from './changes/change.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8').replaceAll(/\s+/g, ' ');

const DOCUMENTS: Readonly<Record<Exclude<Sentence['document'], 'issue'>, string>> = {
  specification: read('docs/specification.md'),
  assumptions: read('docs/assumptions.md'),
  PROVIDER: read('contracts/PROVIDER.md'),
  api: read('docs/api.md'),
};

const sentences = [
  ...new Map(alternatives.map(({ allowedBy }) => [JSON.stringify(allowedBy), allowedBy])).values(),
];

describe('what allows an alternative stands in a document', () => {
  test.each(sentences)('$document, $place: $text', ({ document, text }) => {
    if (document === 'issue') return;
    expect(DOCUMENTS[document]).toContain(text);
  });
});
