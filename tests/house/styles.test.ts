import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/app/server/paths.ts';
import { namesInBuild } from '../../src/app/server/styleModules.ts';
import { rulesOf, type StyleRule } from '../../src/app/server/styleRules.ts';
import { filesIn, type SourceFile } from './files.ts';

const modules = filesIn('src', /\.module\.css$/);
const shared = filesIn('src', /(?<!\.module)\.css$/);
const sources = ['src', 'stories'].flatMap((folder) => filesIn(folder, /\.tsx?$/));

/** What a sheet says, without what only looks like a class: comments, texts, addresses, attributes, names of all files. */
const bare = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\((?:"[^"]*"|[^)]*)\)/g, '')
    .replace(/\[[^\]]*\]/g, '');

const classesIn = (text: string): ReadonlySet<string> => {
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  const rules = selectors.filter((selector) => !/^(@|[\d.%\s,]+$)/.test(selector));
  return new Set(
    rules.flatMap((rule) => [...rule.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)),
  );
};

const ownOf = ({ text }: SourceFile): ReadonlySet<string> =>
  classesIn(bare(text).replace(/:global\([^)]*\)/g, ''));
const globalsOf = ({ text }: SourceFile): readonly string[] =>
  [...bare(text).matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = '']) => name);

interface Use {
  readonly path: string;
  readonly sheet: string;
  /** Read by name, as in `styles.picture`. */
  readonly names: readonly string[];
  /** Read by what a property says: any word of the file may be a name. */
  readonly words: ReadonlySet<string> | null;
}

const usesIn = ({ path, text }: SourceFile): readonly Use[] =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, variable = '', sheet = '']) => ({
    path,
    sheet: posix.join(posix.dirname(path), sheet),
    names: [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    words: new RegExp(`\\b${variable}\\[`).test(text)
      ? new Set([...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word))
      : null,
  }));

const uses = sources.flatMap(usesIn);
const known = new Map(modules.map((sheet) => [sheet.path, ownOf(sheet)]));
const base = new Set(shared.flatMap(({ text }) => [...classesIn(bare(text))]));

test('every class that a component reads stands in its sheet', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ path, sheet, names }) =>
    names.filter((name) => known.get(sheet)?.has(name) !== true).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('in the built shop every class has a name of its own', () => {
  const names = modules.flatMap(({ path }) => [...namesInBuild(join(ROOT, path)).values()]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => base.has(name))).toEqual([]);
});

test('every class of a sheet is read by a component', () => {
  const isRead = (sheet: string, name: string): boolean =>
    uses
      .filter((use) => use.sheet === sheet)
      .some(({ names, words }) => names.includes(name) || words?.has(name) === true);
  const unread = modules.flatMap(({ path }) =>
    [...(known.get(path) ?? [])].filter((name) => !isRead(path, name)).map((name) => `${path}: ${name}`),
  );
  expect(unread).toEqual([]);
});

test('sheets have names of their own, since a class bears the name of its sheet', () => {
  const names = modules.map(({ path }) => posix.basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a sheet is one layer: components for primitives and the map, pages for what stands on pages', () => {
  const wrong = modules.filter(({ path, text }) => {
    const layer = /^src\/ui\/(primitives|fields|dialog|map)\//.test(path) ? 'components' : 'pages';
    return (
      !text.startsWith(`@layer ${layer} {\n`) || !text.endsWith('\n}\n') || /\n(?![ }\n])/.test(text.trim())
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the class names of all files are few, and say what they are for', () => {
  expect(base.size).toBeLessThan(25);
  expect([...base].filter((name) => !/^(text-|page(-|$)|form(-|$)|only-|on-lacquer$)/.test(name))).toEqual(
    [],
  );
  expect(modules.flatMap((sheet) => globalsOf(sheet).filter((name) => !base.has(name)))).toEqual([]);
});

test('a name that a component writes out is one of those', () => {
  const written = filesIn('src', /(?<!\.test)\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/className="([^"]*)"|classNames\(([^()]*)\)/g)].flatMap(([, whole, parts = '']) =>
      (whole ?? [...parts.matchAll(/(?<!== )'([^']*)'/g)].map(([, words = '']) => words).join(' '))
        .split(/\s+/)
        .filter((name) => name !== '' && !base.has(name))
        .map((name) => `${path}: ${name}`),
    ),
  );
  expect(written).toEqual([]);
});

test('no sheet asks of the whole page with :has(): at each change of anything it would be looked through', () => {
  const wide = [...modules, ...shared].flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^|[\s,{}])(?:\*|html|body|main|:root|:global\([^)]*\))?:has\([^;{]*/gm)].map(
      ([rule]) => `${path}: ${rule.trim()}`,
    ),
  );
  expect(wide).toEqual([]);
});

test('no rule is of anything behind a sibling: whatever comes or goes would have all around it styled again', () => {
  const wide = [...modules, ...shared].flatMap((sheet) =>
    [...bare(sheet.text).matchAll(/[^{};]*[+~]\s*\*\s*[,{]/g)].map(
      ([rule]) => `${sheet.path}: ${rule.trim()}`,
    ),
  );
  expect(wide).toEqual([]);
});

const hovers = (rules: readonly StyleRule[]): readonly string[] =>
  rules
    .filter(({ prelude }) => !/^@media .*\(hover: hover\)/.test(prelude))
    .flatMap(({ prelude, rules: inner }) =>
      inner === null ? (/:hover\b/.test(prelude) ? [prelude] : []) : hovers(inner),
    );

test('the looks of a pointer are for pointers: after a finger they would stay, and each touch would begin their motions', () => {
  const sheets = [...modules, ...shared].map(({ path, text }) => ({ path, rules: rulesOf(bare(text)) }));
  expect(JSON.stringify(sheets)).toContain(':hover');
  expect(sheets.flatMap(({ path, rules }) => hovers(rules).map((rule) => `${path}: ${rule}`))).toEqual([]);
});

/** What `page-clear` knows; elsewhere each of them is nothing, and a length that asks for nothing is none. */
const CLEAR = /var\(--(?:foot|step|pinned)-h\)/;

test('what must not be covered is asked for only by what keeps clear of it', () => {
  const asking = modules.filter(({ text }) => CLEAR.test(bare(text)));
  expect(asking.length).toBeGreaterThan(4);
  const isClear = (sheet: string): boolean =>
    uses.some((use) => {
      const source = sources.find(({ path }) => path === use.path);
      return use.sheet === sheet && source?.text.includes('page-clear');
    });
  expect(asking.filter(({ path }) => !isClear(path)).map(({ path }) => path)).toEqual([]);
  expect(shared.filter(({ text }) => CLEAR.test(bare(text))).map(({ path }) => path)).toEqual([]);
});
