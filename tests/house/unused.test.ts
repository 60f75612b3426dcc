import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface Report {
  readonly issues: readonly Readonly<
    Record<'files' | 'exports' | 'types' | 'dependencies', readonly { readonly name: string }[]>
  >[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "dependencies": { "left-behind": "1.0.0" } }',
  'src/app/boot/early/early.ts': "import { used } from '../../../ui/used.ts'; used();",
  'src/ui/used.ts':
    'export const used = () => inside; export const inside = 1; export interface Named { a: 1 }',
  'src/ui/lonely.ts': 'export const lonely = 1;',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unused-'));
  copyFileSync(join(ROOT, 'knip.json'), join(folder, 'knip.json'));
  for (const [path, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('knip tells of the file, the exports and the package that nobody uses', () => {
  const knip = [join(ROOT, 'node_modules/knip/bin/knip.js'), '--reporter=json', '--no-config-hints'];
  const { stdout } = spawnSync(process.execPath, knip, { cwd: folder, encoding: 'utf8' });
  const { issues } = JSON.parse(stdout) as Report;
  const told = issues.flatMap(({ files, exports, types, dependencies }) =>
    [...files, ...exports, ...types, ...dependencies].map(({ name }) => name),
  );
  expect(told.toSorted()).toEqual(['Named', 'inside', 'left-behind', 'src/ui/lonely.ts']);
});
