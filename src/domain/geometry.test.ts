import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latLon, lonLat, toLatLon, toLonLat, zoneAt } from './geometry.ts';
import { zoneId } from '../../tests/samples.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const ID = zoneId('z');
const step = fc.integer({ min: -6, max: 6 });
const point = fc.tuple(step, step).map(([x, y]) => lonLat(x / 2, y / 2));
const SQUARE = [lonLat(0, 0), lonLat(2, 0), lonLat(2, 2), lonLat(0, 2)];
/** A notch comes in from the east: its inside is outside. */
const NOTCHED = [lonLat(0, 0), lonLat(3, 0), lonLat(1, 1), lonLat(3, 2), lonLat(0, 2)];
const isIn = (
  polygon: Parameters<typeof zoneAt>[0][number]['polygon'],
  [x, y]: readonly [number, number],
): boolean => zoneAt([{ id: ID, polygon }], lonLat(x, y)) === ID;

test('the two orders of coordinates turn into each other', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (lat, lon) => {
      expect(toLonLat(latLon(lat, lon))).toEqual([lon, lat]);
      expect(toLatLon(toLonLat(latLon(lat, lon)))).toEqual([lat, lon]);
    }),
    { numRuns },
  );
});

test('a rectangle holds exactly the points between its sides, the border included', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, at) => {
      const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0]) + 1];
      const [south, north] = [Math.min(a[1], b[1]), Math.max(a[1], b[1]) + 1];
      const ring = [lonLat(west, south), lonLat(east, south), lonLat(east, north), lonLat(west, north)];
      const expected = at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north;
      expect(isIn(ring, at)).toBe(expected);
    }),
    { numRuns },
  );
});

test('a closed ring, another first corner and the other way round are the same zone', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 7 }),
      fc.nat({ max: 6 }),
      point,
      (ring, shift, at) => {
        const inside = isIn(ring, at);
        const start = shift % ring.length;
        expect(isIn([...ring, ...ring.slice(0, 1)], at)).toBe(inside);
        expect(isIn([...ring.slice(start), ...ring.slice(0, start)], at)).toBe(inside);
        expect(isIn(ring.toReversed(), at)).toBe(inside);
      },
    ),
    { numRuns },
  );
});

test('the middle of any edge belongs to its zone', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 7 }), fc.nat({ max: 6 }), (ring, index) => {
      const [from, to] = [ring[index % ring.length]!, ring[(index + 1) % ring.length]!];
      expect(isIn(ring, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])).toBe(true);
    }),
    { numRuns },
  );
});

test('a notch, its corners and slanted edges are told apart', () => {
  expect(isIn(NOTCHED, [0.5, 1])).toBe(true);
  expect(isIn(NOTCHED, [2, 1])).toBe(false);
  expect(isIn(NOTCHED, [1, 1])).toBe(true);
  expect(isIn(NOTCHED, [2, 0.5])).toBe(true);
  expect(isIn(NOTCHED, [2.1, 0.5])).toBe(false);
  expect(isIn(NOTCHED, [-1, 1])).toBe(false);
});

test('every corner belongs to its zone', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 7 }), (ring) => {
      expect(ring.every((corner) => isIn(ring, corner))).toBe(true);
    }),
    { numRuns },
  );
});

test('the first of overlapping zones counts; outside of all there is none', () => {
  const zones = [
    { id: zoneId('line'), polygon: SQUARE.slice(0, 2) },
    { id: zoneId('inner'), polygon: SQUARE },
    { id: zoneId('outer'), polygon: NOTCHED },
  ];
  expect(zoneAt(zones, lonLat(1, 0))).toBe('inner');
  expect(zoneAt(zones, lonLat(1, 0.5))).toBe('inner');
  expect(zoneAt(zones, lonLat(2.5, 0.1))).toBe('outer');
  expect(zoneAt(zones, lonLat(9, 9))).toBeNull();
  expect(zoneAt([], lonLat(0, 0))).toBeNull();
});
