import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edit } from './bug.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the build reads, and what is run. */
const COPIED = [
  'src',
  'contracts',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  ...['', '.base', '.browser', '.server', '.tests'].map((name) => `tsconfig${name}.json`),
];
/** What the shop takes as it is. */
const LINKED = ['node_modules', 'mocks', 'stories', 'tests', '.storybook'];

/** The text with each edit in it, or with each taken out again. Throws where one does not stand there once. */
const edited = (text: string, { file, find, replace }: Edit): string => {
  if (text.split(find).length !== 2) throw new Error(`${file} does not have once: ${find}`);
  return text.replace(find, () => replace);
};

/** A copy of the shop, so that the checkout is never touched. */
export class Tree {
  readonly root = mkdtempSync(join(tmpdir(), 'explored-'));

  constructor() {
    for (const path of COPIED) cpSync(join(ROOT, path), join(this.root, path), { recursive: true });
    for (const path of LINKED)
      if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(this.root, path));
  }

  /** As the checkout is, but for these edits; built. */
  build(edits: readonly Edit[]): void {
    for (const { file } of edits) cpSync(join(ROOT, file), join(this.root, file));
    for (const edit of edits) {
      const path = join(this.root, edit.file);
      writeFileSync(path, edited(readFileSync(path, 'utf8'), edit));
    }
    execFileSync(process.execPath, ['src/app/build/build.ts'], { cwd: this.root, stdio: 'pipe' });
  }

  /** The edits are gone again. */
  mend(edits: readonly Edit[]): void {
    for (const { file } of edits) cpSync(join(ROOT, file), join(this.root, file));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
