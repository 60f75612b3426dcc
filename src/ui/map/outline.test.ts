import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lonLat } from '../../domain/geometry.ts';
import { mapView } from '../../domain/mapView.ts';
import { baseAt } from './cityBase.ts';
import { cornered, placesOf, smooth } from './outline.ts';

const view = mapView([lonLat(50, 53), lonLat(50.2, 53.1)], { width: 400, height: 300 });
if (!view) throw new Error('Two places are a frame');
const RING = [lonLat(50, 53), lonLat(50.2, 53), lonLat(50.2, 53.1)];

test('a written line is read as its places, what is no pair left out', () => {
  expect(placesOf('50 53, 50.2 53.1')).toEqual([
    [50, 53],
    [50.2, 53.1],
  ]);
  expect(placesOf('')).toEqual([]);
  expect(placesOf('50 x, 50')).toEqual([]);
});

test('an outline has the corners of its ring; of nothing there is none', () => {
  expect(cornered(RING, view)).toMatch(/^M\d+ \d+(L\d+ \d+){2}Z$/);
  expect(cornered([], view)).toBe('');
  expect(smooth([], view, true)).toBe('');
});

test('a curve goes through every place, and comes back where it is closed', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 1, max: 3 }), (isClosed, count) => {
      const path = smooth(RING.slice(0, count), view, isClosed);
      const ends = path
        .replace(/Z$/, '')
        .split(/[MC]/)
        .slice(1)
        .map((bend) => bend.split(' ').slice(-2).join(' '));
      const corners = RING.slice(0, count).map((place) => {
        const { x, y } = view.pointOf(place);
        return `${Math.round(x)} ${Math.round(y)}`;
      });
      expect(ends).toEqual(isClosed ? [...corners, corners[0]] : corners);
      expect(path.endsWith('Z')).toBe(isClosed);
    }),
  );
});

test.each([
  ['Самара', 50.18, 53.24],
  ['Тольятти', 49.38, 53.51],
  ['Новокуйбышевск', 49.95, 53.1],
])('the ground of %s is drawn, every line of it readable', async (_, lon, lat) => {
  const base = await baseAt(lonLat(lon, lat)).arrival();
  if (!base) throw new Error('No ground is drawn here');
  const { hills, built, water, islands, rivers, avenues, streets, lanes, districts, waters } = base;
  for (const line of [hills, built, water, islands, rivers, avenues, streets, lanes].flat()) {
    expect(placesOf(line).length).toBeGreaterThan(1);
    expect(placesOf(line)).toHaveLength(line.split(',').length);
  }
  for (const { at } of [...districts, ...waters]) expect(placesOf(at)).toHaveLength(1);
});

test('elsewhere there is none', async () => {
  await expect(baseAt(lonLat(37.6, 55.75)).arrival()).resolves.toBeNull();
});
