import { expect, test } from 'vitest';
import { CANCELLED_LABEL, isFinal, stepOf, stepsFor } from './orderStatus.ts';

const STATUSES = [
  ['Unconfirmed', 'Принят', 'Принят'],
  ['WaitCooking', 'Принят', 'Принят'],
  ['ReadyForCooking', 'Готовится', 'Готовится'],
  ['CookingStarted', 'Готовится', 'Готовится'],
  ['CookingCompleted', 'Готовится', 'Готов к выдаче'],
  ['Waiting', 'Готовится', 'Готов к выдаче'],
  ['OnWay', 'В пути', 'Готов к выдаче'],
  ['Delivered', 'Доставлен', 'Готов к выдаче'],
  ['Closed', 'Доставлен', 'Готов к выдаче'],
] as const;

test('the stepper has four steps for delivery and three for pickup', () => {
  const labels = (method: 'delivery' | 'self') => stepsFor(method).map(({ label }) => label);
  expect(labels('delivery')).toEqual(['Принят', 'Готовится', 'В пути', 'Доставлен']);
  expect(labels('self')).toEqual(['Принят', 'Готовится', 'Готов к выдаче']);
});

test.each(STATUSES)('%s is «%s» for delivery and «%s» for pickup', (status, delivery, self) => {
  const label = (method: 'delivery' | 'self') =>
    stepsFor(method).find(({ step }) => step === stepOf(status, method))?.label;
  expect(label('delivery')).toBe(delivery);
  expect(label('self')).toBe(self);
});

test('a later status never goes back', () => {
  for (const method of ['delivery', 'self'] as const) {
    const order: readonly unknown[] = stepsFor(method).map(({ step }) => step);
    const places = STATUSES.map(([status]) => order.indexOf(stepOf(status, method)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('a cancelled order has no step, an unknown status is told apart', () => {
  expect(stepOf('Cancelled', 'delivery')).toBe('cancelled');
  expect(stepOf('Cancelled', 'self')).toBe('cancelled');
  for (const status of ['', 'closed', 'Lost', 'constructor', '__proto__'])
    expect(stepOf(status, 'delivery')).toBeNull();
});

test('only Closed and Cancelled complete an order', () => {
  const final = [...STATUSES.map(([status]) => status), 'Cancelled', '', 'closed'].filter(isFinal);
  expect(final).toEqual(['Closed', 'Cancelled']);
});

test('a cancelled order says so in place of its steps', () => {
  expect(CANCELLED_LABEL).toBe('Отменён');
});
