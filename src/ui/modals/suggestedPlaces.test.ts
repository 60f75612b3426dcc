import { expect, test } from 'vitest';
import { housesOf, nameOfPlace, placeIn, suggested, suggestedPlaces } from './suggestedPlaces.ts';

const STREETS = [
  { name: 'Ленинская', houses: ['1', '11', '119', '119а'] },
  { name: 'Ленинградская', houses: ['10', '2'] },
  { name: '5-я просека', houses: ['99'] },
  { name: 'Тёплая', houses: [] },
];
const places = (text: string) => suggestedPlaces(STREETS, text).map(nameOfPlace);

test('streets that begin with the text come first, and ё is е', () => {
  const streets = ['Новая Садовая', 'Садовая', 'Тёплая'];
  expect(suggested(streets, 'сад')).toEqual(['Садовая', 'Новая Садовая']);
  expect(suggested(streets, 'теп')).toEqual(['Тёплая']);
});

test('what is typed already is not suggested, longer names still are', () => {
  expect(suggested(['11', '119', '12'], '11 ')).toEqual(['119']);
});

test('nothing typed suggests nothing', () => {
  expect(suggested(['11', '119'], ' ')).toEqual([]);
  expect(places(' ')).toEqual([]);
});

test('the houses are those of the typed street', () => {
  expect(housesOf(STREETS, ' ленинская')).toEqual(['1', '11', '119', '119а']);
  expect(housesOf(STREETS, 'Ленин')).toEqual([]);
});

test('a street that is being typed suggests streets', () => {
  expect(places('ленин')).toEqual(['Ленинская', 'Ленинградская']);
});

test.each([
  ['ленинская 11', ['Ленинская, 11', 'Ленинская, 119', 'Ленинская, 119а']],
  ['Ленинская, д. 119А', ['Ленинская, 119а']],
  ['ленин 1', ['Ленинская, 1', 'Ленинская, 11', 'Ленинская, 119', 'Ленинская, 119а', 'Ленинградская, 10']],
  ['ленинградская', ['Ленинградская, 10', 'Ленинградская, 2']],
  ['5-я', ['5-я просека']],
  ['5-я просека 9', ['5-я просека, 99']],
  ['теплая 3', []],
])('«%s» suggests %j', (text, expected) => {
  expect(places(text)).toEqual(expected);
});

test('a house after a known street is the house, also one that the directory does not know', () => {
  expect(placeIn(STREETS, 'ленинская 119')).toEqual({ street: 'Ленинская', home: '119' });
  expect(placeIn(STREETS, 'Тёплая, дом 3к1')).toEqual({ street: 'Тёплая', home: '3к1' });
});

test('what names no known street, or is one, stays as it is typed', () => {
  for (const text of ['Неведомая 5', '5-я просека', 'Ленинская', 'ленин 1', ''])
    expect(placeIn(STREETS, text)).toBeNull();
});
