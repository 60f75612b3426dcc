import { expect, test } from 'vitest';
import type { HappyHours } from '../../domain/happyHours.ts';
import { daysText, daysUntil, doorDate, durationText, hoursText, momentWords } from './seasonWords.ts';

const MINUTE = 60_000;
const at = (day: number, hour: number, minute = 0): number => new Date(2026, 2, day, hour, minute).getTime();
const hours: HappyHours = {
  title: '',
  text: '',
  days: [1, 2, 3, 4, 5],
  from: 840,
  to: 1020,
  code: null,
  image: null,
  sections: [],
  products: [],
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [84 * MINUTE, '1 ч 24 мин'],
  [120 * MINUTE, '2 ч'],
  [MINUTE, '1 мин'],
  [1, '1 мин'],
  [59 * MINUTE + 1, '1 ч'],
])('%i ms are «%s»', (ms, text) => {
  expect(plain(durationText(ms))).toBe(text);
});

test.each([
  [[], 'каждый день'],
  [[0, 1, 2, 3, 4, 5, 6], 'каждый день'],
  [[1, 2, 3, 4, 5], 'пн–пт'],
  [[6, 0], 'сб, вс'],
  [[1, 3, 4, 5, 0], 'пн, ср–пт, вс'],
])('the days %j are «%s»', (days, text) => {
  expect(daysText(days)).toBe(text);
});

test('a date has no year, a distance counts calendar days', () => {
  expect(doorDate({ day: 5, month: 12 })).toBe('5 декабря');
  expect(daysUntil(at(11, 0), at(10, 23, 59))).toBe('завтра');
  expect(daysUntil(at(13, 0), at(10, 23, 59))).toBe('через 3 дня');
});

test('the hours say when they end, when they begin today, and on which other day', () => {
  expect(hoursText(hours)).toBe('пн–пт, 14:00–17:00');
  expect(hoursText({ ...hours, days: [6], from: 1320, to: 1440 })).toBe('сб, 22:00–00:00');
  expect(momentWords({ kind: 'now', hours, endsAt: at(10, 17) }, at(10, 15, 36)).title).toBe(
    'Идут сейчас, до\u00A017:00',
  );
  expect(momentWords({ kind: 'today', hours, startsAt: at(10, 14) }, at(10, 12)).title).toBe(
    'Начнутся сегодня в\u00A014:00',
  );
  expect(momentWords({ kind: 'later', hours, startsAt: at(11, 14) }, at(10, 18))).toEqual({
    title: 'Начнутся в среду, 11 марта, в\u00A014:00',
    clock: 'завтра',
  });
});
