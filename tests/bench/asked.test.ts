import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

const KNOWN = ['kernel', 'plus', 'server'];

test('without words all subjects are measured, and nothing is kept or held', () => {
  expect(readAsked([], KNOWN)).toEqual({ subjects: KNOWN, isKept: false, isHeld: false });
});

test('named subjects are measured in the order of the bench', () => {
  expect(readAsked(['server', '--keep', 'kernel', '--hold'], KNOWN)).toEqual({
    subjects: ['kernel', 'server'],
    isKept: true,
    isHeld: true,
  });
});

test.each(['kernal', '--keeep'])('%s is refused by its name', (word) => {
  expect(readAsked([word], KNOWN)).toContain(word);
});
