import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doorInSight, doorsOf, type Advent, type AdventDay, type Offer } from './advent.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const at = (...parts: readonly [number, number, number, number?]): number => {
  const [year, month, day, hour = 12] = parts;
  return new Date(year, month - 1, day, hour).getTime();
};
const dayOf = (day: number, more: Partial<AdventDay> = {}): AdventDay => ({
  day,
  title: `Подарок ${day}`,
  text: '',
  code: null,
  promoId: null,
  image: null,
  link: null,
  ...more,
});
const december = (more: Partial<Advent> = {}): Advent => ({
  title: '',
  year: null,
  month: 12,
  days: Array.from({ length: 24 }, (_, index) => dayOf(index + 1)),
  ...more,
});
const offer = (more: Partial<Offer> = {}): Offer => ({
  id: 'p1',
  code: 'ЛАПША',
  title: 'Два вока',
  description: 'Дешевле вдвоём',
  image: '/p.webp',
  dateFrom: null,
  ...more,
});
const statesAt = (advent: Advent, now: number) => doorsOf(advent, [], now).map(({ state }) => state);
const isOpen = (state: string) => state === 'open' || state === 'today';

describe('a door of the calendar', () => {
  test('opens at 00:00 of its day by the customer’s clock, and stays open', () => {
    const advent = december({ year: 2026 });
    expect(statesAt(advent, at(2026, 12, 4, 23)).slice(3, 6)).toEqual(['today', 'closed', 'closed']);
    expect(statesAt(advent, at(2026, 12, 5, 0)).slice(3, 6)).toEqual(['open', 'today', 'closed']);
    expect(statesAt(advent, at(2027, 6, 1)).every((state) => state === 'open')).toBe(true);
  });

  test('tells nothing of its state while nobody knows what day it is', () => {
    expect(new Set(statesAt(december(), 0))).toEqual(new Set(['unknown']));
  });

  test.each([
    [at(2026, 11, 30), 2026],
    [at(2026, 12, 31), 2026],
    [at(2027, 1, 2), 2026],
    [at(2027, 7, 1), 2027],
  ])('of every December belongs at %d to the year %i', (now, year) => {
    expect(new Date(doorsOf(december(), [], now)[0]?.opensAt ?? 0).getFullYear()).toBe(year);
  });

  test('takes from its promotion what the settings do not say', () => {
    const days = [
      dayOf(1, { title: '', promoId: 'p1' }),
      dayOf(2, { code: 'СВОЙ', promoId: 'p1' }),
      dayOf(3),
    ];
    const doors = doorsOf(december({ days }), [offer()], at(2026, 12, 3));
    expect(doors.map(({ title, code, image }) => [title, code, image])).toEqual([
      ['Два вока', 'ЛАПША', '/p.webp'],
      ['Подарок 2', 'СВОЙ', '/p.webp'],
      ['Подарок 3', null, null],
    ]);
  });

  test('of a promotion that is not the customer’s says what the settings do', () => {
    const doors = doorsOf(december({ days: [dayOf(1, { promoId: 'other' })] }), [], at(2026, 12, 3));
    expect(doors[0]).toMatchObject({ title: 'Подарок 1', code: null });
  });
});

test('without a calendar the promotions are its doors, each on the day it begins', () => {
  const offers = [
    offer({ id: 'later', dateFrom: new Date(at(2026, 3, 12, 18)).toISOString() }),
    offer({ id: 'today', dateFrom: new Date(at(2026, 3, 10, 20)).toISOString() }),
    offer({ id: 'never', dateFrom: null }),
    offer({ id: 'broken', dateFrom: 'скоро' }),
  ];
  const doors = doorsOf(null, offers, at(2026, 3, 10));
  expect(doors.map(({ key, day, month, state }) => [key, day, month, state])).toEqual([
    ['today', 10, 3, 'today'],
    ['later', 12, 3, 'closed'],
  ]);
  expect(doorsOf(null, offers, 0)).toEqual([]);
});

test('today’s door is in sight, else the last that opened, and none while all are closed', () => {
  const inSight = (now: number) => doorInSight(doorsOf(december({ year: 2026 }), [], now))?.key ?? null;
  expect([at(2026, 11, 30), at(2026, 12, 7), at(2026, 12, 30)].map(inSight)).toEqual([null, '7', '24']);
});

test('as time goes on doors only open, in the order of their days, and at most one is today’s', () => {
  const moments = fc.integer({ min: at(2026, 11, 1), max: at(2027, 1, 31) });
  fc.assert(
    fc.property(moments, moments, (a, b) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((now) =>
        statesAt(december({ year: 2026 }), now),
      );
      for (const [index, state] of (earlier ?? []).entries())
        if (isOpen(state)) expect(isOpen(later?.[index] ?? '')).toBe(true);
      const firstClosed = (later ?? []).findIndex((state) => state === 'closed');
      if (firstClosed >= 0) expect(later?.slice(firstClosed).some(isOpen)).toBe(false);
      expect((later ?? []).filter((state) => state === 'today').length).toBeLessThanOrEqual(1);
    }),
    { numRuns },
  );
});
