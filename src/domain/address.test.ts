import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAddress, type AddressParts } from './address.ts';

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
  expect(formatAddress(full)).toBe('Самара, Ленина, 1, кв. 2, подъезд: 3, этаж: 4');
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
        parts.apartment.trim() && `кв. ${parts.apartment.trim()}`,
        parts.entrance.trim() && `подъезд: ${parts.entrance.trim()}`,
        parts.floor.trim() && `этаж: ${parts.floor.trim()}`,
      ];
      const text = formatAddress(parts);
      const given = wanted.map((part) => part.trim()).filter(Boolean);
      expect(text).toBe(given.join(', ') || 'не указан');
      expect(text).not.toMatch(/^, |, ,|, $/);
    }),
    { numRuns },
  );
});
