import { expect, test } from 'vitest';
import { CLOSED_DAY, type WorkWeek } from '../../domain/workTime.ts';
import { closedText } from './closedText.ts';

/** A Monday, by the local clock. */
const MONDAY = new Date(2026, 2, 2, 8).getTime();
const workDay = { open: '10:00', close: '02:00', isNextDay: true };
const weekWith = (...daysOff: readonly number[]): WorkWeek =>
  Array.from({ length: 7 }, (_, weekday) => (daysOff.includes(weekday) ? CLOSED_DAY : workDay));

test.each([
  [weekWith(), 'К сожалению оформление заказа возможно только с 10:00 до 02:00'],
  [weekWith(1), 'Сегодня выходной, откроемся завтра в\u00A010:00'],
  [weekWith(1, 2), 'Сегодня выходной, откроемся 4 марта в\u00A010:00'],
  [weekWith(0, 1, 2, 3, 4, 5, 6), 'Сегодня выходной, заказы не принимаем'],
  [null, null],
])('on a Monday morning with the week %j it says «%s»', (week, words) => {
  expect(closedText(week, MONDAY)).toBe(words);
});
