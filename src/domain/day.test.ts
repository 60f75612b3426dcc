import { expect, test } from 'vitest';
import { isOnDayOf, textOfMoment } from './day.ts';

const noon = new Date(2026, 2, 10, 12).getTime();
const HOUR = 60 * 60_000;

test.each([
  [0, true],
  [11, true],
  [12, false],
  [-12, true],
  [-13, false],
  [24, false],
])('%d hours after noon is the same local day: %s', (hours, isSame) => {
  expect(isOnDayOf(noon + hours * HOUR, textOfMoment(noon))).toBe(isSame);
});

test('a kept moment is the same text in every time zone', () => {
  expect(textOfMoment(Date.UTC(2026, 2, 10, 22, 30))).toBe('2026-03-10T22:30:00.000Z');
});

test('the day that older versions kept is still understood, anything else is no day', () => {
  expect(isOnDayOf(noon, 'Tue Mar 10 2026')).toBe(true);
  expect(isOnDayOf(noon, 'Wed Mar 11 2026')).toBe(false);
  expect(isOnDayOf(noon, 'yesterday')).toBe(false);
});
