import { describe, expect, test } from 'vitest';
import { safeTree, type MarkupNode, type SafeCell, type SafeTree } from './safeTree.ts';
import { el, text } from '../../tests/markup.ts';

const ESCAPES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' } as const;
const extentOf = ({ columns, rows }: SafeCell): string =>
  (columns > 1 ? ` colspan=${columns}` : '') + (rows > 1 ? ` rowspan=${rows}` : '');
/** The tree written down, for comparison. */
const written = (tree: SafeTree): string =>
  tree
    .map((node) => {
      if (node.kind === 'text') return node.text.replace(/[<>&]/g, (sign) => ESCAPES[sign as '<']);
      if (node.kind === 'link') return `<a href="${node.href}">${written(node.children)}</a>`;
      if (node.kind === 'cell')
        return `<${node.name}${extentOf(node)}>${written(node.children)}</${node.name}>`;
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

  test('tables with their caption, heads and rows, and cells over several columns', () => {
    const head = el('thead', [el('tr', [el('th', ['Зона']), '\n', el('th', ['Цена'], { colspan: '2' })])]);
    const rows = el('tbody', [
      '\n',
      el('tr', [el('td', [el('p', ['Центр'])], { rowspan: '2' }), el('td'), el('td', [el('b', ['0 ₽'])])]),
      el('tr', [el('td', ['100 ₽'], { colspan: 'x', style: 'color:red' })]),
    ]);
    const table = el('table', [el('caption', ['Доставка']), el('colgroup', [el('col')]), head, rows]);
    expect(kept(text('до'), el('div', [table]), text('после'))).toBe(
      '<p>до</p><table><caption>Доставка</caption><thead><tr><th>Зона</th><th colspan=2>Цена</th></tr></thead>' +
        '<tbody><tr><td rowspan=2><p>Центр</p></td><td></td><td><strong>0\u00A0₽</strong></td></tr>' +
        '<tr><td>100\u00A0₽</td></tr></tbody></table><p>после</p>',
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

  test('the address of a link that leads where none may', () => {
    const link = el('a', ['слова'], { href: 'javascript:alert(1)' });
    expect(kept(el('p', [link]))).toBe('<p>слова</p>');
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

test('whatever stands in a table becomes a cell, what stands outside loses its tags', () => {
  const stray = el('table', ['a', el('tr', ['b', el('script', ['x'])]), el('tbody', [el('td', ['c']), ' '])]);
  expect(kept(stray, el('tr', [el('td', ['d'])]))).toBe(
    '<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody>' +
      '<tbody><tr><td>c</td></tr></tbody></table><p>d</p>',
  );
  expect(kept(el('table', [' ', el('tr')]), el('p', [el('table', [el('tr', [el('td', ['e'])])])]))).toBe(
    '<p>e</p>',
  );
});
