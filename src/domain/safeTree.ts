import { safeHref } from './safeHref.ts';
import { unbroken } from './unbroken.ts';

type Block = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'table' | 'caption' | 'thead' | 'tbody' | 'tr';
type SafeName = Block | 'strong' | 'em' | 'small' | 'br';

const named = (...names: readonly (readonly [string, SafeName])[]): ReadonlyMap<string, SafeName> =>
  new Map(names);
const BLOCKS = named(
  ['H1', 'h2'],
  ['H2', 'h2'],
  ['H3', 'h3'],
  ['H4', 'h3'],
  ['H5', 'h3'],
  ['H6', 'h3'],
  ['P', 'p'],
);
const LISTS = named(['UL', 'ul'], ['OL', 'ol']);
const PARTS = named(['THEAD', 'thead'], ['TBODY', 'tbody'], ['TFOOT', 'tbody']);
const PHRASES = named(['STRONG', 'strong'], ['B', 'strong'], ['EM', 'em'], ['I', 'em'], ['SMALL', 'small']);
/** Gone with all that is in them; any other unknown element only loses its tags. */
const DROPPED: ReadonlySet<string> = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT NOEMBED NOFRAMES IFRAME FRAME FRAMESET OBJECT EMBED APPLET SVG MATH HEAD TITLE META LINK BASE FORM INPUT TEXTAREA SELECT OPTION BUTTON AUDIO VIDEO CANVAS XMP PLAINTEXT'.split(
    ' ',
  ),
);
/** Deeper than any text that a person wrote. */
const MAX_DEPTH = 32;
const ELEMENT = 1;
const TEXT = 3;

/** What is left of foreign markup: plain data, to be rendered element by element. */
export type SafeNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'element'; readonly name: SafeName; readonly children: SafeTree }
  | { readonly kind: 'link'; readonly href: string; readonly children: SafeTree }
  | SafeCell;
/** Of a table; its words may be none, since those beside it have their columns too. */
export interface SafeCell {
  readonly kind: 'cell';
  readonly name: 'th' | 'td';
  /** How many columns and rows of the table it takes. */
  readonly columns: number;
  readonly rows: number;
  readonly children: SafeTree;
}
export type SafeTree = readonly SafeNode[];

/** As much of a DOM node as is read here. */
export interface MarkupNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<MarkupNode>;
  getAttribute?(name: string): string | null;
}

interface Place {
  /** What may stand here: blocks of a page, blocks of an item or a cell, items, parts of a table, rows, cells, words. */
  readonly holds: 'page' | 'item' | 'list' | 'table' | 'part' | 'row' | 'words';
  readonly isInLink: boolean;
  readonly depth: number;
}

/**
 * The headings, paragraphs, lists, tables, emphasis and links of foreign markup. Names and addresses come from an allow-list,
 * no attribute but a link's address and a cell's extent is read, and the nesting is one that HTML allows.
 */
export const safeTree = (nodes: Iterable<MarkupNode>): SafeTree =>
  childrenOf(nodes, { holds: 'page', isInLink: false, depth: 0 });

function childrenOf(nodes: Iterable<MarkupNode>, place: Place): SafeTree {
  if (place.depth > MAX_DEPTH) return [];
  const inside = { ...place, depth: place.depth + 1 };
  const children = [...nodes].flatMap((node) => safeNodes(node, inside));
  return place.holds === 'page' ? inParagraphs(children) : children;
}

function safeNodes(node: MarkupNode, place: Place): SafeTree {
  const name = node.nodeName.toUpperCase();
  if (place.holds === 'list') return itemOf(node, { ...place, holds: 'item' });
  if (place.holds === 'table') return partOf(node, { ...place, holds: 'part' });
  if (place.holds === 'part') return rowOf(node, { ...place, holds: 'row' });
  if (place.holds === 'row') return cellOf(node, { ...place, holds: 'item' });
  if (node.nodeType === TEXT) return [{ kind: 'text', text: unbroken(node.nodeValue ?? '') }];
  if (node.nodeType !== ELEMENT || DROPPED.has(name)) return [];
  if (name === 'BR') return [{ kind: 'element', name: 'br', children: [] }];
  if (name === 'A') return linkOf(node, place);
  return place.holds === 'words' ? phraseOf(node, place) : blockOf(node, place);
}

