import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHref, safeTree, type MarkupNode, type SafeNode, type SafeTree } from './safeTree.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

const text = (nodeValue: string): MarkupNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue,
  childNodes: [],
});
/** An element as a browser's parser gives it. */
const el = (
  name: string,
  children: readonly (MarkupNode | string)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): MarkupNode => ({
  nodeType: 1,
  nodeName: name.toUpperCase(),
  nodeValue: null,
  childNodes: children.map((child) => (typeof child === 'string' ? text(child) : child)),
  getAttribute: (attribute) => attributes[attribute] ?? null,
});

const ESCAPES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' } as const;
/** The tree written down, for comparison. */
const written = (tree: SafeTree): string =>
  tree
    .map((node) => {
      if (node.kind === 'text') return node.text.replace(/[<>&]/g, (sign) => ESCAPES[sign as '<']);
      if (node.kind === 'link') return `<a href="${node.href}">${written(node.children)}</a>`;
      return node.name === 'br' ? '<br>' : `<${node.name}>${written(node.children)}</${node.name}>`;
    })
    .join('');
const kept = (...nodes: readonly MarkupNode[]): string => written(safeTree(nodes));

describe('what the chain writes stays', () => {
  test('headings, paragraphs, lists and emphasis; the page keeps the first level for itself', () => {
    const list = el('ul', ['\n', el('li', ['раз ', el('b', ['два'])]), '\n']);
    expect(
      kept(el('h1', ['О нас']), el('p', [el('i', ['Да']), el('br'), 'нет']), list, el('h5', ['Ещё'])),
    ).toBe('<h2>О нас</h2><p><em>Да</em><br>нет</p><ul><li>раз <strong>два</strong></li></ul><h3>Ещё</h3>');
  });

  test('links with https and of the shop, without any other attribute', () => {
    const link = el('a', ['Оферта'], {
      href: ' /oferta ',
      onclick: 'alert(1)',
      style: 'color:red',
      target: '_top',
    });
    expect(kept(el('p', [link, ' и ', el('a', ['сайт'], { href: 'https://example.com/a?b#c' })]))).toBe(
      '<p><a href="/oferta">Оферта</a> и <a href="https://example.com/a?b#c">сайт</a></p>',
    );
  });

  test('words between blocks become paragraphs, and unknown elements lose their tags only', () => {
    expect(kept(text('Раз'), el('div', [el('span', ['два']), el('p', ['три'])]), text('\n'))).toBe(
      '<p>Раз</p><p>два</p><p>три</p>',
    );
  });
});

describe('what could harm goes', () => {
  test.each([
    'script',
    'style',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'noscript',
    'form',
    'textarea',
  ])('<%s> with everything in it', (name) => {
    expect(kept(el('p', ['до', el(name, ['alert(1)', el('b', ['внутри'])]), 'после']))).toBe(
      '<p>допосле</p>',
    );
  });

  test('pictures and comments', () => {
    const comment = { ...text('<!-- x -->'), nodeType: 8, nodeName: '#comment' };
    expect(kept(el('p', ['a', el('img', [], { src: 'x', onerror: 'alert(1)' }), comment]))).toBe('<p>a</p>');
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://@evil.example',
    'blob:https://example.com/1',
    'oferta',
    '#top',
    '',
  ])('a link to %j keeps its words only', (href) => {
    expect(safeHref(href)).toBeNull();
    expect(kept(el('p', [el('a', ['слова'], { href })]))).toBe('<p>слова</p>');
  });
});

describe('nesting that HTML forbids is undone', () => {
  test('a block in a paragraph, a link in a link', () => {
    const inner = el('a', ['внутри'], { href: '/b' });
    expect(kept(el('p', ['a', el('ul', [el('li', [el('p', ['b'])])])]))).toBe('<p>ab</p>');
    expect(kept(el('a', ['вне ', el('object'), el('em', [inner])], { href: '/a' }))).toBe(
      '<p><a href="/a">вне <em>внутри</em></a></p>',
    );
  });

  test('whatever stands in a list becomes an item, an item outside loses its tags', () => {
    const nested = el('ul', [el('li', ['b'])]);
    expect(kept(el('ul', [el('li', ['a']), nested, 'c', ' ']), el('li', ['d']))).toBe(
      '<ul><li>a</li><li><ul><li>b</li></ul></li><li>c</li></ul><p>d</p>',
    );
  });
});

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
      })
      .map(({ name, children, href }) => el(name, children, { href, src: href, onclick: href, style: href })),
  ),
}));

const WORDS: readonly string[] = ['strong', 'em', 'small', 'br'];
const ALLOWED: readonly string[] = ['h2', 'h3', 'p', 'ul', 'ol', 'li', ...WORDS];
const nameOf = (node: SafeNode): string => (node.kind === 'element' ? node.name : node.kind);

/** Every node with the names of those around it, the nearest last. */
const walk = (
  tree: SafeTree,
  around: readonly string[] = [],
): { node: SafeNode; around: readonly string[] }[] =>
  tree.flatMap((node) => [
    { node, around },
    ...(node.kind === 'text' ? [] : walk(node.children, [...around, nameOf(node)])),
  ]);

test('no markup leads to a forbidden name or address', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (nodes) => {
      for (const { node } of walk(safeTree(nodes))) {
        if (node.kind === 'element') expect(ALLOWED).toContain(node.name);
        if (node.kind !== 'link') continue;
        const { protocol, host } = new URL(node.href, 'https://shop.example');
        expect(protocol).toBe('https:');
        if (!node.href.toLowerCase().startsWith('https:')) expect(host).toBe('shop.example');
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
        const isWords = name === 'text' || name === 'link' || WORDS.includes(name);
        if (around.length === 0) expect(isWords || name === 'li').toBe(false);
        if (name === 'li') expect(['ul', 'ol']).toContain(around.at(-1));
        else expect(['ul', 'ol']).not.toContain(around.at(-1));
        if (!isWords) expect(around.every((outer) => ['ul', 'ol', 'li'].includes(outer))).toBe(true);
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
