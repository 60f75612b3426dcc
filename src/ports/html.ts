import { safeTree, type SafeTree } from '../domain/safeTree.ts';
import { parseApart } from './trustedTypes.ts';

const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** As a style sheet, an element of which nothing is shown, but without a meaning to the browser. */
const nameOf = (name: string): string => (name.toLowerCase() === 'style' ? 'xmp' : name);

const hrefOf = (attributes: string): string => {
  const href = [...attributes.matchAll(ATTRIBUTE)].find(([, name]) => name?.toLowerCase() === 'href');
  return href?.[2] === undefined ? '' : ` href=${href[2]}`;
};

/**
 * Markup without styles, handlers and all other attributes but the address of a link. Nothing is made safe by it: that is
 * `safeTree`. But browsers hold the page's policy to documents apart as well, and would complain of each.
 */
export const bareMarkup = (html: string): string =>
  html.replace(TAG, (_tag, end: string, name: string, attributes: string) =>
    end ? `</${nameOf(name)}>` : `<${nameOf(name)}${hrefOf(attributes)}>`,
  );

/** What is safe of the server's HTML. */
export const readHtml = (html: string): SafeTree => safeTree(parseApart(bareMarkup(html)).body.childNodes);
