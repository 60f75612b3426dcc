import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceStamp } from './sourceStamp.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'src/app'), { recursive: true });
  writeFileSync(join(root, 'src/app/client.tsx'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the stamp follows content and names, and nothing else', () => {
  const first = sourceStamp(root);
  writeFileSync(join(root, 'src/app/client.tsx'), 'one');
  expect(sourceStamp(root)).toBe(first);
  writeFileSync(join(root, 'src/app/client.tsx'), 'two');
  const second = sourceStamp(root);
  expect(second).not.toBe(first);
  writeFileSync(join(root, 'package-lock.json'), '{}');
  expect(sourceStamp(root)).not.toBe(second);
});

test('tests, stories and other folders leave the stamp alone', () => {
  const first = sourceStamp(root);
  mkdirSync(join(root, 'mocks'));
  for (const path of ['src/app/client.test.tsx', 'src/app/Button.stories.tsx', 'mocks/menu.ts']) {
    writeFileSync(join(root, path), 'x');
  }
  expect(sourceStamp(root)).toBe(first);
});
