import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPhone, maskText } from './personal.ts';
import { phoneProblem } from './phone.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

describe.each([
  ['maskText', maskText],
  ['maskPhone', maskPhone],
])('%s', (_name, mask) => {
  test('gives equal texts equal pseudonyms and different texts different ones', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        expect(mask(one) === mask(other)).toBe(one === other);
        expect(mask(one)).toBe(mask(one));
      }),
      { numRuns },
    );
  });

  test('shows nothing of the text', () => {
    expect(mask('+79991234567')).not.toMatch(/999|123|456/);
    expect(mask('Анна')).not.toContain('Анна');
  });

  test.each([null, ''])('leaves %j as it is: a replay decides by it', (nothing) => {
    expect(mask(nothing)).toBe(nothing);
  });
});

test('a masked phone still reads as a phone', () => {
  expect(phoneProblem(maskPhone('+79991234567'))).toBeNull();
});

test('of very many texts the latest keep their pseudonyms', () => {
  const texts = Array.from({ length: 6_000 }, (_, at) => `text ${at}`);
  const masked = new Map(texts.map((text) => [text, maskText(text)]));
  expect(new Set(masked.values()).size).toBe(texts.length);
  for (const text of texts.slice(-4_000)) expect(maskText(text)).toBe(masked.get(text));
});
