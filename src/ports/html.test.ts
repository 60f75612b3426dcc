import { expect, test } from 'vitest';
import { bareMarkup } from './html.ts';

test.each([
  ['<p>Текст</p>', '<p>Текст</p>'],
  ['<p style="color: red" class=lead>Текст</p>', '<p>Текст</p>'],
  ['<a target="_blank" href="/rule" style="x">Правила</a>', '<a href="/rule">Правила</a>'],
  ["<A HREF='https://shop.ru/?a=1&b=>2' onclick=x()>x</A>", "<A href='https://shop.ru/?a=1&b=>2'>x</A>"],
  ['<a data-href="/x" href>x</a>', '<a>x</a>'],
  ['<img/src=x/onerror=x()><br/>', '<img><br>'],
  ['<style media="all">p { color: red }</style>', '<xmp>p { color: red }</xmp>'],
  ['1 < 2 и 3 > 2, а <3', '1 < 2 и 3 > 2, а <3'],
  ['<!-- <p style="x"> -->', '<!-- <p> -->'],
])('%s is read as %s', (html, bare) => {
  expect(bareMarkup(html)).toBe(bare);
});
