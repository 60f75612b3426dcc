import * as z from 'zod/mini';
import * as wire from '../../../contracts/season.ts';
import type { Advent, AdventDay } from '../../domain/advent.ts';
import type { CityIikoId } from '../../domain/catalog.ts';
import { ApiFailure } from '../../domain/failure.ts';
import type { HappyHours } from '../../domain/happyHours.ts';
import type { NewYear } from '../../domain/newYear.ts';
import type { Settings } from '../../domain/settings.ts';
import { minutesOf } from '../../domain/workTime.ts';
import { brand } from './brand.ts';
import { kept, pictureOf, readAs, readList, textOf, wordsOf } from './leaf.ts';
import type { KeyReader } from './settingKeys.ts';

const DECEMBER = 12;
const anything = z.unknown();

/** Lists of what must fit more than its schema are taken as they are, and read entry by entry. */
const openAdvent = z.extend(wire.advent, { days: z.array(anything) });
const openHours = z.extend(wire.happyHours, { days: z.optional(anything) });
const openNewYear = z.extend(wire.newYear, { gifts: z.nullish(z.array(anything)) });

/** A whole number within bounds; anything else makes its item unreadable. */
function wholeOf(value: string | number, least: number, most: number): number {
  const number = textOf(value) === '' ? NaN : Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ApiFailure('invalid');
}
/** The same, where an item can do without it. */
const wholeOrNull = (value: string | number | null | undefined, least: number, most: number): number | null =>
  kept(value ? [value] : [], (given) => wholeOf(given, least, most))[0] ?? null;

const minuteOf = (clock: string): number => {
  const minutes = minutesOf(clock);
  if (minutes === null) throw new ApiFailure('invalid');
  return minutes;
};

const dayOf =
  (apiUrl: string) =>
  (day: wire.WireAdventDay): AdventDay => ({
    day: wholeOf(day.day, 1, 31),
    title: wordsOf(day.title),
    text: wordsOf(day.text),
    code: textOf(day.code) || null,
    promoId: textOf(day.promoId) || null,
    image: pictureOf(day.image, apiUrl),
    link: textOf(day.link) || null,
  });

const readAdvent = (value: unknown, apiUrl: string): Advent | null => {
  const { title, year, month, days } = readAs(openAdvent, Array.isArray(value) ? { days: value } : value);
  const doors = readList(wire.adventDay, days, dayOf(apiUrl));
  if (doors.length === 0) return null;
  return {
    title: wordsOf(title),
    year: wholeOrNull(year, 2000, 3000),
    month: wholeOrNull(month, 1, 12) ?? DECEMBER,
    // Of two doors of one day the first stays.
    days: doors.filter(({ day }, place) => doors.findIndex((other) => other.day === day) === place),
  };
};

/** None at all means every day, so that days of which nothing is left make their entry unreadable. */
function weekdaysOf(days: unknown): readonly number[] {
  if (days === null || days === undefined) return [];
  const read = readList(z.union([z.number(), z.string()]), days, (day) => wholeOf(day, 0, 6));
  if (read.length === 0 && !(Array.isArray(days) && days.length === 0)) throw new ApiFailure('invalid');
  return read;
}

const hoursOf =
  (apiUrl: string) =>
  (hours: z.infer<typeof openHours>): HappyHours => ({
    image: pictureOf(hours.image, apiUrl),
    title: wordsOf(hours.title),
    text: wordsOf(hours.text),
    days: weekdaysOf(hours.days),
    from: minuteOf(hours.from),
    to: minuteOf(hours.to),
    code: textOf(hours.code) || null,
    sections: (hours.sections ?? []).map(textOf),
    products: (hours.products ?? []).map(textOf),
  });

type AllHours = Settings['happyHours'];
const NO_HOURS: AllHours = { everywhere: [], byCity: {} };

const asList = (value: unknown): unknown => (Array.isArray(value) ? value : [value]);

const isEntry = (value: unknown): boolean => typeof value === 'object' && value !== null && 'from' in value;

/** One entry or a list of them, for all cities or keyed by city. */
const readHours = (value: unknown, apiUrl: string): AllHours => {
  const read = (list: unknown) => readList(openHours, asList(list), hoursOf(apiUrl));
  if (Array.isArray(value) || isEntry(value)) return { ...NO_HOURS, everywhere: read(value) };
  const cities = Object.entries(readAs(z.record(z.string(), anything), value));
  return {
    ...NO_HOURS,
    byCity: Object.fromEntries(cities.map(([city, own]) => [brand<CityIikoId>(city), read(own)])),
  };
};

const readNewYear = (value: unknown, apiUrl: string): NewYear => {
  const { title, text, code, image, dateFrom, dateTo, terms, gifts } = readAs(openNewYear, value);
  return {
    title: wordsOf(title),
    text: wordsOf(text),
    code: textOf(code) || null,
    image: pictureOf(image, apiUrl),
    dateFrom: dateFrom ?? null,
    dateTo: dateTo ?? null,
    terms: (terms ?? []).map(wordsOf),
    gifts: readList(wire.newYearGift, gifts ?? [], (gift) => ({
      title: wordsOf(gift.title),
      text: wordsOf(gift.text),
      image: pictureOf(gift.image, apiUrl),
      link: textOf(gift.link) || null,
    })),
  };
};

/** What the seasonal pages are made of (assumptions, section 7, "seasonal pages"). */
export const readSeason = (
  key: KeyReader,
  apiUrl: string,
): Pick<Settings, 'advent' | 'happyHours' | 'newYear'> => ({
  advent: key.read<Advent | null>('ADVENT', null, (value) => readAdvent(value, apiUrl)),
  happyHours: key.read('HAPPY_HOURS', NO_HOURS, (value) => readHours(value, apiUrl)),
  newYear: key.read<NewYear | null>('NEW_YEAR_PROMO', null, (value) => readNewYear(value, apiUrl)),
});
