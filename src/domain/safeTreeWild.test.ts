import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTree, type MarkupNode, type SafeNode, type SafeTree } from './safeTree.ts';
import { el, text } from '../../tests/markup.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

const NAMES = [
  'h1',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'b',
  'em',
  'small',
  'br',
  'div',
  'span',
  'table',
  'caption',
  'thead',
  'tfoot',
  'tr',
  'th',
  'td',
  'x-junk',
];
const BAD_NAMES = ['script', 'style', 'svg', 'iframe', 'img', '__proto__', 'constructor', 'onload'];
const HREFS = [
  '/ok',
  'https://ok.example',
  'javascript:x',
  'JAVASCRIPT:x',
  'data:,x',
  '//x',
  '/\\x',
  '\tjavascript:x',
  'tel:+7',
  'tel:javascript:x',
  'mailto:a@b',
  'oferta',
  '..//x',
];

const { node: anyNode } = fc.letrec<{ node: MarkupNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 8, depthSize: 'large' },
    fc.string({ maxLength: 6 }).map(text),
    fc
      .record({
        name: fc.constantFrom(...NAMES, ...BAD_NAMES),
        children: fc.array(tie('node'), { maxLength: 4 }),
        href: fc.oneof(fc.constantFrom(...HREFS), fc.string(), fc.webUrl()),
        colspan: fc.oneof(fc.constantFrom('0', '2', '100', '1e3'), fc.string()),
      })
      .map(({ name, children, href, colspan }) =>
        el(name, children, { href, src: href, onclick: href, style: href, colspan, rowspan: colspan }),
      ),
  ),
}));

const WORDS: readonly string[] = ['strong', 'em', 'small', 'br'];
/** What each of these may stand in; undefined stands for the page. */
const INSIDE: Readonly<Record<string, readonly (string | undefined)[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
const BLOCKS: readonly string[] = ['h2', 'h3', 'p', 'ul', 'ol', 'table'];
const ALLOWED: readonly string[] = [...BLOCKS, ...WORDS, ...Object.keys(INSIDE)];
const nameOf = (node: SafeNode): string =>
  node.kind === 'element' || node.kind === 'cell' ? node.name : node.kind;

/** Every node with the names of those around it, the nearest last. */
const walk = (
  tree: SafeTree,
  around: readonly string[] = [],
): { node: SafeNode; around: readonly string[] }[] =>
  tree.flatMap((node) => [
    { node, around },
    ...(node.kind === 'text' ? [] : walk(node.children, [...around, nameOf(node)])),
  ]);

test('no markup leads to a forbidden name, address or extent', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (nodes) => {
      for (const { node } of walk(safeTree(nodes))) {
        if (node.kind === 'element') expect(ALLOWED).toContain(node.name);
        if (node.kind === 'cell')
          for (const extent of [node.columns, node.rows]) expect(extent).toSatisfy((n) => n >= 1 && n <= 99);
        if (node.kind !== 'link') continue;
        const { protocol, host } = new URL(node.href, 'https://shop.example');
        expect(protocol).toMatch(/^(https|tel|mailto):$/);
        if (!/^(https|tel|mailto):/i.test(node.href)) expect(host).toBe('shop.example');
      }
    }),
    { numRuns },
  );
});

test('every node stands where HTML allows it', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (nodes) => {
      for (const { node, around } of walk(safeTree(nodes))) {
        const name = nameOf(node);
        const parent = around.at(-1);
        const isWords = name === 'text' || name === 'link' || WORDS.includes(name);
        if (name in INSIDE) expect(INSIDE[name]).toContain(parent);
        else expect(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']).not.toContain(parent);
        if (parent === undefined) expect(isWords).toBe(false);
        if (BLOCKS.includes(name)) expect([undefined, 'li', 'th', 'td']).toContain(parent);
        if (name === 'link') expect(around).not.toContain('link');
      }
    }),
    { numRuns },
  );
});

test('markup without end ends', () => {
  const deep = Array.from({ length: 10_000 }).reduce<MarkupNode>((inner) => el('div', [inner]), text('дно'));
  expect(safeTree([deep])).toEqual([]);
});
