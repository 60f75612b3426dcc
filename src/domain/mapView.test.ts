import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lonLat } from './geometry.ts';
import { clamped, mapView } from './mapView.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const SIZE = { width: 400, height: 300 };
const SQUARE = [lonLat(50, 53), lonLat(50.2, 53), lonLat(50.2, 53.1), lonLat(50, 53.1)];

test('nothing to show is no view', () => {
  expect(mapView([], SIZE)).toBeNull();
});

test('north is up and east is right', () => {
  const project = mapView(SQUARE, SIZE);
  const [west, north] = [project?.pointOf(lonLat(50, 53)), project?.pointOf(lonLat(50.2, 53.1))];
  expect(west?.x).toBeLessThan(north?.x ?? 0);
  expect(west?.y).toBeGreaterThan(north?.y ?? Infinity);
});

test('a kilometre to the east is as long as one to the north', () => {
  const project = mapView(SQUARE, SIZE);
  const origin = project?.pointOf(lonLat(50.1, 53.05)) ?? { x: 0, y: 0 };
  const kilometre = 1 / 111.32;
  const north = project?.pointOf(lonLat(50.1, 53.05 + kilometre));
  const east = project?.pointOf(lonLat(50.1 + kilometre / Math.cos((53.05 * Math.PI) / 180), 53.05));
  expect((east?.x ?? 0) - origin.x).toBeCloseTo(origin.y - (north?.y ?? 0), 0);
});

const place = fc
  .tuple(fc.double({ min: 49, max: 51, noNaN: true }), fc.double({ min: 52, max: 54, noNaN: true }))
  .map(([lon, lat]) => lonLat(lon, lat));

const sizes = fc.record({
  width: fc.integer({ min: 40, max: 1_600 }),
  height: fc.integer({ min: 40, max: 900 }),
});

test('every place of the frame lies on the drawing, however large that is and however wide its margin', () => {
  const frames = fc.array(place, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(frames, sizes, fc.integer({ min: 0, max: 120 }), (frame, size, margin) => {
      const view = mapView(frame, size, margin);
      for (const corner of frame) {
        const point = view?.pointOf(corner);
        expect(point?.x).toBeGreaterThanOrEqual(0);
        expect(point?.x).toBeLessThanOrEqual(size.width);
        expect(point?.y).toBeGreaterThanOrEqual(0);
        expect(point?.y).toBeLessThanOrEqual(size.height);
      }
    }),
    { numRuns },
  );
});

test('of two places the northern one is never lower, the eastern one never more to the left', () => {
  fc.assert(
    fc.property(place, place, sizes, (one, other, size) => {
      const view = mapView([one, other], size);
      const [a, b] = [view?.pointOf(one), view?.pointOf(other)];
      if (!a || !b) throw new Error('Two places are a frame');
      expect((one[1] - other[1]) * (a.y - b.y)).toBeLessThanOrEqual(0);
      expect((one[0] - other[0]) * (a.x - b.x)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns },
  );
});

test('a place far away is shown at the edge', () => {
  expect(clamped({ x: -500, y: 5_000 }, SIZE)).toEqual({ x: 20, y: 290 });
});

test('one restaurant alone stands in the middle of two kilometres', () => {
  const view = mapView([lonLat(50, 53)], SIZE);
  const metre = 1 / 111_320;
  expect(view?.pointOf(lonLat(50, 53))).toEqual({ x: 200, y: 150 });
  expect(view?.pointOf(lonLat(50, 53 + 1_100 * metre)).y).toBeGreaterThan(0);
  expect(view?.pointOf(lonLat(50, 53 + 1_500 * metre)).y).toBeLessThan(0);
});

test('an area that is a line or a point is drawn like a place', () => {
  const dot = mapView([lonLat(50, 53), lonLat(50 + 1e-14, 53 + 1e-14)], SIZE);
  expect(dot?.pointOf(lonLat(50, 53))).toEqual({ x: 200, y: 150 });
  const line = mapView([lonLat(50, 53), lonLat(50.2, 53), lonLat(50, 53)], SIZE);
  expect(line?.pointOf(lonLat(50, 53))).toEqual({ x: 20, y: 150 });
  expect(line?.pointOf(lonLat(50.2, 53))).toEqual({ x: 380, y: 150 });
});

test('a point of the drawing leads back to its place', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 5 }), place, (frame, there) => {
      const view = mapView(frame, SIZE);
      const point = view?.pointOf(there) ?? { x: 0, y: 0 };
      const back = view?.pointOf(view.placeAt(point));
      expect(back?.x).toBeCloseTo(point.x, 0);
      expect(back?.y).toBeCloseTo(point.y, 0);
    }),
    { numRuns },
  );
});
