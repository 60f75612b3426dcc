import { describe, expect, test } from 'vitest';
import { flattened } from './flatSheet.ts';

const NOT = (ids: number): string => `:not(${'#_'.repeat(ids)})`;

describe('a sheet without layers says what the one with them does', () => {
  test('each layer weighs more than those before it, and what is in none more than all', () => {
    expect(flattened('@layer a{p.x{top:0}}@layer b{.y{top:1px}}.z{top:2px}')).toBe(
      `p.x{top:0}${NOT(1)}.y{top:1px}${NOT(2)}.z{top:2px}`,
    );
  });

  test('a statement says the order of layers that come in another', () => {
    expect(flattened('@layer a,b;@layer b{.x{top:1px}}@layer a{.y{top:0}}')).toBe(
      `${NOT(1)}.x{top:1px}.y{top:0}`,
    );
  });

  test('what is important counts the other way round', () => {
    expect(flattened('@layer a{.x{top:0!important;left:0}}@layer b{.y{top:0!important}}')).toBe(
      `.x{left:0}${NOT(2)}.x{top:0!important}${NOT(1)}.y{top:0!important}`,
    );
  });

  test.each([
    ['.a .b', ':not(#_).a .b'],
    ['button.a', 'button:not(#_).a'],
    ['*', '*:not(#_)'],
    [':root:has(.a)', ':not(#_):root:has(.a)'],
    ['[hidden]', ':not(#_)[hidden]'],
    ['::selection', ':not(#_)::selection'],
    ['.a:is(.b,.c),i>b', ':not(#_).a:is(.b,.c),i:not(#_)>b'],
  ])('all parts of a selector: %s', (selector, strong) => {
    expect(flattened(`@layer a{}@layer b{${selector}{top:0}}`)).toBe(`${strong}{top:0}`);
  });

  test('inside of groups as well, but not what has no selectors', () => {
    expect(flattened('@layer a,b;@layer b{@media print{.x{top:0}}@keyframes in{to{top:0}}}')).toBe(
      `@media print{${NOT(1)}.x{top:0}}@keyframes in{to{top:0}}`,
    );
  });
});

test('faces of fonts stand in the page', () => {
  expect(flattened('@font-face{font-family:A;src:url(a.woff2)}@layer a{.x{top:0}}')).toBe('.x{top:0}');
});

test.each(['@starting-style{.x{top:0}}', '@scope (.a){.x{top:0}}', '@page{margin:0}'])(
  'what it does not know it does not pass on: %s',
  (rule) => {
    expect(() => flattened(`@layer a{${rule}}`)).toThrow(`The flat sheet knows no ${rule.split('{')[0]}`);
  },
);
