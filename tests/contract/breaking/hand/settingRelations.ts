import { onBody, onField } from '../../changes/edits.ts';
import { changed } from '../../changes/patterns.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { isFields, isList } from '../../layers/layer.ts';
import { byHand } from './hand.ts';

const OPERATION = 'setting.all';
const DAYS = 'WORK_TIME.*';
const POLYGONS = 'CITY_ZONES.*.*.polygon';

const setting = (
  pattern: string,
  change: (value: unknown) => unknown,
  which: 'all' | 'last' | 'middle' = 'all',
) => onField(OPERATION, pattern, change, which);

/** Keys a setting by something else than the city's iikoId. */
const keyedBy = (key: string, name: (iikoId: string, index: number) => string): MakeLayer =>
  setting(key, (value) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([iikoId, each], index) => [name(iikoId, index), each]))
      : value,
  );

const SLUGS = ['samara', 'tolyatti', 'novokujbyshevsk'];
const NAMES = ['Самара', 'Тольятти', 'Новокуйбышевск'];
const byId = (_: string, index: number): string => String(index + 1);
const bySlug = (_: string, index: number): string => SLUGS[index] ?? '';
const byName = (_: string, index: number): string => NAMES[index] ?? '';

const swapped = (pair: unknown): unknown => (isList(pair) ? pair.toReversed() : pair);
const swappedAll = (points: unknown): unknown => (isList(points) ? points.map(swapped) : points);
const moved = (points: unknown): unknown =>
  isList(points)
    ? points.map((point: unknown) => (isList(point) ? [Number(point[0]) + 5, Number(point[1])] : point))
    : points;

const PLACE = 'polygons are [lon, lat] near the restaurants of their city: else nobody lives in a zone';
const HOURS = 'a day that cannot be read is closed';
const KEYS = 'keyed by iikoId: by another key nothing is found';

export const settingRelations = byHand('relations of the settings', [
  ['polygons as [lat, lon]', OPERATION, PLACE, setting(POLYGONS, swappedAll)],
  ['the last polygon as [lat, lon]', OPERATION, PLACE, setting(POLYGONS, swappedAll, 'last')],
  ['one point of a polygon as [lat, lon]', OPERATION, PLACE, setting(`${POLYGONS}.*`, swapped, 'middle')],
  ['a polygon five degrees away', OPERATION, PLACE, setting(POLYGONS, moved, 'last')],
  ['restaurants as [lon, lat]', OPERATION, PLACE, setting('DELIVERY_TERMINALS.*.*.coordinates', swapped)],
  ['hours keyed by the id of the city', OPERATION, KEYS, keyedBy('WORK_TIME', byId)],
  ['hours keyed by the slug of the city', OPERATION, KEYS, keyedBy('WORK_TIME', bySlug)],
  ['restaurants keyed by the slug of the city', OPERATION, KEYS, keyedBy('DELIVERY_TERMINALS', bySlug)],
  ['zones keyed by the name of the city', OPERATION, KEYS, keyedBy('CITY_ZONES', byName)],
  ['data of cities keyed by their id', OPERATION, KEYS, keyedBy('CITIES_DATA', byId)],
  [
    'data of a city with the iikoId of another one',
    OPERATION,
    'CITIES_DATA is keyed by the iikoId that it names',
    setting('CITIES_DATA.*.iikoId', () => '6f1b2c40-5a1e-4d0b-9a77-0c2f5e1d6301', 'last'),
  ],
  [
    'a week of eight days',
    OPERATION,
    'an array indexed by weekday has seven days',
    setting(DAYS, (days) => (isList(days) ? [...days, ...days.slice(0, 1)] : days), 'last'),
  ],
  [
    'hours as one text for a day',
    OPERATION,
    HOURS,
    setting(`${DAYS}.*`, () => ({ open: '9:00-22', close: '9:00-22', isNextDay: false }), 'last'),
  ],
  ['a shop that opens at 25:00', OPERATION, HOURS, setting(`${DAYS}.*.open`, () => '25:00', 'last')],
  ['hours with dots', OPERATION, HOURS, setting(`${DAYS}.*.open`, () => '09.00', 'middle')],
  ['hours with words', OPERATION, HOURS, setting(`${DAYS}.*.close`, () => 'до 22 часов', 'last')],
  [
    'hours that are no JSON in a text',
    OPERATION,
    'a value may be a JSON string, and this is none',
    setting('WORK_TIME', () => 'ежедневно 10:00–22:00'),
  ],
  [
    'phones in a text that breaks off',
    OPERATION,
    'a value may be a JSON string, and this is none',
    setting('PHONES', () => '{"deliveryService":"+7846'),
  ],
  [
    'the default city is none of the list',
    OPERATION,
    'SAMARA_ID holds the id of a city, else its iikoId: without one there is no default city',
    setting('SAMARA_ID', () => '77'),
  ],
  [
    'restaurants under a list',
    OPERATION,
    KEYS,
    onBody(OPERATION, (body) =>
      changed(body, 'DELIVERY_TERMINALS', (value) => (isFields(value) ? Object.values(value).flat() : value)),
    ),
  ],
]);
