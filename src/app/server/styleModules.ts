import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

const CODE_LENGTH = 3;

/**
 * The name that it has in the built shop, `k3fpicture`: three letters for its module, since the menu's page says each name two hundred times.
 * It is the same in every build, for the renderer's and the browser's are two. A test says that no two modules share their letters.
 */
export const nameInBuild = (name: string, path: string): string => {
  const letters = hash('sha256', nameInPage('', path), 'base64url').replace(/[-_]/g, '');
  // A selector begins with a letter.
  return letters.replace(/^\d+/, '').slice(0, CODE_LENGTH) + name;
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
 * A component with its classes written out: `styles.picture` is `'k3fpicture'`, and `styles[tone]` is put together,
 * for the tables of names need not travel for it.
 */
export const withNames = (code: string): string =>
  [...code.matchAll(IMPORT)].reduce((named, [statement, variable = '', sheet = '']) => {
    const read = `(?<![\\w.])${variable}`;
    return named
      .replace(statement, `import '${sheet}';`)
      .replaceAll(new RegExp(`${read}\\.(\\w+)`, 'g'), (_, name: string) => `'${nameInBuild(name, sheet)}'`)
      .replaceAll(
        new RegExp(`${read}\\[(\\w+)\\]`, 'g'),
        (_, property: string) => `('${nameInBuild('', sheet)}' + ${property})`,
      );
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
      handler: (code) => ({ code: withNames(code), map: null }),
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
