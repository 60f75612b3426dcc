import { expect, test } from 'vitest';
import { servingOf, servingText } from './serving.ts';
import { unbroken } from './unbroken.ts';

const dish = (name: string, description: string, weight: number | null = 235) => ({
  name,
  description,
  weight,
});

test('the pieces leave the description and stand beside the weight', () => {
  const roll = dish('Филадельфия', 'Лосось, рис, нори. 8 шт.');
  expect(servingOf(roll)).toEqual({ pieces: 8, text: 'Лосось, рис, нори.' });
  expect(servingText(roll)).toBe('8\u00A0шт · 235\u00A0г');
});

test('a name that tells the pieces is believed', () => {
  const set = dish('Сет «Праздник», 40 шт', 'Канада, Сакура.', 1_205);
  expect(servingOf(set)).toEqual({ pieces: 40, text: 'Канада, Сакура.' });
  expect(servingText(set)).toBe('40\u00A0шт · 1\u00A0205\u00A0г');
});

test.each([
  ['a number in the middle of the composition', 'Креветки 3 шт, соус спайси.'],
  ['a word that only begins so', 'Соус в 2 штрихах'],
  ['nothing', ''],
])('%s says no pieces', (_what, description) => {
  expect(servingOf(dish('Том ям', description))).toEqual({ pieces: null, text: unbroken(description) });
});

test('what is not known is not said', () => {
  expect(servingText(dish('Том ям', '', null))).toBe('');
  expect(servingText(dish('Нигири', '2 шт', null))).toBe('2\u00A0шт');
});
