import { expect, test } from 'vitest';
import { lonLat } from '../../domain/geometry.ts';
import { demoCities } from '../../../tests/demo.ts';
import { zoneId } from '../../../tests/samples.ts';
import { secret } from '../../kernel/event.ts';
import { addressProblems, EMPTY_ADDRESS, verdictOf } from './addressForm.ts';

const form = { ...EMPTY_ADDRESS, street: 'Ленинская', home: '119' };
const centre = { id: zoneId('centre'), name: 'Центр', polygon: [], color: null };
const found = (id: string | null) => ({
  status: 'found' as const,
  point: secret(lonLat(50, 53)),
  zoneId: id === null ? null : zoneId(id),
});

test('a street without a house is refused', () => {
  expect(addressProblems({ ...form, home: ' ' })).toEqual({ street: null, home: 'Укажите дом' });
});

test('the verdict names the zone that holds the place', () => {
  expect(verdictOf({ form, place: found('centre'), zones: [centre] })).toEqual({
    kind: 'inside',
    zone: centre,
  });
});

test.each([
  ['none', 'without a house', { form: { ...form, home: '' } }],
  ['looking', 'before the typed place was asked about', { place: { status: 'none' as const } }],
  ['looking', 'while the answer is awaited', { place: { status: 'looking' as const } }],
  ['outside', 'where no zone holds the place', { place: found(null) }],
  ['unknown', 'where the place was not found', { place: { status: 'unknown' as const } }],
  ['unknown', 'in a city without drawn zones', { zones: [] }],
])('the verdict is %s %s', (kind, _when, changes) => {
  const input = { form, place: found('centre'), zones: [centre], ...changes };
  expect(verdictOf(input).kind).toBe(kind);
});

test('a place in another city is of that city, whether its house is known or not', () => {
  const elsewhere = demoCities.find(({ slug }) => slug === 'tolyatti') ?? null;
  const input = { form: { ...form, home: '' }, place: found('there'), zones: [centre], elsewhere };
  expect(verdictOf(input)).toEqual({ kind: 'elsewhere', city: elsewhere, zoneId: 'there' });
});
