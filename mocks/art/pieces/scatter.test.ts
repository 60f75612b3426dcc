import { expect, test } from 'vitest';
import { createPen } from '../kit/pen.ts';
import { place, SUNK } from './place.ts';
import { scatter } from './scatter.ts';

const HEAP = { count: 16, radius: 110 };

test('the first name is the hero: more of it, and larger', () => {
  const pen = createPen('hero');
  const food = scatter(pen, ['tofu', 'shrimp', 'beef'], HEAP);
  const copies = (name: string) => {
    const id = pen.pieces.get(`${name}/0`)?.body ?? '';
    return Array.from(
      food.matchAll(new RegExp(`#${id}"[^>]*?(?:scale\\(([\\d.]+)\\))?"/>`, 'g')),
      ([, scale]) => Number(scale ?? 1),
    );
  };
  expect(copies('tofu').length).toBeGreaterThan(copies('shrimp').length);
  expect(Math.min(...copies('tofu'))).toBeGreaterThanOrEqual(Math.max(...copies('shrimp')));
});

test('nothing to scatter draws nothing', () => {
  expect(scatter(createPen('empty'), [], HEAP)).toBe('');
});

test('a loose piece throws a shadow to the lower right however it is turned', () => {
  const pen = createPen('shadow');
  for (const angle of [0, 90, 200]) {
    const [shade, body] = Array.from(
      place(pen, 'tofu', { spot: [20, 30], angle }).matchAll(/translate\((\d+) (\d+)\)/g),
    );
    expect(shade?.slice(1)).toEqual(['23', '35']);
    expect(body?.slice(1)).toEqual(['20', '30']);
  }
});

test('a piece in cheese has a rim instead of a shadow', () => {
  const pen = createPen('cheese');
  expect(place(pen, 'tofu', { spot: [0, 0], variant: SUNK }).match(/<use/g)).toHaveLength(1);
  expect(place(pen, 'tofu', { spot: [0, 0] }).match(/<use/g)).toHaveLength(2);
});

test('pieces of one name and variant are copies of one drawing', () => {
  const pen = createPen('copies');
  expect(place(pen, 'beef', { spot: [1, 1] })).toBe(place(pen, 'beef', { spot: [1, 1] }));
  expect(place(pen, 'beef', { spot: [1, 1], variant: 1 })).toBe(
    place(pen, 'beef', { spot: [1, 1], variant: 1 }),
  );
});
