import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetKey, readPreset } from './preset.ts';

const read = (query: string, accept: string | null = null) => readPreset(new URLSearchParams(query), accept);

test('the list preset of the settings is read as written', () => {
  expect(read('w=248&h=248&q=60', 'image/webp')).toEqual({
    width: 248,
    height: 248,
    quality: 60,
    format: 'webp',
  });
});

test('a picture without a preset is 500 by 500 at 60', () => {
  expect(read('')).toEqual({ width: 500, height: 500, quality: 60, format: 'png' });
});

test.each([
  ['w=1&h=99999&q=0', { width: 16, height: 2000, quality: 1 }],
  ['w=-5&h=2001&q=101', { width: 16, height: 2000, quality: 100 }],
  ['w=abc&h=12.5&q=', { width: 500, height: 500, quality: 60 }],
  ['w=1e3&h=0x40&q=%20', { width: 500, height: 500, quality: 60 }],
])('%s becomes a preset that can be rendered', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('whatever the query says, the preset is whole and in range', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.bigInt(), fc.string(), (w, h, q, accept) => {
      const search = new URLSearchParams({ w, h, q: String(q) });
      const { width, height, quality } = readPreset(search, accept);
      expect([width, height].every((side) => Number.isInteger(side) && side >= 16 && side <= 2000)).toBe(
        true,
      );
      expect(Number.isInteger(quality) && quality >= 1 && quality <= 100).toBe(true);
    }),
  );
});

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['text/html, IMAGE/WEBP;q=0.9', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.0;v=1,image/webp;q=0', 'png'],
  ['image/*,*/*', 'png'],
  ['image/avifx', 'png'],
  ['', 'png'],
])('the header «%s» is answered with %s', (accept, format) => {
  expect(read('', accept).format).toBe(format);
});

test('a format that is not offered is not taken', () => {
  expect(readPreset(new URLSearchParams(), 'image/avif,image/webp', ['webp']).format).toBe('webp');
  expect(readPreset(new URLSearchParams(), 'image/avif', ['webp']).format).toBe('png');
});

test('a key tells presets apart where their pictures differ', () => {
  const [avif, webp, png] = ['image/avif', 'image/webp', ''].map((accept) => presetKey(read('q=50', accept)));
  expect(new Set([avif, webp, png]).size).toBe(3);
  expect(presetKey(read('q=50', 'image/avif'))).not.toBe(presetKey(read('q=51', 'image/avif')));
  expect(presetKey(read('q=50'))).toBe(presetKey(read('q=51')));
});
