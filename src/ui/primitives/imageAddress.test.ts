import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { denserPreset, imageSources, withPreset } from './imageAddress.ts';

const LIST = 'w=248&h=248&q=60';

test('a picture gets its preset in single and double density', () => {
  expect(imageSources('/img/roll.jpg', LIST)).toEqual({
    src: '/img/roll.jpg?w=248&h=248&q=60',
    srcSet: '/img/roll.jpg?w=248&h=248&q=60 1x, /img/roll.jpg?w=496&h=496&q=60 2x',
    width: 248,
    height: 248,
  });
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
  expect(imageSources(address, LIST)).toMatchObject({ src: address, srcSet: undefined, width: 248 });
});

test('a preset without sides makes no second density', () => {
  expect(imageSources('/a.jpg', 'q=60')).toEqual({
    src: '/a.jpg?q=60',
    srcSet: undefined,
    width: undefined,
    height: undefined,
  });
});

test.each(['w=0&h=-4', 'w=abc', 'w=2.5'])('sides that are no lengths are not scaled: %s', (preset) => {
  expect(imageSources('/a.jpg', preset)).toMatchObject({
    srcSet: undefined,
    width: undefined,
    height: undefined,
  });
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
