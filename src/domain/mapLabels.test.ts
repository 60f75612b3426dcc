import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneId } from '../../tests/samples.ts';
import { lonLat, zoneAt } from './geometry.ts';
import { innerPoints, placedLabels, type WantedLabel } from './mapLabels.ts';
import { mapView } from './mapView.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const MAP = { width: 300, height: 200 };
const label = (id: string, x: number, y: number, isNeeded = false): WantedLabel => ({
  id,
  width: 60,
  height: 20,
  places: [{ x, y }],
  isNeeded,
});

test('of two labels at one place the first stands, the second only at its next place', () => {
  const second = {
    ...label('b', 100, 105),
    places: [
      { x: 100, y: 105 },
      { x: 100, y: 130 },
    ],
  };
  const placed = placedLabels([label('a', 100, 100), second, label('c', 120, 100)], [], MAP);
  expect([...placed]).toEqual([
    ['a', { x: 100, y: 100 }],
    ['b', { x: 100, y: 130 }],
  ]);
});

test('a mark is not written over, nor is the edge; a price that is needed stands all the same', () => {
  const mark = { at: { x: 100, y: 100 }, width: 30, height: 30 };
  expect([...placedLabels([label('a', 110, 100), label('b', 10, 50)], [mark], MAP)]).toEqual([]);
  expect([...placedLabels([label('a', 110, 100, true)], [mark], MAP).keys()]).toEqual(['a']);
});

test('no two labels that can be left out touch each other', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) });
  fc.assert(
    fc.property(fc.array(fc.array(spot, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (wanted) => {
      const labels = wanted.map((places, index) => ({ ...label(String(index), 0, 0), places }));
      const points = [...placedLabels(labels, [], MAP).values()];
      for (const [index, one] of points.entries())
        for (const other of points.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 20).toBe(true);
    }),
    { numRuns },
  );
});

const square = (side: number) => [
  lonLat(50 - side, 53 - side),
  lonLat(50 + side, 53 - side),
  lonLat(50 + side, 53 + side),
  lonLat(50 - side, 53 + side),
];

test('a zone around another is named outside of that one, the inner one in its middle', () => {
  const inner = { id: zoneId('inner'), polygon: square(0.05) };
  const outer = { id: zoneId('outer'), polygon: square(0.1) };
  const zones = [inner, outer];
  const view = mapView(outer.polygon, { width: 400, height: 400 });
  if (!view) throw new Error('A square is a frame');
  const points = innerPoints(zones, outer, view);
  expect(points.length).toBeGreaterThan(0);
  expect(points.every((point) => zoneAt(zones, view.placeAt(point)) === 'outer')).toBe(true);
  const [best] = innerPoints(zones, inner, view);
  expect(Math.hypot((best?.x ?? 0) - 200, (best?.y ?? 0) - 200)).toBeLessThan(20);
});

test('an area without an inside has no place for words', () => {
  const line = { id: zoneId('line'), polygon: [lonLat(50, 53), lonLat(50.1, 53.1)] };
  const view = mapView(line.polygon, MAP);
  expect(view && innerPoints([line], line, view)).toEqual([]);
});
