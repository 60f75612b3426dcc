import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYLOADS } from '../../tests/e2e/hostile/payloads.ts';
import { anotherWriting } from '../../tests/e2e/hostile/writing.ts';
import { safeHref } from './safeHref.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

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

test('no hostile address is a link that runs, however it is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYLOADS).chain(anotherWriting), (address) => {
      const href = safeHref(address);
      if (href === null) return;
      const { protocol, origin } = new URL(href, 'https://shop.example');
      expect(protocol).toMatch(/^(https|tel|mailto):$/);
      // Without a scheme of its own it stays in the shop.
      if (href.startsWith('/')) expect(origin).toBe('https://shop.example');
      else expect(href).toMatch(/^(https:\/\/|tel:|mailto:)/i);
    }),
    { numRuns },
  );
});
