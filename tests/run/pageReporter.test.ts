import { expect, test } from 'vitest';
import { pageIn } from './pageReporter.ts';

const notes = (...lines: readonly string[]): string =>
  [
    '# Error details',
    '```',
    'expect failed',
    '```',
    '```yaml',
    ...lines,
    '```',
    '# Test source',
    '```ts',
    'x',
    '```',
  ].join('\n');

test('the page is found among the other notes', () => {
  expect(pageIn(notes('- dialog "Вход":', '  - textbox "Телефон"'))).toBe(
    '- dialog "Вход":\n  - textbox "Телефон"',
  );
});

test('of a long page its beginning is told', () => {
  const lines = Array.from({ length: 90 }, (_, index) => `- text: ${index}`);
  expect(
    pageIn(notes(...lines))
      .split('\n')
      .slice(-2),
  ).toEqual(['- text: 59', '…']);
});

test('a failure without a page tells none', () => {
  expect(pageIn('# Error details\n```\nexpect failed\n```')).toBe('');
});
