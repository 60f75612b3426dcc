import { expect, test } from 'vitest';
import { numbered, orderName } from './orderName.ts';

test('an order is called by its number, in one piece', () => {
  expect(orderName('1042')).toBe('Заказ\u00A0№\u00A01042');
  expect(numbered('1042')).toBe('№\u00A01042');
});

test('one without a number is just an order', () => {
  expect(orderName('')).toBe('Заказ');
});
