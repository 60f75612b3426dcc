import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween, keptAs, type Change, type Kept } from './changes.ts';
import { changedLines } from './lines.ts';
import type { News, NewsItem } from './news.ts';

const BASELINES = 'tests/visual/baselines';
/** Every picture of the workbench together, with room to grow. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface NewsOptions {
  /** A folder with a git repository. */
  readonly root: string;
  /** Anything that names a commit. */
  readonly since: string;
  /** Where `news.json` and the pictures are put. */
  readonly folder: string;
}

const git = (root: string, words: readonly string[], input?: string): Buffer =>
  execFileSync('git', words, { cwd: root, maxBuffer: MOST_BYTES, ...(input === undefined ? {} : { input }) });

const lines = (output: Buffer): readonly string[] => output.toString().split('\0').filter(Boolean);

const present = (kept: Kept | null): kept is Kept => kept !== null;

function keptAt(root: string, commit: string): readonly Kept[] {
  return lines(git(root, ['ls-tree', '-r', '-z', commit, '--', BASELINES]))
    .map((line) => {
      const [about = '', path = ''] = line.split('\t');
      return keptAs(path, about.split(' ')[2] ?? '');
    })
    .filter(present);
}

/** As the files are now, whether or not they are in a commit. */
function keptNow(root: string): readonly Kept[] {
  const deleted = new Set(lines(git(root, ['ls-files', '-z', '--deleted', '--', BASELINES])));
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', BASELINES];
  const paths = [...new Set(lines(git(root, words)))].filter((path) => !deleted.has(path));
  if (paths.length === 0) return [];
  const blobs = git(root, ['hash-object', '--stdin-paths'], paths.join('\n')).toString().split('\n');
  return paths.map((path, index) => keptAs(path, blobs[index] ?? '')).filter(present);
}

const isPicture = (kept: Kept | null): kept is Kept => kept?.kind.endsWith('.webp') === true;

const kindOf = ({ was, is }: Change): NewsItem['kind'] => {
  if (was === null) return 'new';
  return is === null ? 'gone' : 'changed';
};

function itemOf(change: Change, { root, folder }: NewsOptions): NewsItem {
  const { story, was, is } = change;
  const textOf = (kept: Kept | null, read: (one: Kept) => Buffer): string =>
    kept === null || isPicture(kept) ? '' : read(kept).toString();
  const old = (kept: Kept): Buffer => git(root, ['cat-file', 'blob', kept.blob]);
  const before = isPicture(was) ? `${story}.before.webp` : null;
  const after = isPicture(is) ? `${story}.after.webp` : null;
  if (before !== null && was) writeFileSync(join(folder, before), old(was));
  if (after !== null && is) copyFileSync(join(root, is.path), join(folder, after));
  const changed = changedLines(
    textOf(was, old),
    textOf(is, ({ path }) => readFileSync(join(root, path))),
  );
  return { story, kind: kindOf(change), before, after, lines: [...changed] };
}

/** Writes what has changed since a commit, with the pictures before and after. Throws where git knows no such commit. */
export function writeNews(options: NewsOptions): News {
  const { root, since, folder } = options;
  const [commit = '', day = ''] = git(root, ['log', '-1', '--format=%H %cs', since, '--'])
    .toString()
    .trim()
    .split(' ');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const changes = changesBetween(keptAt(root, commit), keptNow(root));
  const news = { since, commit, day, items: changes.map((change) => itemOf(change, options)) };
  writeFileSync(join(folder, 'news.json'), JSON.stringify(news));
  return news;
}
