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

const SHORT_LENGTH = 4;

/**
 * The name that it has in the built shop, of four letters and digits: the menu's page is an eighth smaller. It says nothing, and is the
 * same in every build, since the renderer's and the browser's are two. A test says that no two classes share one.
 */
export const shortNameInPage = (name: string, path: string): string => {
  const digits = hash('sha256', nameInPage(name, path), 'base64url').replace(/[-_]/g, '');
  // A selector begins with a letter.
  return digits.replace(/^\d+/, '').slice(0, SHORT_LENGTH);
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
