import { describe, expect, test } from 'vitest';
import { bareCode, filesAt, isTest, places } from './tree.ts';

/** Time, chance and the outside world come in with the event or through the world's ports. */
const IMPURE = {
  'the clock': /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/,
  chance: /\bMath\.random\b|(?<![.\w])crypto\./,
  'the network': /(?<![.\w])fetch\(|\bXMLHttpRequest\b|\bnew WebSocket\b|\bnavigator\./,
  'the browser': /(?<![.\w])(window|document|localStorage|sessionStorage)\b(?!\s*[:?])/,
  timers: /(?<![.\w])(setTimeout|setInterval|requestAnimationFrame)\(/,
} as const;

const pure = filesAt(/^src\/(slices|domain|kernel)\/.*\.tsx?$/).filter((file) => !isTest(file));

describe('slices, domain and kernel never touch', () => {
  test.each(Object.entries(IMPURE))('%s', (_name, pattern) => {
    expect(pure.length).toBeGreaterThan(0);
    expect(pure.flatMap((file) => places(file, bareCode(file.text), pattern))).toEqual([]);
  });
});

test('a moment becomes a calendar date in the domain only', () => {
  const elsewhere = pure.filter(({ path }) => !path.startsWith('src/domain/'));
  expect(elsewhere.flatMap((file) => places(file, bareCode(file.text), /\bnew Date\(/))).toEqual([]);
});
