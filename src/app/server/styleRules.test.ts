import { expect, test } from 'vitest';
import { declarationsOf, partsOf, rulesOf } from './styleRules.ts';

test('a sheet is read rule by rule, groups with what stands in them', () => {
  expect(
    rulesOf('@layer a,b;@media print{.x{top:0}.y:after{content:"}"}}@keyframes in{to{top:0}}i{top:1px}'),
  ).toEqual([
    { prelude: '@layer a,b', rules: null, body: null },
    {
      prelude: '@media print',
      rules: [
        { prelude: '.x', rules: null, body: 'top:0' },
        { prelude: '.y:after', rules: null, body: 'content:"}"' },
      ],
      body: '.x{top:0}.y:after{content:"}"}',
    },
    { prelude: '@keyframes in', rules: null, body: 'to{top:0}' },
    { prelude: 'i', rules: null, body: 'top:1px' },
  ]);
});

test('braces, commas and semicolons in quotes and brackets are text', () => {
  expect(rulesOf('a[x="{\\"}"]{top:0}').map(({ prelude }) => prelude)).toEqual(['a[x="{\\"}"]']);
  expect(partsOf('.a:is(.b,.c),.d[x=","]')).toEqual(['.a:is(.b,.c)', '.d[x=","]']);
  expect(declarationsOf('background:url("data:a;b");top:0')).toEqual(['background:url("data:a;b")', 'top:0']);
});

test('a sheet that breaks off is refused', () => {
  expect(() => rulesOf('.a{top:0')).toThrow('.a');
});
