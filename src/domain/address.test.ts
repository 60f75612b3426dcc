import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityOfAddress, formatAddress, savedLike, type AddressParts, type CityMap } from './address.ts';
import type { CityIikoId, ZoneId } from './catalog.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const EMPTY: AddressParts = { city: '', street: '', home: '', apartment: '', entrance: '', floor: '' };

const word = fc.constantFrom('', ' ', 'Самара', 'самара, Ново-Садовая', 'улица <b>&amp;', '12к3', '7', ' 5 ');
const address = fc.record({
  city: word,
  street: word,
  home: word,
  apartment: word,
  entrance: word,
  floor: word,
}) satisfies fc.Arbitrary<AddressParts>;

test('writes all parts in order', () => {
  const full = { city: 'Самара', street: 'Ленина', home: '1', apartment: '2', entrance: '3', floor: '4' };
  expect(formatAddress(full)).toBe('Самара, Ленина, 1, кв.\u00A02, подъезд:\u00A03, этаж:\u00A04');
});

test('leaves out a city that the street names, in any case', () => {
  const parts = { ...EMPTY, city: 'Самара', street: 'САМАРА, Ленина', home: '1' };
  expect(formatAddress(parts)).toBe('САМАРА, Ленина, 1');
});

test('says that a missing address is not given', () => {
  expect(formatAddress(null)).toBe('не указан');
  expect(formatAddress({ ...EMPTY, floor: '  ' })).toBe('не указан');
});

test('holds every given part once, in order, and no empty one', () => {
  fc.assert(
    fc.property(address, (parts) => {
      const isInStreet = parts.street.toLowerCase().includes(parts.city.trim().toLowerCase());
      const wanted = [
        isInStreet ? '' : parts.city,
        parts.street,
        parts.home,
        parts.apartment.trim() && `кв.\u00A0${parts.apartment.trim()}`,
        parts.entrance.trim() && `подъезд:\u00A0${parts.entrance.trim()}`,
        parts.floor.trim() && `этаж:\u00A0${parts.floor.trim()}`,
      ];
      const text = formatAddress(parts);
      const given = wanted.map((part) => part.trim()).filter(Boolean);
      expect(text).toBe(given.join(', ') || 'не указан');
      expect(text).not.toMatch(/^, |, ,|, $/);
    }),
    { numRuns },
  );
});

describe('the city of an address', () => {
  const [samara, tolyatti] = ['i-samara' as CityIikoId, 'i-tolyatti' as CityIikoId];
  const map: CityMap = {
    cities: [
      { name: 'Самара', iikoId: samara },
      { name: 'Тольятти', iikoId: tolyatti },
    ],
    zones: { [samara]: [{ id: 's1' as ZoneId }], [tolyatti]: [{ id: 't1' as ZoneId }] },
  };
  const cityOf = (city: string, zoneId: string | null = null) =>
    cityOfAddress({ city, zoneId: zoneId as ZoneId | null }, map);

  test('is that of its zone, whatever it names', () => {
    expect(cityOf('Самара', 't1')).toBe(tolyatti);
    expect(cityOf('', 's1')).toBe(samara);
    expect(cityOf('Самарская обл., Самара', 't1')).toBe(tolyatti);
  });

  test('is the one of the settings where the shop has no such city any more', () => {
    expect(cityOfAddress({ city: 'Самара', zoneId: 't1' as ZoneId }, { ...map, cities: [] })).toBe(tolyatti);
  });

  test.each(['Тольятти', ' ТОЛЬЯТТИ ', 'г. Тольятти', 'г.Тольятти', 'город Тольятти', 'Тольятти г'])(
    'is the one that it names where nobody knows its zone: %s',
    (city) => {
      expect(cityOf(city)).toBe(tolyatti);
      expect(cityOf(city, 'redrawn')).toBe(tolyatti);
    },
  );

  test('is named behind its region, too', () => {
    expect(cityOf('Самарская обл., г. Самара')).toBe(samara);
  });

  test.each(['', 'Прибрежный', 'Горелый', 'г.'])('is not known by «%s»', (city) => {
    expect(cityOf(city)).toBeNull();
    expect(cityOf(city, 'redrawn')).toBeNull();
  });

  test('is not known where cities and zones are not', () => {
    expect(cityOfAddress({ city: 'Самара', zoneId: 's1' as ZoneId }, { cities: [], zones: {} })).toBeNull();
  });
});

test('the saved address of an order is the one that is written alike', () => {
  const flat = (apartment: string): AddressParts => ({
    city: 'Самара',
    street: 'Ленинская',
    home: '119',
    apartment,
    entrance: '',
    floor: '',
  });
  const saved = [flat('12'), flat('13')];
  expect(savedLike(saved, { ...flat('13') })).toBe(saved[1]);
  expect(savedLike(saved, flat('14'))).toBeNull();
  expect(savedLike(saved, null)).toBeNull();
});
