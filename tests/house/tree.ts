import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NOT_OURS = new Set([
  '.cache',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'package-lock.json',
  'playwright-report',
  'reports',
  'storybook-static',
  'test-results',
]);
const TEXTS = /\.(ts|tsx|js|mjs|cjs|css|html|json|md|mdx|svg|webmanifest|yml|yaml|sh)$/;

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (NOT_OURS.has(name)) return [];
    return statSync(join(ROOT, path)).isDirectory() ? pathsIn(path) : [path];
  });

/** Every text file of the project that is written by hand. */
export const TREE: readonly SourceFile[] = pathsIn('')
  .filter((path) => TEXTS.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Files whose path fits. */
export const filesAt = (pattern: RegExp): readonly SourceFile[] =>
  TREE.filter(({ path }) => pattern.test(path));

export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);

const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/;
/** Only where an expression may begin: elsewhere a slash divides. */
const REGEX = /(?<=[(,=:[!&|?{;>]\s*|\breturn\s+|^\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const LITERAL_OR_COMMENT = new RegExp(`(${STRING.source}|${REGEX.source})|${COMMENT.source}`, 'gm');

/** The code without its comments; line numbers stay. */
export const withoutComments = (text: string): string =>
  text.replace(LITERAL_OR_COMMENT, (whole, kept: string | undefined) => kept ?? whole.replace(/[^\n]/g, ''));

/** The code without comments and without the content of plain strings. */
export const bareCode = (text: string): string =>
  withoutComments(text).replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");

/** The text of each comment with the number of its first line. */
export const commentsOf = (text: string): readonly { readonly line: number; readonly text: string }[] =>
  [...text.matchAll(LITERAL_OR_COMMENT)]
    .filter((match) => match[1] === undefined)
    .map((match) => ({ line: text.slice(0, match.index).split('\n').length, text: match[0] }));

/** Lines that hold code. */
export const codeLines = (text: string): number =>
  withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** `path:line: what` for every place where the pattern fits. */
export const places = (file: SourceFile, code: string, pattern: RegExp): readonly string[] =>
  code.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found === null ? [] : [`${file.path}:${index + 1}: ${found[0].trim()}`];
  });
