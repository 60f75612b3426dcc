import { expect, test } from 'vitest';
import type { WorkDay } from '../../domain/workTime.ts';
import { todayText } from './todayText.ts';

/** A Monday, by the local clock. */
const MONDAY = new Date(2026, 2, 2, 12).getTime();
const monday = (open: string, close: string): readonly (WorkDay | null)[] => [
  null,
  { open, close, isNextDay: false },
];

test.each([
  ['10:00', '22:00', 'Сегодня с\u00A010:00 до\u00A022:00'],
  ['00:00', '24:00', 'Круглосуточно'],
  ['10:00', '10:00', 'Сегодня закрыто'],
  ['soon', 'late', 'Сегодня закрыто'],
])('a day from %s to %s is «%s»', (open, close, words) => {
  expect(todayText(monday(open, close), MONDAY)).toBe(words);
});

test('hours of another day say nothing of today', () => {
  const tuesday = MONDAY + 24 * 60 * 60_000;
  expect(todayText(monday('10:00', '22:00'), tuesday)).toBe('Часы работы подскажут по телефону');
});
