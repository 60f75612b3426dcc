import { expect, test } from 'vitest';
import { stemOf } from './wordForms.ts';

test.each([
  ['лосось лосося лососем'],
  ['огурец огурца огурцом огурцы огурцов'],
  ['угорь угря угрем'],
  ['тунец тунца тунцом'],
  ['креветка креветки креветок креветками'],
  ['курица курицей курицу'],
  ['ролл роллы роллов роллами'],
  ['пицца пиццы пиццу пиццей'],
  ['гриб грибы грибами грибов'],
  ['сладкий сладкая сладкого'],
])('one word in its forms: %s', (forms) => {
  expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
});

test.each([
  ['рис', 'ролл'],
  ['краб', 'карп'],
  ['утка', 'удон'],
])('two words: %s and %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('a word of another alphabet is its own stem', () => {
  for (const word of ['sushi', 'philadelphia', '25', 'х2']) expect(stemOf(word)).toBe(word);
});
