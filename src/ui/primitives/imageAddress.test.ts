import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { denserPreset, imageSources, sidesOf, withPreset } from './imageAddress.ts';

const LIST = 'w=248&h=248&q=60';

test('a picture gets its preset in the widths of its place', () => {
  expect(imageSources('/img/roll.jpg', LIST, 'thumb')).toEqual({
    src: '/img/roll.jpg?w=248&h=248&q=60',
    srcSet:
      '/img/roll.jpg?w=88&h=88&q=60 88w,/img/roll.jpg?w=132&h=132&q=60 132w,/img/roll.jpg?w=176&h=176&q=60 176w',
    sizes: '48px',
  });
});

test('a preset that is no square keeps its shape in every width', () => {
  expect(imageSources('/a.jpg', 'w=300&h=200', 'thumb').srcSet).toBe(
    '/a.jpg?w=88&h=59 88w,/a.jpg?w=132&h=88 132w,/a.jpg?w=176&h=117 176w',
  );
});

test('a slide is asked for by its width alone: its shape is its own, and so is the address of the setting', () => {
  const { src, srcSet } = imageSources('/slide.jpg', LIST, 'slide');
  expect(src).toBe('/slide.jpg');
  expect(srcSet).toContain('/slide.jpg?w=1056&q=60 1056w');
  expect(srcSet).not.toContain('h=');
});

test('a query the address already has is kept', () => {
  expect(withPreset('https://cdn.example/roll?v=3', LIST)).toBe(
    'https://cdn.example/roll?v=3&w=248&h=248&q=60',
  );
});

test('a fragment stays behind the query', () => {
  expect(withPreset('/sprite.svg#roll', LIST)).toBe('/sprite.svg?w=248&h=248&q=60#roll');
});

test.each(['data:image/png;base64,AAAA', 'blob:https://example/1'])('%s is left alone', (address) => {
  expect(imageSources(address, LIST, 'card')).toMatchObject({
    src: address,
    srcSet: undefined,
    sizes: undefined,
  });
});

test.each(['', 'q=60', 'h=248', 'w=0&h=-4', 'w=abc', 'w=2.5'])(
  'a preset without a width makes no widths: «%s»',
  (preset) => {
    expect(imageSources('/a.jpg', preset, 'card')).toMatchObject({
      src: preset === '' ? '/a.jpg' : `/a.jpg?${preset}`,
      srcSet: undefined,
      sizes: undefined,
    });
  },
);

test('other presets have other widths, however many a shop has had', () => {
  const asked = Array.from({ length: 300 }, (_, i) => `w=${i + 1}&h=${i + 1}&q=60`);
  const first = asked.map((preset) => imageSources('/a.jpg', preset, 'line').src);
  expect(new Set(first).size).toBe(300);
  expect(asked.map((preset) => imageSources('/a.jpg', preset, 'line').src)).toEqual(first);
});

test('the sides of a preset are those that it names', () => {
  expect(sidesOf('w=500&h=250&q=60')).toEqual({ width: 500, height: 250 });
  expect(sidesOf('q=60')).toEqual({ width: undefined, height: undefined });
});

test('density multiplies the sides and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4 }), (side, density) => {
      const query = new URLSearchParams(denserPreset(`w=${side}&h=${side}&q=60&fit=cover`, density));
      expect([...query]).toEqual([
        ['w', String(side * density)],
        ['h', String(side * density)],
        ['q', '60'],
        ['fit', 'cover'],
      ]);
    }),
  );
});
