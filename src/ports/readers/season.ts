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
import { pictureOf, readAs, textOf } from './reading.ts';
import type { ItemReader, KeyReader } from './settingKeys.ts';

const DECEMBER = 12;
const anything = z.unknown();

/** What cannot be read in a list goes alone, so that the list is taken as it is. */
const openAdvent = z.extend(wire.advent, { days: z.array(anything) });
const openNewYear = z.extend(wire.newYear, { gifts: z.nullish(z.array(anything)) });

/** A whole number within bounds; anything else makes its item unreadable. */
function wholeOf(value: string | number, least: number, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ApiFailure('invalid');
}

const minuteOf = (clock: string): number => {
  const minutes = minutesOf(clock);
  if (minutes === null) throw new ApiFailure('invalid');
  return minutes;
};

const dayOf =
  (apiUrl: string) =>
  (day: wire.WireAdventDay): AdventDay => ({
    day: wholeOf(day.day, 1, 31),
    title: textOf(day.title),
    text: textOf(day.text),
    code: textOf(day.code) || null,
    promoId: textOf(day.promoId) || null,
    image: pictureOf(day.image, apiUrl),
    link: textOf(day.link) || null,
  });

const readAdvent = (value: unknown, items: ItemReader, apiUrl: string): Advent | null => {
  const { title, year, month, days } = readAs(openAdvent, Array.isArray(value) ? { days: value } : value);
  const doors = items(days, wire.adventDay, dayOf(apiUrl));
  if (doors.length === 0) return null;
  return {
    title: textOf(title),
    year: year ? wholeOf(year, 2000, 3000) : null,
    month: month ? wholeOf(month, 1, 12) : DECEMBER,
    // Of two doors of one day the first stays.
    days: doors.filter(({ day }, place) => doors.findIndex((other) => other.day === day) === place),
  };
};

const hoursOf =
  (apiUrl: string) =>
  (hours: wire.WireHappyHours): HappyHours => ({
    image: pictureOf(hours.image, apiUrl),
    title: textOf(hours.title),
    text: textOf(hours.text),
    days: (hours.days ?? []).map((day) => wholeOf(day, 0, 6)),
    from: minuteOf(hours.from),
    to: minuteOf(hours.to),
    code: textOf(hours.code) || null,
    sections: (hours.sections ?? []).map(textOf),
    products: (hours.products ?? []).map(textOf),
  });

type AllHours = Settings['happyHours'];
const NO_HOURS: AllHours = { everywhere: [], byCity: {} };

const asList = (value: unknown): unknown => (Array.isArray(value) ? value : [value]);

/** One entry or a list of them, for all cities or keyed by city. */
const readHours = (value: unknown, items: ItemReader, apiUrl: string): AllHours => {
  const read = (list: unknown) => items(asList(list), wire.happyHours, hoursOf(apiUrl));
  if (Array.isArray(value) || z.safeParse(wire.happyHours, value).success)
    return { ...NO_HOURS, everywhere: read(value) };
  const cities = Object.entries(readAs(z.record(z.string(), anything), value));
  return {
    ...NO_HOURS,
    byCity: Object.fromEntries(cities.map(([city, own]) => [brand<CityIikoId>(city), read(own)])),
  };
};

const readNewYear = (value: unknown, items: ItemReader, apiUrl: string): NewYear => {
  const { title, text, code, image, dateFrom, dateTo, terms, gifts } = readAs(openNewYear, value);
  return {
    title: textOf(title),
    text: textOf(text),
    code: textOf(code) || null,
    image: pictureOf(image, apiUrl),
    dateFrom: dateFrom ?? null,
    dateTo: dateTo ?? null,
    terms: terms ?? [],
    gifts: items(gifts ?? [], wire.newYearGift, (gift) => ({
      title: gift.title,
      text: textOf(gift.text),
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
  advent: key.read<Advent | null>('ADVENT', null, (value, items) => readAdvent(value, items, apiUrl)),
  happyHours: key.read('HAPPY_HOURS', NO_HOURS, (value, items) => readHours(value, items, apiUrl)),
  newYear: key.read<NewYear | null>('NEW_YEAR_PROMO', null, (value, items) =>
    readNewYear(value, items, apiUrl),
  ),
});
