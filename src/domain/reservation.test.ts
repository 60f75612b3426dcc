import { describe, expect, test } from 'vitest';
import { dateText, DAYS_AHEAD, firstTableDate, tableDateProblem, tableTimes } from './reservation.ts';
import type { WorkDay, WorkWeek } from './workTime.ts';

/** A Tuesday. */
const at = (hours: number, minutes = 0): number => new Date(2026, 2, 10, hours, minutes).getTime();
const TODAY = '2026-03-10';
const TOMORROW = '2026-03-11';
const daily = (day: WorkDay): WorkWeek => Array.from({ length: 7 }, () => day);
const day = daily({ open: '10:00', close: '22:00', isNextDay: false });
const night = daily({ open: '18:00', close: '02:00', isNextDay: true });

describe('the times of a table', () => {
  test('begin with the opening and end half an hour before the closing', () => {
    const times = tableTimes({ week: day, date: TOMORROW, now: at(12) });
    expect([times[0], times.at(-1), times.length]).toEqual(['10:00', '21:30', 24]);
  });

  test('of today begin half an hour from now', () => {
    expect(tableTimes({ week: day, date: TODAY, now: at(12, 10) })[0]).toBe('13:00');
    expect(tableTimes({ week: day, date: TODAY, now: at(12, 30) })[0]).toBe('13:00');
  });

  test('of a place that is open over midnight belong to the day on the calendar', () => {
    const times = tableTimes({ week: night, date: TOMORROW, now: at(12) });
    expect(times.slice(0, 4)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect(times.slice(4, 5)).toEqual(['18:00']);
  });

  test('are all half hours where no hours are known', () => {
    expect(tableTimes({ week: null, date: TOMORROW, now: at(12) })).toHaveLength(48);
  });

  test.each(['', '2026-02-30', 'tomorrow', '2026-03-09', '2030-01-01'])('of «%s» there are none', (date) => {
    expect(tableTimes({ week: day, date, now: at(12) })).toEqual([]);
  });
});

describe('the day of a table', () => {
  const closedOnWednesdays = day.map((hours, weekday) =>
    weekday === 3 && hours ? { ...hours, close: hours.open } : hours,
  );
  test.each([
    ['', 'Выберите дату'],
    ['2026-03-09', 'Эта дата уже прошла'],
    [TODAY, 'На сегодня стол уже не забронировать'],
    [TOMORROW, 'В этот день ресторан закрыт'],
    ['2026-03-12', null],
    [dateText(at(23), DAYS_AHEAD), null],
    [dateText(at(23), DAYS_AHEAD + 1), 'Бронируем не дальше чем на\u00A060\u00A0дней вперёд'],
  ])('«%s» late in the evening: %s', (date, words) => {
    expect(tableDateProblem({ week: closedOnWednesdays, date, now: at(23) })).toBe(words);
  });

  test('is at first the next one on which a table can be had', () => {
    expect(firstTableDate({ week: day, now: at(12) })).toBe(TODAY);
    expect(firstTableDate({ week: closedOnWednesdays, now: at(23) })).toBe('2026-03-12');
    const never = daily({ open: '10:00', close: '10:00', isNextDay: false });
    expect(firstTableDate({ week: never, now: at(12) })).toBeNull();
  });
});
