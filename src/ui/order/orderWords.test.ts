import { expect, test } from 'vitest';
import { clockText } from '../../domain/clock.ts';
import { stepsFor, type OrderStep } from '../../domain/orderStatus.ts';
import { wayAfterAnswer } from '../../domain/orderWay.ts';
import { etaText, isAwaited, leftText, orderNews, statusHeading } from './orderWords.ts';

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
  expect(etaText(iso(at(12, 30, 21)), at(23, 0))).toBe('Завтра в\u00A012:30');
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

test('a pickup is ready at one moment', () => {
  expect(etaText(iso(at(18, 24)), at(18, 2), 'self')).toBe('к\u00A018:25');
});

const heard = (estimatedAt: string | null) => ({
  id: 'order-1',
  method: 'delivery' as const,
  createdAt: null,
  estimatedAt,
});
/** An order that was promised for 18:50, and of which the last word is another time. */
const newsOf = (estimatedAt: string, now: number, current: OrderStep = 'onWay') =>
  orderNews(
    {
      current,
      isCancelled: false,
      unknownStatus: null,
      order: { method: 'delivery', estimatedAt },
      steps: stepsFor('delivery'),
      way: wayAfterAnswer(wayAfterAnswer(null, heard(iso(at(18, 50))), 0), heard(estimatedAt), at(18, 31)),
    },
    now,
  );

test('an order in time has its status and its range, and nothing of a promise', () => {
  expect(newsOf(iso(at(18, 50)), at(18, 31))).toEqual({
    heading: 'Курьер уже в пути',
    label: 'В пути',
    eta: '18:40–18:55',
    promised: null,
    lateness: 'none',
  });
});

test('a delay that was told stands beside the promise', () => {
  expect(newsOf(iso(at(19, 5)), at(18, 31))).toEqual({
    heading: 'Задерживаемся минут на\u00A015',
    label: 'Задерживаемся',
    eta: '18:55–19:10',
    promised: '18:40–18:55',
    lateness: 'delayed',
  });
});

test('an hour and more is not counted in minutes', () => {
  expect(newsOf(iso(at(20, 5)), at(18, 31)).heading).toBe('Задерживаемся');
});

test('a range that has passed without a word is no range any more', () => {
  expect(newsOf(iso(at(18, 50)), at(18, 55)).lateness).toBe('none');
  expect(newsOf(iso(at(18, 50)), at(18, 56))).toMatchObject({
    label: 'Опаздываем',
    eta: null,
    promised: '18:40–18:55',
    lateness: 'overdue',
  });
});

test('a clock that is wrong by a day makes no order late, and the range says its day', () => {
  expect(newsOf(iso(at(18, 50)), at(20, 50, 21))).toMatchObject({
    label: 'В пути',
    eta: '20 ноября в\u00A018:50',
    lateness: 'none',
  });
  expect(newsOf(iso(at(18, 50)), at(6, 54, 21)).lateness).toBe('overdue');
  expect(newsOf(iso(at(18, 50)), at(6, 55, 21)).lateness).toBe('none');
});

test('an order that has come is not late, whatever was said before', () => {
  expect(newsOf(iso(at(19, 5)), at(19, 30), 'delivered')).toMatchObject({ eta: null, lateness: 'none' });
});

test.each([
  [20, 'осталось около 20\u00A0минут'],
  [17, 'осталось около 20\u00A0минут'],
  [0, null],
  [91, null],
])('%s minutes before: %s', (minutes, text) => {
  expect(leftText(iso(at(18, 0) + minutes * 60_000), at(18, 0))).toBe(text);
});
