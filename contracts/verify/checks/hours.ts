import { read, specified } from '../../sentence.ts';
import type { Bench, Check } from '../check.ts';
import { fieldAt, itemAt, shownValue, wrong } from '../judgement.ts';
import { byCity, inCity, isFields, listOf, unpacked, type Reading } from '../reading.ts';
import type { Answer } from '../service.ts';

const DAYS = 7;
const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/;
const HOURS = specified(3, 'by weekday, 0 is Sunday: open, close ("HH:MM"), isNextDay');

const weekJudged = (week: unknown, path: string, settings: Answer, { note }: Bench): void => {
  const days: readonly unknown[] = Array.isArray(week) ? week : [];
  if (days.length > DAYS) note(settings, wrong(path, `has ${days.length} days`, HOURS));
  for (const [index, day] of days.entries())
    for (const key of ['open', 'close']) {
      const time = isFields(day) ? day[key] : null;
      if (typeof time === 'string' && !CLOCK.test(time))
        note(
          settings,
          wrong(`${itemAt(path, index)}.${key}`, `${shownValue(time)} is no time "HH:MM"`, HOURS),
        );
    }
};

const RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Point = readonly [lat: number, lon: number];

const distanceKm = ([lat1, lon1]: Point, [lat2, lon2]: Point): number => {
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
};

const pointOf = (pair: unknown): Point | null => {
  if (!Array.isArray(pair)) return null;
  const first: unknown = pair[0];
  const second: unknown = pair[1];
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : null;
};

const FAR_KM = 100;
const NEAR = read(7, "a zone's border lies within 100 km of a restaurant of its city, where both are given");

const bordersJudged = (settings: Answer, { note }: Bench): void => {
  const restaurants = new Map(
    byCity(settings.body, 'DELIVERY_TERMINALS').map(([city, list]) => [
      city,
      listOf(unpacked(list)).flatMap(({ coordinates }) => pointOf(coordinates) ?? []),
    ]),
  );
  for (const [city, zones] of byCity(settings.body, 'CITY_ZONES')) {
    const own = listOf(
      unpacked(byCity(settings.body, 'DELIVERY_TERMINALS').find(([key]) => key === city)?.[1]),
    )
      .map(({ coordinates }) => pointOf(coordinates))
      .filter((point) => point !== null);
    if (own.length === 0 || !restaurants.has(city)) continue;
    for (const [index, { polygon }] of listOf(unpacked(zones)).entries())
      for (const [corner, pair] of (Array.isArray(polygon) ? polygon : []).entries()) {
        const lonLat = pointOf(pair);
        if (lonLat && own.every((point) => distanceKm(point, [lonLat[1], lonLat[0]]) > FAR_KM)) {
          const at = itemAt(fieldAt('$.CITY_ZONES', city), index);
          note(
            settings,
            wrong(
              `${at}.polygon[${corner}]`,
              `${shownValue(pair)}, read as [lon, lat], is more than ${FAR_KM} km from every restaurant of the city`,
              NEAR,
            ),
          );
          break;
        }
      }
  }
};

const look = (reading: Reading, name: string, judge: (settings: Answer, bench: Bench) => void): Check => ({
  name: `schema: ${name}`,
  level: 'schema',
  operations: ['setting.all'],
  given: [],
  sentence: name.includes('border') ? NEAR : HOURS,
  run: async (bench) => {
    for (const city of reading.cities.length === 0 ? [null] : reading.cities)
      judge(await reading.ask(inCity('setting.all', city)), bench);
  },
});

/** Hours and borders of the settings. */
export const placeChecks = (reading: Reading): readonly Check[] => [
  look(reading, 'hours of a city are of at most seven days, as HH:MM', (settings, bench) => {
    for (const [city, week] of byCity(settings.body, 'WORK_TIME'))
      weekJudged(unpacked(week), fieldAt('$.WORK_TIME', city), settings, bench);
  }),
  look(reading, 'hours of a restaurant are of at most seven days, as HH:MM', (settings, bench) => {
    for (const [city, list] of byCity(settings.body, 'DELIVERY_TERMINALS'))
      for (const [index, { workTime }] of listOf(unpacked(list)).entries())
        weekJudged(
          workTime,
          `${itemAt(fieldAt('$.DELIVERY_TERMINALS', city), index)}.workTime`,
          settings,
          bench,
        );
  }),
  look(reading, 'the border of a zone lies near a restaurant', bordersJudged),
  {
    name: "schema: a zone's delivery is a product",
    level: 'schema',
    operations: ['city.zoneDelivery', 'setting.all', 'catalog.all'],
    given: [],
    sentence: read(7, 'the deliveryId of a zone, are products of the menu'),
    run: async ({ note }) => {
      for (const city of reading.cities) {
        const settings = await reading.ask(inCity('setting.all', city));
        const menu = await reading.ask(inCity('catalog.all', city));
        const ids = new Set(
          listOf(isFields(menu.body) ? menu.body['products'] : null).map(({ id }) => String(id)),
        );
        const zones = byCity(settings.body, 'CITY_ZONES').filter(([key]) => key === city.iikoId);
        for (const { id } of zones.flatMap(([, list]) => listOf(unpacked(list)))) {
          const answer = await reading.ask({
            operation: 'city.zoneDelivery',
            parameters: { zoneId: String(id) },
          });
          const deliveryId = isFields(answer.body) ? answer.body['deliveryId'] : null;
          if (typeof deliveryId === 'string' && deliveryId !== '' && !ids.has(deliveryId))
            note(answer, wrong('$.deliveryId', `${shownValue(deliveryId)} is no product of the menu`));
        }
      }
    },
  },
];
