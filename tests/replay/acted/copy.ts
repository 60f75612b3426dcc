import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { runChild } from '../../run/child.ts';
import type { Ended } from '../../run/outcome.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What a run makes, and what is linked or of no use in a copy. */
const LEFT = new Set(['.git', '.github', '.cache', 'dist', 'node_modules', 'test-results', 'docs']);

/** A rule of the shop, and what stands in its place once it is broken. */
export interface Breaking {
  readonly file: string;
  readonly rule: string;
  readonly broken: string;
}

/** A copy of this tree in the cache, with the packages of this one. */
export interface Copy {
  readonly folder: string;
  /** Throws where the rule does not stand there as it is told. */
  readonly break: (breaking: Breaking) => void;
  readonly mend: (breaking: Breaking) => void;
  readonly write: (file: string, text: string) => void;
  /** Runs a program of Node, or one of the packages, in the copy to its end. */
  readonly run: (words: readonly string[], environment?: Readonly<Record<string, string>>) => Promise<Ended>;
}

/** What tells a Vitest that it runs in another one is emptied. */
const ofItsOwn = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('VITEST'))
      .map((name) => [name, '']),
  );

/** Baselines are most of the tree, and no case looks at one. */
const isPlain = (path: string): boolean =>
  !(relative(ROOT, path).startsWith('tests') && path.endsWith('.png'));

/** Makes the copy of that name anew. */
export function copyOfTree(name: string): Copy {
  const folder = join(ROOT, '.cache/acted', basename(name));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const part of readdirSync(ROOT).filter((top) => !LEFT.has(top)))
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isPlain });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const pictures = join(ROOT, '.cache/pictures');
  if (existsSync(pictures)) symlinkSync(pictures, join(folder, '.cache/pictures'));
  const replace = (file: string, from: string, to: string): void => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  };
  return {
    folder,
    break: ({ file, rule, broken }) => replace(file, rule, broken),
    mend: ({ file, rule, broken }) => replace(file, broken, rule),
    write: (file, text) => writeFileSync(join(folder, file), text),
    run: async (words, environment = {}) => {
      const own = words[0]?.endsWith('.ts') ? [process.execPath, ...words] : words;
      const all = { NODE_NO_WARNINGS: '1', ...ofItsOwn(), ...environment };
      const { exitCode, output } = await runChild(own, { root: folder, environment: all });
      return { exitCode, output: stripVTControlCharacters(output) };
    },
  };
}
