import { expect, test } from 'vitest';
import { clockText } from '../../domain/clock.ts';
import { etaText, isAwaited, statusHeading } from './orderWords.ts';

const at = (hours: number, minutes: number, day = 20): number =>
  new Date(2025, 10, day, hours, minutes).getTime();
const iso = (time: number): string => new Date(time).toISOString();

test.each([
  ['accepted', 'Заказ принят'],
  ['onWay', 'Курьер уже в пути'],
  ['readyForPickup', 'Заказ готов к выдаче'],
] as const)('the step %s is said as «%s»', (current, heading) => {
  expect(statusHeading({ current, isCancelled: false, unknownStatus: null })).toBe(heading);
});

test('an unknown status is shown as it was sent, whatever step was reached', () => {
  expect(statusHeading({ current: 'cooking', isCancelled: false, unknownStatus: 'Packing' })).toBe('Packing');
});

test('a cancelled order says so', () => {
  expect(statusHeading({ current: null, isCancelled: true, unknownStatus: null })).toBe('Отменён');
});

test('the time is a range by the clock, in steps of five minutes', () => {
  expect(etaText(iso(at(18, 51)), at(18, 2))).toBe('18:40–18:55');
});

test('a range may cross the hour', () => {
  expect(etaText(iso(at(19, 0)), at(18, 2))).toBe('18:50–19:05');
});

test('an order for another day names the day', () => {
  expect(etaText(iso(at(12, 30, 21)), at(23, 0))).toBe('Завтра в 12:30');
});

test.each([null, '', 'soon'])('no readable time (%s) is no range', (estimatedAt) => {
  expect(etaText(estimatedAt, at(18, 0))).toBeNull();
});

test('the clock has two digits on both sides', () => {
  expect(clockText(at(9, 5))).toBe('09:05');
});

test.each([
  ['delivered', 'delivery', false],
  ['readyForPickup', 'self', false],
  ['onWay', 'delivery', true],
] as const)('at the step %s of %s there is something to wait for: %s', (current, method, answer) => {
  expect(isAwaited({ current, isCancelled: false, unknownStatus: null }, { method })).toBe(answer);
});
