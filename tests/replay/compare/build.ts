import { fork, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogAnswer } from '../../../src/slices/catalog/events.ts';
import type { Answer, Question } from './child.ts';
import type { Folded, Known, Seen } from './folding.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = 'tests/replay/compare';
/** The day, and what a selector says of it, is the same in every run. */
const TIME_ZONE = 'Europe/Samara';

const git = (...words: readonly string[]) =>
  spawnSync('git', words, { cwd: ROOT, maxBuffer: 1 << 30, encoding: 'buffer' });

/** The commit that a ref names; null for none. */
export function commitOf(ref: string): string | null {
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  return status === 0 ? stdout.toString().trim() : null;
}

/** The tree of a commit, with the packages of this one, in the cache. What folds it is the present one's. */
export function treeOf(commit: string): string {
  const folder = join(ROOT, '.cache/replay', commit);
  if (!existsSync(folder)) {
    const making = `${folder}.new`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    const { stdout } = git('archive', commit, 'package.json', 'src', 'contracts', 'mocks', 'tests');
    const { status } = spawnSync('tar', ['-x', '-C', making], { input: stdout });
    if (status !== 0) throw new Error(`${commit} cannot be unpacked`);
    symlinkSync(join(ROOT, 'node_modules'), join(making, 'node_modules'));
    renameSync(making, folder);
  }
  cpSync(join(ROOT, OWN), join(folder, OWN), { recursive: true });
  return folder;
}

/** A build that folds journals in a process of its own. */
export interface Build {
  readonly known: Known;
  readonly compareBy: (common: Known) => Promise<void>;
  readonly fold: (text: string) => Promise<Folded>;
  readonly look: (text: string, at: number) => Promise<Seen | null>;
  readonly end: () => void;
}

/** Starts the build of a tree. One question at a time. */
export async function startBuild(tree: string, catalog: CatalogAnswer): Promise<Build> {
  const child = fork(join(tree, OWN, 'child.ts'), {
    cwd: tree,
    execArgv: [],
    env: { TZ: TIME_ZONE, LANG: 'en_US.UTF-8', NODE_NO_WARNINGS: '1' },
    serialization: 'advanced',
  });
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The build in ${tree} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (answer) => {
        child.off('exit', ended);
        resolve(answer as Answer);
      });
      child.send(question);
    });
  const known = (await ask({ catalog })) as Known;
  return {
    known,
    compareBy: async (common) => void (await ask({ common })),
    fold: async (text) => (await ask({ fold: text })) as Folded,
    look: async (text, at) => (await ask({ look: text, at })) as Seen | null,
    end: () => void child.kill(),
  };
}
