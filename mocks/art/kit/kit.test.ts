import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from './chance.ts';
import { channels, darken, gapBetween, lighten, mix } from './colour.ts';
import { pointsOf } from './geometry.ts';
import { createPen } from './pen.ts';
import { num, tight } from './text.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const paint = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('chance stays in [0, 1) and repeats itself for a seed', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const [one, other] = [randomFrom(seed), randomFrom(seed)];
      for (let i = 0; i < 20; i += 1) {
        const value = one();
        expect(value).toBe(other());
        expect(value >= 0 && value < 1).toBe(true);
      }
    }),
  );
});

test('a mixed colour lies between the two', () => {
  fc.assert(
    fc.property(paint, paint, share, (from, to, part) => {
      const mixed = mix(from, to, part);
      expect(mixed).toMatch(/^#[\da-f]{6}$/);
      channels(mixed).forEach((channel, i) => {
        const ends = [channels(from)[i] ?? 0, channels(to)[i] ?? 0];
        expect(channel).toBeGreaterThanOrEqual(Math.min(...ends));
        expect(channel).toBeLessThanOrEqual(Math.max(...ends));
      });
    }),
  );
});

test('a short colour is read as the long one', () => {
  expect(channels('#fa0')).toEqual([255, 170, 0]);
  expect(gapBetween('#000', '#000000')).toBe(0);
});

test('light and shade keep the warmth of food', () => {
  const [red = 0, , blue = 0] = channels(lighten('#808080', 0.5));
  expect(red).toBeGreaterThan(blue);
  const [darkRed = 0, , darkBlue = 0] = channels(darken('#808080', 0.5));
  expect(darkRed).toBeGreaterThan(darkBlue);
});

test.each([
  [0.04, '0'],
  [-0.04, '0'],
  [0.55, '.6'],
  [-0.55, '-.5'],
  [5.96, '6'],
  [12.4, '12'],
  [-7.6, '-8'],
])('%d is written %s', (value, text) => {
  expect(num(value)).toBe(text);
});

test('path data loses what it does not need', () => {
  expect(tight('M1 -2L3 4L5 -6Q1 2 3 4')).toBe('M1-2L3 4 5-6Q1 2 3 4');
});

test('points are read as SVG writes them', () => {
  expect(pointsOf('-1,2 3.5,-4')).toEqual([
    [-1, 2],
    [3.5, -4],
  ]);
});

test('a pen writes a shared definition once', () => {
  const pen = createPen('key');
  expect(pen.ball('#ff0000')).toBe(pen.ball('#ff0000'));
  expect(pen.svg('').match(/<radialGradient/g)).toHaveLength(1);
});

test('a pen draws a thing of chance once under its name', () => {
  const pen = createPen('key');
  const draw = () => `<path d="M${pen.random()} 0"/>`;
  expect(pen.once('one', draw)).toBe(pen.once('one', draw));
  expect(pen.once('two', draw)).not.toBe(pen.once('one', draw));
});

test('spread points stay in their disc', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 150 }),
      (key, count, radius) => {
        const points = createPen(key).spread(count, radius);
        expect(points).toHaveLength(count);
        expect(points.every(([x, y]) => Math.hypot(x, y) <= radius + 1e-9)).toBe(true);
      },
    ),
  );
});
