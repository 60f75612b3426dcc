import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (settings: object) => readSettings(settings, 'https://api.example');
const hours = { from: '14:00', to: '17:00' };

describe('the calendar', () => {
  test('is read from an object or from the bare list of its days', () => {
    const days = [{ day: 1, title: 'Моти', image: '/m.webp', code: 'МОТИ' }];
    expect(read({ ADVENT: { title: 'Адвент', year: 2026, month: '11', days } }).values.advent).toEqual({
      title: 'Адвент',
      year: 2026,
      month: 11,
      days: [
        {
          day: 1,
          title: 'Моти',
          text: '',
          code: 'МОТИ',
          promoId: null,
          image: 'https://api.example/m.webp',
          link: null,
        },
      ],
    });
    expect(read({ ADVENT: JSON.stringify(days) }).values.advent).toMatchObject({ year: null, month: 12 });
  });

  test('loses only the days that cannot be read, and of two of one day the second', () => {
    const days = [
      { day: '3', title: 'Три' },
      { day: 0 },
      { day: 40 },
      'завтра',
      { day: 3, title: 'Снова три' },
    ];
    const { values, skipped } = read({ ADVENT: days });
    expect(values.advent?.days.map(({ day, title }) => [day, title])).toEqual([[3, 'Три']]);
    expect(skipped).toEqual(['ADVENT']);
  });

  test.each([[{ days: 'все' }], [7]])('%j is none', (ADVENT) => {
    expect(read({ ADVENT }).values.advent).toBeNull();
    expect(read({ ADVENT }).skipped).toEqual(['ADVENT']);
  });

  test.each([[{ month: 13 }], [{ year: 'вечность' }], [{ title: {} }]])(
    'without its %j has its doors',
    (odd) => {
      const ADVENT = { days: [{ day: 1 }], ...odd };
      expect(read({ ADVENT }).values.advent).toMatchObject({ year: null, month: 12, days: [{ day: 1 }] });
      expect(read({ ADVENT }).skipped).toEqual(['ADVENT']);
    },
  );

  test('without a door is none, and nothing is broken', () => {
    expect(read({ ADVENT: [] })).toMatchObject({ values: { advent: null }, skipped: [] });
  });
});

describe('happy hours', () => {
  test.each([
    ['one entry', hours],
    ['a list', [hours]],
  ])('of all cities are %s', (_what, HAPPY_HOURS) => {
    const { happyHours } = read({ HAPPY_HOURS }).values;
    expect(happyHours).toMatchObject({ everywhere: [{ from: 840, to: 1020, days: [] }], byCity: {} });
  });

  test('keyed by city are each city’s own', () => {
    const { happyHours } = read({
      HAPPY_HOURS: { a: hours, b: [{ ...hours, days: [1, '2'], sections: ['vok'], products: [7] }] },
    }).values;
    expect(happyHours.everywhere).toEqual([]);
    expect(happyHours.byCity).toMatchObject({
      a: [{ from: 840 }],
      b: [{ days: [1, 2], sections: ['vok'], products: ['7'] }],
    });
  });

  test('with times that are none go alone', () => {
    const { values, skipped } = read({ HAPPY_HOURS: [{ from: 'утром', to: '12:00' }, hours] });
    expect(values.happyHours.everywhere).toHaveLength(1);
    expect(skipped).toEqual(['HAPPY_HOURS']);
  });
});

test('the New Year’s promotion has its gifts, and without any of its fields it is still one', () => {
  const gifts = [{ title: 'Пицца', image: '/p.webp' }, { text: 'Без названия' }];
  const { values, skipped } = read({ NEW_YEAR_PROMO: { code: 'ЁЛКА', gifts } });
  expect(values.newYear).toMatchObject({
    code: 'ЁЛКА',
    terms: [],
    gifts: [{ title: 'Пицца', image: 'https://api.example/p.webp', link: null }],
  });
  expect(skipped).toEqual(['NEW_YEAR_PROMO']);
  expect(read({ NEW_YEAR_PROMO: {} }).values.newYear).toMatchObject({ title: '', code: null, gifts: [] });
});
