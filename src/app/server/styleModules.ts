import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const SHEET = join(ROOT, 'src/ui/styles/shop.css');
const MODULE = /\.module\.css(?:$|\?)/;

/** The statement of shop.css that says in which order the layers stand. */
export const orderOfLayers = (sheet: string = readFileSync(SHEET, 'utf8')): string => {
  const statement = /@layer [\w\s,]+;/.exec(sheet)?.[0];
  if (statement === undefined) throw new Error('shop.css does not say the order of the layers');
  return statement;
};

/** The name that a class of a module has in the page, `cart-line_picture`: whose it is can be read. */
export const nameInPage = (name: string, path: string): string =>
  `${basename(path).replace(/\.module\.css.*$/, '')}_${name}`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Classes and motions, and whatever else looks like one: it has a letter that nobody asks for. */
const NAME = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g;

const letterAt = (index: number): string =>
  (index < LETTERS.length ? '' : letterAt(Math.floor(index / LETTERS.length) - 1)) +
  (LETTERS[index % LETTERS.length] ?? '');

const SOURCES = join(ROOT, 'src');
let sheets: readonly string[] | null = null;
/** All modules of the shop: by its place among them each has two letters of its own. */
const sheetsOfShop = (): readonly string[] =>
  (sheets ??= readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => MODULE.test(file))
    .map((file) => join(SOURCES, file))
    .toSorted());

/** Throws where the shop has no such module. */
const lettersOf = (sheet: string): string => {
  const index = sheetsOfShop().indexOf(sheet);
  if (index < 0) throw new Error(`${sheet} is no style sheet of the shop`);
  return letterAt(LETTERS.length + index);
};

const tables = new Map<string, ReadonlyMap<string, string>>();

/**
 * The names that a sheet's own have in the built shop, `picture`: `bKc`, two letters for the sheet and one for the name, since the menu's page says
 * each of them two hundred times. The renderer's build and the browser's find the same.
 */
export const namesInBuild = (path: string): ReadonlyMap<string, string> => {
  const file = path.replace(/\?.*$/, '');
  const known = tables.get(file);
  if (known) return known;
  const names = [...new Set([...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name = '']) => name))];
  const table = new Map(names.map((name, index) => [name, lettersOf(file) + letterAt(index)]));
  tables.set(file, table);
  return table;
};

/** Throws where the sheet has no such name. */
const nameInBuild = (name: string, path: string): string => {
  const found = namesInBuild(path).get(name);
  if (found === undefined) throw new Error(`${path} has no ${name}`);
  return found;
};

/**
 * Style sheets of chunks come in any order, and the first that names a layer says where it stands: so each sheet begins with
 * the whole order.
 */
export function layersInOrder(): Plugin {
  const order = orderOfLayers();
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: (code, id) => (MODULE.test(id) ? { code: `${order}${code}`, map: null } : null),
  };
}

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/**
 * A component with its classes written out: `styles.picture` is `'bKc'`. Only where one is chosen by a variable, as in
 * `styles[tone]`, the table of the sheet's names stands.
 */
export const withNames = (code: string, path: string): string =>
  [...code.matchAll(IMPORT)].reduce((named, [statement, variable = '', specifier = '']) => {
    const sheet = join(dirname(path), specifier);
    const read = `(?<![\\w.])${variable}`;
    const table = () => `(${JSON.stringify(Object.fromEntries(namesInBuild(sheet)))})`;
    return named
      .replace(statement, `import '${specifier}';`)
      .replaceAll(new RegExp(`${read}\\.(\\w+)`, 'g'), (_, name: string) => `'${nameInBuild(name, sheet)}'`)
      .replaceAll(new RegExp(`${read}(?=\\[)`, 'g'), table);
  }, code);

/** Writes the classes out in what is built; of a sheet only its looks are left. */
export const classesByName = (): Plugin[] => [
  {
    name: 'classes-by-name',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: nameInBuild } } }),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /\.module\.css';/ },
      handler: (code, id) => ({ code: withNames(code, id), map: null }),
    },
  },
  {
    name: 'sheets-without-tables',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: MODULE },
      handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
