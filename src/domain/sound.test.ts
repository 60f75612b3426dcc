import { expect, test } from 'vitest';
import { inLatinLayout, inRussianLayout } from './keyboardLayout.ts';
import { soundOf } from './sound.ts';

test.each([
  ['суши', 'sushi'],
  ['ролл', 'roll'],
  ['филадельфия', 'philadelphia'],
  ['вок', 'wok'],
  ['пицца', 'pizza'],
  ['гёдза', 'gyoza'],
  ['ям', 'yam'],
  ['кола', 'cola'],
  ['унаги', 'unagi'],
  ['терияки', 'teriyaki'],
  ['цезарь', 'cezar'],
  ['кимчи', 'kimchi'],
  ['борщ', 'borshch'],
])('«%s» sounds like «%s»', (russian, latin) => expect(soundOf(russian)).toBe(soundOf(latin)));

test.each([
  ['суши', 'соус'],
  ['ролл', 'руль'],
])('«%s» does not sound like «%s»', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

test('the keys of both layouts write into each other', () => {
  expect(inRussianLayout('Hjkk')).toBe('ролл');
  expect(inLatinLayout('ролл')).toBe('hjkk');
  expect(inRussianLayout('<jho')).toBe('борщ');
  expect(inRussianLayout("'[]`,.")).toBe('эхъёбю');
  expect(inRussianLayout('рол 5')).toBe('рол 5');
  for (const letter of 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя')
    expect(inRussianLayout(inLatinLayout(letter))).toBe(letter);
});
