import { expect, test } from 'vitest';
import { directory } from '../../contracts/city.ts';
import { CITIES, SAMARA } from './cities.ts';
import { PLACES, placeAt, pointOf } from './places.ts';
import { directoryOf } from './streets.ts';

test('every address of the directory is found by name and named by its point', () => {
  const lost = PLACES.filter(({ locality, street, house }) => {
    const point = pointOf(`${locality}, ${street}, ${house}`);
    const place = point && placeAt(point);
    return !place || place.locality !== locality || place.street !== street || place.house !== house;
  });
  expect(PLACES.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test('no two houses stand on the same point', () => {
  expect(new Set(PLACES.map(({ point }) => point.join(','))).size).toBe(PLACES.length);
});

test.each([
  'Самара, Ленинская, 119, кв. 12, подъезд: 2, этаж: 5',
  'г. Самара, ул. Ленинская, д. 119',
  'самара ленинская 119',
  'Ленинская, 119',
])('the address «%s» is read', (address) => {
  const point = pointOf(address);
  expect(point && placeAt(point)).toEqual({ locality: 'Самара', street: 'Ленинская', house: '119' });
});

test('a street of several cities is looked for in the named one', () => {
  const point = pointOf('Тольятти, Ленинградская, 26');
  expect(point && placeAt(point)?.locality).toBe('Тольятти');
});

test('the letters ё and е are the same, and so are capitals', () => {
  const point = pointOf('Самара, братьев коростелевых, 21');
  expect(point && placeAt(point)?.street).toBe('Братьев Коростелёвых');
});

test('a house with a letter differs from the house without one', () => {
  const point = pointOf('Самара, Садовая, 204а');
  expect(point && placeAt(point)?.house).toBe('204А');
});

test('an unknown house is answered with the nearest number, a missing one with some house of the street', () => {
  const near = pointOf('Самара, Ленинская, 121');
  const middle = pointOf('Самара, Ленинская');
  expect(near && placeAt(near)?.house).toBe('119');
  expect(middle && placeAt(middle)?.street).toBe('Ленинская');
});

test('what the directory does not know has no point, and a far point has no address', () => {
  expect(pointOf('Москва, Тверская, 1')).toBeNull();
  expect(pointOf('')).toBeNull();
  expect(placeAt([37.6, 55.75])).toBeNull();
});

test.each(CITIES)(
  'the directory of $name holds 25 streets or more with 6 to 20 houses each',
  ({ iikoId }) => {
    const found = directoryOf(iikoId);
    expect(directory.safeParse(found).success).toBe(true);
    expect(found.streets.length).toBeGreaterThanOrEqual(25);
    expect(new Set(found.streets.map(({ name }) => name)).size).toBe(found.streets.length);
    const odd = found.streets.filter(
      ({ houses }) => houses.length < 6 || houses.length > 20 || new Set(houses).size !== houses.length,
    );
    expect(odd).toEqual([]);
    expect(
      found.streets.flatMap(({ houses }) => houses).filter((house) => !/^\d+[А-Я]?$/.test(house)),
    ).toEqual([]);
  },
);

test('Ленинская, 119 is among the addresses of Самара, and an unknown city has no streets', () => {
  const street = directoryOf(SAMARA.iikoId).streets.find(({ name }) => name === 'Ленинская');
  expect(street?.houses).toContain('119');
  expect(directoryOf('unknown')).toEqual({ streets: [] });
});
