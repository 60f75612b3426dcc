import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYLOADS } from '../../tests/e2e/hostile/payloads.ts';
import { anotherWriting } from '../../tests/e2e/hostile/writing.ts';
import { bareMarkup, piecesOf } from './html.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

test.each([
  ['<p>Текст</p>', '<p>Текст</p>'],
  ['<p style="color: red" class=lead>Текст</p>', '<p>Текст</p>'],
  ['<a target="_blank" href="/rule" style="x">Правила</a>', '<a href="/rule">Правила</a>'],
  ["<A HREF = 'https://shop.ru/?a=1&b=>2' onclick=x()>x</A>", "<A href='https://shop.ru/?a=1&b=>2'>x</A>"],
  ['<a data-href="/x" href>x</a>', '<a>x</a>'],
  ['<td colspan=2 rowspan="3" width=10>x</td>', '<td colspan=2 rowspan="3">x</td>'],
  ['<img/src=x/onerror=x()><br/>', '<img><br>'],
  [
    '<base href="https://x.example/"><link rel=x href=/y><a href="/z">з</a>',
    '<base><link><a href="/z">з</a>',
  ],
  ['1 < 2 и 3 > 2, а <3', '1 &lt; 2 и 3 > 2, а &lt;3'],
  ['<!doctype html><?xml version="1.0"?><p>Текст</p>', '<p>Текст</p>'],
  ['<![if !supportLists]>1.<![endif]>', '1.'],
  ['<<!-- x -->img src=x onerror=x()>', '&lt;img src=x onerror=x()>'],
  ['<<script>y()</script>a href="/x" onclick=x()>', '&lt;a href="/x" onclick=x()>'],
])('%s is read as %s', (html, bare) => {
  expect(bareMarkup(html)).toBe(bare);
});

test.each([
  ['до<style media="all">p { color: red }</style >после', 'допосле'],
  ['<script>if (a <b && "c") x()</script><p>да</p>', '<p>да</p>'],
  ['до<!-- <p title="x> -->после<!-->', 'допосле'],
])('of %s the words around it stay: %s', (html, bare) => {
  expect(bareMarkup(html)).toBe(bare);
});

test.each(['было<p title="x>y', '<p>было</p><!-- x', 'было<style>p {'])(
  'what %s ends in the middle of goes, as in every browser',
  (html) => {
    expect(bareMarkup(html)).toMatch(/^(<p>)?было(<\/p>)?$/);
  },
);

test('of a hostile text no attribute is left but an address and an extent', () => {
  const anyText = fc.array(fc.constantFrom(...PAYLOADS).chain(anotherWriting), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(anyText, (texts) => {
      for (const [, raw, name, attributes = ''] of piecesOf(bareMarkup(texts.join('')))) {
        expect(raw).toBeUndefined();
        if (name === undefined) continue;
        expect(attributes).toMatch(/^( (href|colspan|rowspan)=("[^"]*"|'[^']*'|[^\s"'=<>`]+))*$/);
      }
    }),
    { numRuns },
  );
});

const MARKS = '<a |<p|</a|</p>|<!--|-->|<!|<script|</script|<style>|<|"|\'|=| href=|>|/| |\n|слово'.split(
  '|',
);

describe('the work grows with the text, and no faster', () => {
  /** A piece that was begun and given up is read once more from its second character on. */
  const givenUp = (html: string): readonly string[] =>
    piecesOf(html).flatMap(([piece, ...groups], index, all) => {
      const next = all[index + 1]?.[0] ?? '';
      return piece === '<' &&
        groups.every((group) => group === undefined) &&
        /^([a-z]|\/[a-z]|!--)/i.test(next)
        ? [piece + next]
        : [];
    });

  test('48 kB of tags without end are one piece, read once', () => {
    const html = '<a '.repeat(16_000);
    expect(piecesOf(html)).toHaveLength(1);
    expect(bareMarkup(html)).toBe('');
  });

  test('whatever the markup, its pieces are the text in order, and none is given up', () => {
    const parts = fc.constantFrom(...MARKS);
    const anyMarkup = fc.array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 60 });
    fc.assert(
      fc.property(anyMarkup, (written) => {
        const html = written.join('');
        expect(
          piecesOf(html)
            .map(([piece]) => piece)
            .join(''),
        ).toBe(html);
        expect(givenUp(html)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
