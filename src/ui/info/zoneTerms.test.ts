import { expect, test } from 'vitest';
import { fromRoubles } from '../../domain/money.ts';
import { sampleProduct } from '../../../tests/samples.ts';
import { listedTerms, zoneTerms } from './zoneTerms.ts';

const plain = (terms: readonly string[]) => terms.map((term) => term.replaceAll('\u00A0', ' '));
const unknown = { deliveryId: null, minSum: null, freeFrom: null, minutes: null };

test('a zone is told by what is known of it', () => {
  const known = { ...unknown, minSum: fromRoubles(1200), freeFrom: fromRoubles(3500), minutes: 61 };
  const paid = sampleProduct({ price: fromRoubles(249) });
  const terms = ['249 ₽', 'от 3 500 ₽ бесплатно', 'минимальный заказ 1 200 ₽'];
  expect(plain(listedTerms(zoneTerms(known, paid, null)))).toEqual([...terms, 'около 61 минуты']);
  expect(plain(listedTerms(zoneTerms(known, paid, 'к 18:50')))).toEqual([...terms, 'к 18:50']);
  expect(listedTerms(zoneTerms(unknown, null, null))).toEqual([]);
});

test('delivery that costs nothing is free', () => {
  expect(zoneTerms(unknown, sampleProduct({ price: fromRoubles(0) }), null).price).toBe('бесплатно');
});
