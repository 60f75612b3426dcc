import { expect, test } from 'vitest';
import { momentText, monthText, termText } from './dates.ts';

/** By the local clock. */
const at = (month: number, day: number, hours = 12, minutes = 0, year = 2026) =>
  new Date(year, month - 1, day, hours, minutes);
const now = at(11, 21).getTime();

test('a moment of this year goes without the year, an older one with it', () => {
  expect(momentText(at(11, 14, 19, 5).toISOString(), now)).toBe('14 ноября, 19:05');
  const older = momentText(at(12, 31, 9, 30, 2025).toISOString(), now);
  expect(older?.replace(/\s/g, ' ')).toBe('31 декабря 2025 г., 09:30');
});

test.each([null, '', 'завтра'])('%j is no moment', (iso) => {
  expect(momentText(iso, now)).toBeNull();
});

test('a month of this year goes without the year, an older one with it', () => {
  expect(monthText('2026-11', now)).toBe('Ноябрь');
  expect(monthText('2025-05', now)).toBe('Май 2025');
  expect(monthText('', now)).toBe('Без даты');
});

test('a term that has begun is told by its end, one that has not by both', () => {
  const begun = at(11, 1).toISOString();
  const later = at(12, 1).toISOString();
  const end = at(12, 30).toISOString();
  expect(termText(begun, end, now)).toBe('Действует до\u00A030 декабря');
  expect(termText(later, end, now)).toBe('Действует с\u00A01 декабря до\u00A030 декабря');
  expect(termText(later, null, now)).toBe('Действует с\u00A01 декабря');
  expect(termText(begun, null, now)).toBeNull();
  expect(termText(null, null, now)).toBeNull();
  expect(termText(null, begun, now)).toMatch(/^Закончилась /);
});