/** Whatever stands in a list becomes an item of it. */
const itemOf = (node: MarkupNode, place: Place): SafeTree =>
  element(
    'li',
    node.nodeName.toUpperCase() === 'LI' ? childrenOf(node.childNodes, place) : safeNodes(node, place),
  );

/** Whatever stands in a table becomes a part of it, a row of that part, a cell of that row. */
function partOf(node: MarkupNode, place: Place): SafeTree {
  const name = node.nodeName.toUpperCase();
  if (name === 'CAPTION')
    return element('caption', childrenOf(node.childNodes, { ...place, holds: 'words' }));
  const part = PARTS.get(name);
  return part ? element(part, childrenOf(node.childNodes, place)) : element('tbody', safeNodes(node, place));
}

const rowOf = (node: MarkupNode, place: Place): SafeTree =>
  element(
    'tr',
    node.nodeName.toUpperCase() === 'TR' ? childrenOf(node.childNodes, place) : safeNodes(node, place),
  );

function cellOf(node: MarkupNode, place: Place): SafeTree {
  const name = node.nodeName.toUpperCase();
  const isCell = name === 'TD' || name === 'TH';
  const children = isCell ? childrenOf(node.childNodes, place) : safeNodes(node, place);
  if (!isCell && isBlank(children)) return [];
  const [columns, rows] = [extent(node, 'colspan'), extent(node, 'rowspan')];
  return [{ kind: 'cell', name: name === 'TH' ? 'th' : 'td', columns, rows, children }];
}

/** One to 99: more columns or rows than any table that a person wrote are one. */
const extent = (node: MarkupNode, name: string): number => {
  const written = node.getAttribute?.(name) ?? '';
  return /^[1-9]\d?$/.test(written) ? Number(written) : 1;
};

function blockOf(node: MarkupNode, place: Place): SafeTree {
  const name = node.nodeName.toUpperCase();
  const block = BLOCKS.get(name);
  if (block) return element(block, childrenOf(node.childNodes, { ...place, holds: 'words' }));
  const list = LISTS.get(name);
  if (list) return element(list, childrenOf(node.childNodes, { ...place, holds: 'list' }));
  if (name === 'TABLE') return element('table', childrenOf(node.childNodes, { ...place, holds: 'table' }));
  return phraseOf(node, place);
}

function phraseOf(node: MarkupNode, place: Place): SafeTree {
  const phrase = PHRASES.get(node.nodeName.toUpperCase());
  if (phrase) return element(phrase, childrenOf(node.childNodes, { ...place, holds: 'words' }));
  return childrenOf(node.childNodes, place);
}

function linkOf(node: MarkupNode, place: Place): SafeTree {
  const href = place.isInLink ? null : safeHref(node.getAttribute?.('href') ?? '');
  if (href === null) return childrenOf(node.childNodes, place);
  const children = childrenOf(node.childNodes, { ...place, holds: 'words', isInLink: true });
  return isBlank(children) ? [] : [{ kind: 'link', href, children }];
}

const isBlank = (nodes: SafeTree): boolean =>
  nodes.every((node) => node.kind === 'text' && node.text.trim() === '');

const element = (name: SafeName, children: SafeTree): SafeTree =>
  isBlank(children) ? [] : [{ kind: 'element', name, children }];

const OWN_LINES: ReadonlySet<SafeName> = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'table']);
const isBlock = (node: SafeNode): boolean => node.kind === 'element' && OWN_LINES.has(node.name);

/** Words between the blocks of a page become paragraphs of their own. */
function inParagraphs(nodes: SafeTree): SafeTree {
  const blocks: SafeNode[] = [];
  let words: SafeNode[] = [];
  for (const node of nodes) {
    if (isBlock(node)) {
      blocks.push(...element('p', words), node);
      words = [];
    } else {
      words.push(node);
    }
  }
  return [...blocks, ...element('p', words)];
}
