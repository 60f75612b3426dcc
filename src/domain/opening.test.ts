import { expect, test } from 'vitest';
import { momentWords, openingText } from './opening.ts';
import { CLOSED_DAY, type WorkDay, type WorkWeek } from './workTime.ts';

const at = (day: number, hour: number, minute = 0): number =>
  // The first of March 2026 is a Sunday.
  new Date(2026, 2, 1 + day, hour, minute).getTime();
const hours = (open: string, close: string, isNextDay = false): WorkDay => ({ open, close, isNextDay });
const every = (day: WorkDay | null): WorkWeek => Array.from({ length: 7 }, () => day);
const closedOn = (...off: readonly number[]): WorkWeek =>
  every(hours('10:00', '22:45')).map((day, weekday) => (off.includes(weekday) ? CLOSED_DAY : day));

test.each([
  ['early in the morning', closedOn(), at(1, 9), 'Откроемся в\u00A010:00'],
  ['after closing', closedOn(), at(1, 23), 'Откроемся завтра в\u00A010:00'],
  [
    'after midnight, once a late evening is over',
    every(hours('10:00', '02:00', true)),
    at(2, 3),
    'Откроемся в\u00A010:00',
  ],
  ['on a day off', closedOn(1), at(1, 12), 'Откроемся завтра в\u00A010:00'],
  ['on the evening before days off', closedOn(1, 2), at(0, 23), 'Откроемся в среду в\u00A010:00'],
  ['on the first of two days off', closedOn(2, 3), at(2, 12), 'Откроемся в четверг в\u00A010:00'],
  [
    'on a Sunday evening of who works on Tuesdays',
    closedOn(0, 1, 3, 4, 5, 6),
    at(0, 23),
    'Откроемся во вторник в\u00A010:00',
  ],
  [
    'a week ahead, on the evening of the only working day',
    closedOn(0, 1, 3, 4, 5, 6),
    at(2, 23),
    'Откроемся 10 марта в\u00A010:00',
  ],
])('%s', (_, week, now, words) => {
  expect(openingText(week, now)).toBe(words);
});

test.each([
  ['an open shop', closedOn(), at(1, 12)],
  ['a late evening after midnight', every(hours('10:00', '02:00', true)), at(2, 1)],
  ['a shop that never closes', every(hours('00:00', '24:00')), at(1, 3)],
  ['no table', null, at(1, 3)],
  ['a shop that does not open any more', every(CLOSED_DAY), at(1, 12)],
  ['a page that does not know the time yet', closedOn(), 0],
])('%s has no next opening to tell of', (_, week, now) => {
  expect(openingText(week, now)).toBeNull();
});

test('a day of the week is one of the six after tomorrow’s eve', () => {
  expect(momentWords(at(7, 10), at(1, 12))).toBe('в воскресенье в\u00A010:00');
  expect(momentWords(at(8, 10), at(1, 12))).toBe('9 марта в\u00A010:00');
});
