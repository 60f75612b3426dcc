import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormedText } from './wellFormedText.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

test.each([
  ['Ролл 🍣', 'Ролл 🍣'],
  ['Ролл \uD83C', 'Ролл \uFFFD'],
  ['\uDF63\uD83C', '\uFFFD\uFFFD'],
  ['Ролл\0 с угрём', 'Ролл с угрём'],
  // Without the NUL the halves are an emoji.
  ['\uD83C\0\uDF63', '🍣'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(wellFormedText(text)).toBe(expected);
});

test('it goes through UTF-8 unchanged, holds no NUL, and is left as it is the second time', () => {
  const any = fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  });
  const odd = fc.string({ unit: fc.constantFrom('\0', '\uD83C', '\uDF63', 'я') });
  fc.assert(
    fc.property(fc.oneof(any, odd), (text) => {
      const read = wellFormedText(text);
      expect(Buffer.from(read, 'utf8').toString('utf8')).toBe(read);
      expect(read).not.toContain('\0');
      expect(wellFormedText(read)).toBe(read);
    }),
    { numRuns },
  );
});
