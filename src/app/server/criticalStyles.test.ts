import { expect, test } from 'vitest';
import { classesIn, createCriticalStyles } from './criticalStyles.ts';

const criticalOf = (sheet: string, ...classes: readonly string[]): string =>
  createCriticalStyles(sheet)(new Set(classes));

test('the classes of a markup are those of its elements', () => {
  expect([...classesIn('<a class="x y"><b class="y z"><i id=b class=w>class="no"</i></b></a>')]).toEqual([
    'x',
    'y',
    'z',
    'w',
  ]);
});

test('a rule is critical if all classes that it asks for stand in the page', () => {
  const sheet = '.a{top:0}.a .b{top:1px}.a,.c{top:2px}i{top:3px}.a:not(.c){top:4px}.a:has(.c,.d){top:5px}';
  expect(criticalOf(sheet, 'a')).toBe(
    '.a{top:0}.a{top:2px}i{top:3px}.a:not(.c){top:4px}.a:has(.c,.d){top:5px}',
  );
  expect(criticalOf(sheet, 'b')).toBe('i{top:3px}');
});

test('what a person brings about is left to the whole sheet, what keys bring about is not', () => {
  expect(
    criticalOf(
      '.a:hover{top:0}.a:active b{top:0}.a[data-exiting]{top:0}.a::-webkit-search-cancel-button{top:0}:root::view-transition-group(dish){top:0}[data-react-aria-pressable]{top:0}.a:focus-visible{top:1px}',
      'a',
    ),
  ).toBe('.a:focus-visible{top:1px}');
});

test('groups hold what is left of them, and layers keep their places even when they are empty', () => {
  expect(
    criticalOf('@layer x{.b{top:0}}@layer y{@media print{.b{top:0}}@media screen{.a{top:1px}}}', 'a'),
  ).toBe('@layer x{}@layer y{@media screen{.a{top:1px}}}');
});

test('motions and properties come along where something left asks for them, by however many steps', () => {
  const sheet =
    '@font-face{src:url(a)}:root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;color-scheme:dark}' +
    '.a{animation:in 1s;top:var(--a)}.b{animation:out 1s;top:var(--c)}@keyframes in{to{top:0}}@keyframes out{to{top:0}}';
  expect(criticalOf(sheet, 'a')).toBe(
    '@font-face{src:url(a)}:root{--a:var(--b);--b:1px;color-scheme:dark}.a{animation:in 1s;top:var(--a)}@keyframes in{to{top:0}}',
  );
});
