import { safeTree, type SafeTree } from '../domain/safeTree.ts';
import { parseApart } from './trustedTypes.ts';

/** What stands in them is no markup: it goes with them. */
const RAW = 'script|style|title|textarea|xmp|iframe|noembed|noframes|noscript';
const VALUE = `=\\s*(?:"[^"]*"?|'[^']*'?)`;
/**
 * A comment or what browsers take for one, an element without markup, a tag with its name and attributes, or words. What the
 * text ends in the middle of counts as whole, as it does for browsers: no kind is given up once it has begun, so nothing is
 * read twice.
 */
const PIECE = new RegExp(
  `<!--(?:-?>|[^]*?(?:-->|$))|<[!?][^>]*>?|<(${RAW})(?=[\\s/>])[^]*?(?:</\\1(?=[\\s/>])[^>]*>?|$)|` +
    `</?([a-z][^\\s/>]*)((?:${VALUE}|=|[^>=]+)*)(>?)|[^<]+|<`,
  'gi',
);
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
/** The address of a link alone: with one, `base` would be the document's, and `link` a sheet. */
const keptOn = (name: string): RegExp => (/^a$/i.test(name) ? /^href$/i : /^(colspan|rowspan)$/i);

/** The markup cut into its pieces, in order; together they are the whole text. */
export const piecesOf = (html: string): readonly RegExpExecArray[] => [...html.matchAll(PIECE)];

const keptOf = (tag: string, attributes: string): string =>
  [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = '', value]) => value !== undefined && keptOn(tag).test(name))
    .map(([, name = '', value = '']) => ` ${name.toLowerCase()}=${value}`)
    .join('');

const bare = ([piece, raw, name, attributes = '', end]: RegExpExecArray): string => {
  if (raw !== undefined || /^<[!?]/.test(piece)) return '';
  // Words, whatever comes to stand behind them once the piece between is gone.
  if (name === undefined) return piece === '<' ? '&lt;' : piece;
  if (end === '') return '';
  return piece.startsWith('</') ? `</${name}>` : `<${name}${keptOf(name, attributes)}>`;
};

/**
 * Markup without styles, handlers and all other attributes but the address of a link and the extent of a cell. Nothing is
 * made safe by it: that is `safeTree`. But browsers hold the page's policy to documents apart as well, and would complain of
 * each.
 */
export const bareMarkup = (html: string): string => piecesOf(html).map(bare).join('');

/** What is safe of the server's HTML, read as a page of today: without the first line a table would stay in its paragraph. */
export const readHtml = (html: string): SafeTree =>
  safeTree(parseApart(`<!doctype html>${bareMarkup(html)}`).body.childNodes);
