import { expect, test } from 'vitest';
import { contractVersion, read } from './files.ts';
import type { JsonObject } from './json.ts';
import { refusal } from './release.ts';

const documentOf = (version: string, paths: JsonObject): JsonObject => ({ info: { version }, paths });
const before = documentOf('1.2.0', { '/like': { post: { responses: {} } } });
const without = (version: string) => documentOf(version, {});

test('a breaking change is refused with what breaks and what to do', () => {
  const reason = refusal(before, without('1.2.0'), '## 1.2.0\n');
  expect(reason).toContain('- POST /like is gone');
  expect(reason).toContain('contracts/CHANGELOG.md');
});

test.each([
  ['a minor version', '1.3.0', '## 1.3.0\n'],
  ['a major version without an entry', '2.0.0', '## 1.2.0\n'],
  ['a major version that is only mentioned', '2.0.0', 'See 2.0.0\n'],
])('%s is not enough', (_what, version, changelog) => {
  expect(refusal(before, without(version), changelog)).not.toBeNull();
});

test('a major version with its entry lets the change through', () => {
  expect(refusal(before, without('2.0.0'), '# Changes\n\n## 2.0.0\n\nLikes are gone.\n')).toBeNull();
});

test('what breaks nobody needs no entry, and the first document breaks nothing', () => {
  expect(refusal(without('1.2.0'), before, '')).toBeNull();
  expect(refusal({}, before, '')).toBeNull();
});

test('the version that is packed has an entry', () => {
  expect(read('changelog')).toContain(`## ${contractVersion()}\n`);
});
