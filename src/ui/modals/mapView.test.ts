import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lonLat } from '../../domain/geometry.ts';
import { clamped, MAP_HEIGHT, MAP_WIDTH, projectionOf, ringPoints } from './mapView.ts';

const SQUARE = { polygon: [lonLat(50, 53), lonLat(50.2, 53), lonLat(50.2, 53.1), lonLat(50, 53.1)] };

test('nothing to show is no projection', () => {
  expect(projectionOf([])).toBeNull();
});

test('north is up and east is right', () => {
  const project = projectionOf([SQUARE]);
  const [west, north] = [project?.pointOf(lonLat(50, 53)), project?.pointOf(lonLat(50.2, 53.1))];
  expect(west?.x).toBeLessThan(north?.x ?? 0);
  expect(west?.y).toBeGreaterThan(north?.y ?? Infinity);
});

test('a ring becomes the points of a polygon', () => {
  const project = projectionOf([SQUARE]);
  expect(project && ringPoints(SQUARE, project)).toMatch(/^(\d+(\.\d)?,\d+(\.\d)? ?){4}$/);
});

test('a kilometre to the east is as long as one to the north', () => {
  const project = projectionOf([SQUARE]);
  const origin = project?.pointOf(lonLat(50.1, 53.05)) ?? { x: 0, y: 0 };
  const kilometre = 1 / 111.32;
  const north = project?.pointOf(lonLat(50.1, 53.05 + kilometre));
  const east = project?.pointOf(lonLat(50.1 + kilometre / Math.cos((53.05 * Math.PI) / 180), 53.05));
  expect((east?.x ?? 0) - origin.x).toBeCloseTo(origin.y - (north?.y ?? 0), 0);
});

const place = fc
  .tuple(fc.double({ min: 49, max: 51, noNaN: true }), fc.double({ min: 52, max: 54, noNaN: true }))
  .map(([lon, lat]) => lonLat(lon, lat));

test('every corner of every area lies on the drawing', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (polygon) => {
      const project = projectionOf([{ polygon }]);
      for (const corner of polygon) {
        const point = project?.pointOf(corner);
        expect(point?.x).toBeGreaterThanOrEqual(0);
        expect(point?.x).toBeLessThanOrEqual(MAP_WIDTH);
        expect(point?.y).toBeGreaterThanOrEqual(0);
        expect(point?.y).toBeLessThanOrEqual(MAP_HEIGHT);
      }
    }),
  );
});

test('a place far away is shown at the edge', () => {
  expect(clamped({ x: -500, y: 5_000 })).toEqual({ x: 20, y: 290 });
});

test('areas of next to no size are not drawn larger than a kilometre', () => {
  const project = projectionOf([{ polygon: [lonLat(50, 53), lonLat(50 + 1e-14, 53 + 1e-14)] }]);
  const metre = 1 / 111_320;
  expect(project?.pointOf(lonLat(50, 53))).toEqual({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 });
  expect(project?.pointOf(lonLat(50, 53 + 500 * metre)).y).toBeGreaterThan(0);
});

test('a point of the drawing leads back to its place', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 5 }), place, (polygon, there) => {
      const project = projectionOf([{ polygon }]);
      const point = project?.pointOf(there) ?? { x: 0, y: 0 };
      const back = project?.pointOf(project.placeAt(point));
      expect(back?.x).toBeCloseTo(point.x, 0);
      expect(back?.y).toBeCloseTo(point.y, 0);
    }),
  );
});
