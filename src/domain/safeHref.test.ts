import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  ['tel:+78463000000', 'tel:+78463000000'],
  ['tel:(846) 300-00-00', 'tel:(846) 300-00-00'],
  ['mailto:hr@example.com?subject=Повар', 'mailto:hr@example.com?subject=Повар'],
  ['MAILTO:hr@example.com', 'MAILTO:hr@example.com'],
  ['oferta', '/oferta'],
  ['./oferta?a=1#b', '/oferta?a=1#b'],
  ['../catalog/rolly', '/catalog/rolly'],
  ['.//evil.example', '/evil.example'],
  ['..\\\\evil.example', '/evil.example'],
  ['/oferta#a', '/oferta#a'],
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
])('a link to %j leads to %s', (href, address) => {
  expect(safeHref(href)).toBe(address);
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
  '\\\\evil.example',
  'mailto:',
  'mailto:?to=a@b',
  'tel:javascript',
  'http:oferta',
  '#top',
  '?page=2',
  '',
])('a link to %j leads nowhere', (href) => {
  expect(safeHref(href)).toBeNull();
});
