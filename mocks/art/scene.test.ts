import { expect, test } from 'vitest';
import { faultsOf } from './svgFaults.ts';
import { SAMPLES } from './samples.ts';
import { drawScene, type SceneLayout } from './scene.ts';

const dishes = SAMPLES.slice(0, 3).map(({ recipe }) => recipe);
const SHAPES = { hero: [1600, 900], story: [900, 1600], tile: [900, 900], plate: [900, 900] } as const;
const LAYOUTS: readonly SceneLayout[] = ['hero', 'story', 'tile', 'plate'];

const placesIn = (svg: string): readonly (readonly number[])[] =>
  Array.from(svg.matchAll(/<svg x="(-?\d+)" y="(-?\d+)" width="(\d+)"/g), ([, ...place]) =>
    place.map(Number),
  );

test.each(LAYOUTS)('a %s holds its dishes, sound and the same every time', (layout) => {
  const svg = drawScene({ dishes, layout });
  expect(faultsOf(svg)).toEqual([]);
  expect(placesIn(svg)).toHaveLength(3);
  expect(svg).toContain(`viewBox="0 0 ${SHAPES[layout].join(' ')}"`);
  expect(drawScene({ dishes, layout })).toBe(svg);
});

test('the large dish of a hero is cut by the right edge and leaves the left third to the text', () => {
  const places = placesIn(drawScene({ dishes, layout: 'hero' }));
  const [x = 0, , side = 0] = places.at(-1) ?? [];
  expect(x + side).toBeGreaterThan(1600);
  expect(Math.min(...places.map(([left = 0]) => left))).toBeGreaterThan(1600 / 3);
});

test('a story keeps its top quarter free for text', () => {
  for (const count of [1, 2, 3]) {
    const places = placesIn(drawScene({ dishes: dishes.slice(0, count), layout: 'story' }));
    expect(Math.min(...places.map(([, top = 0]) => top))).toBeGreaterThan(400);
  }
});

test('a ground is lacquer unless another is named, and none is transparent', () => {
  const scene = { dishes: dishes.slice(0, 1), layout: 'tile' } as const;
  expect(drawScene(scene)).toBe(drawScene({ ...scene, ground: 'lacquer' }));
  expect(drawScene({ ...scene, ground: '#FDE9E5' })).toContain('stop-color="#FDE9E5"');
  expect(drawScene({ ...scene, ground: 'none' })).not.toContain('id="ground');
  expect(drawScene({ ...scene, ground: '"/><script>' })).toBe(drawScene({ ...scene, ground: 'none' }));
});

test('a scene without dishes is its ground', () => {
  const svg = drawScene({ dishes: [], layout: 'hero', ground: 'paper' });
  expect(faultsOf(svg)).toEqual([]);
  expect(placesIn(svg)).toEqual([]);
});

test('a scene draws three dishes at most', () => {
  expect(placesIn(drawScene({ dishes: [...dishes, ...dishes], layout: 'hero' }))).toHaveLength(3);
});
