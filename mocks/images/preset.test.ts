import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetKey, readPreset } from './preset.ts';

const read = (query: string, accept: string | null = null) => readPreset(new URLSearchParams(query), accept);

test('the list preset of the settings is read as written', () => {
  expect(read('w=248&h=248&q=60', 'image/webp')).toEqual({ side: 248, quality: 60, format: 'webp' });
});

test('a picture without a preset is 500 by 500 at 60', () => {
  expect(read('')).toEqual({ side: 500, quality: 60, format: 'png' });
});

test.each([
  ['w=248', 248],
  ['h=496', 496],
  ['w=1500&h=1500', 1500],
  ['w=320&h=320&q=60', 320],
  ['w=2048', 2048],
  ['w=2112&h=2112&q=60', 2112],
])('%s is a preset, a page or a place of the shop, at one to three pixels', (query, side) => {
  expect(read(query)?.side).toBe(side);
});

test.each([
  'w=249',
  'w=248&h=249',
  'w=2304',
  'w=99999',
  'w=-248',
  'w=248.0',
  'w=0xf8',
  'w=1e3',
  'w=',
  'w=%20248',
  'w=abc',
  'q=61',
  'q=',
  'w=248&q=100',
])('%s is no size of the shop’s', (query) => {
  expect(read(query)).toBeNull();
});

test('whoever makes up sizes has no more than two dozen drawn', () => {
  const sides = Array.from({ length: 6_000 }, (_, side) => read(`w=${side}`)).filter(Boolean);
  expect(sides.length).toBeGreaterThan(10);
  expect(sides.length).toBeLessThanOrEqual(25);
});

test('whatever the query says, it is a size of the shop’s or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (w, h, q, accept) => {
      const preset = readPreset(new URLSearchParams({ w, h, q }), accept);
      expect(preset === null || (preset.side >= 88 && preset.side <= 2112)).toBe(true);
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
  expect(read('', accept)?.format).toBe(format);
});

test('a format that is not offered is not taken', () => {
  expect(readPreset(new URLSearchParams(), 'image/avif,image/webp', ['webp'])?.format).toBe('webp');
  expect(readPreset(new URLSearchParams(), 'image/avif', ['webp'])?.format).toBe('png');
});

test('a key tells presets apart where their pictures differ', () => {
  const keyOf = (query: string, accept: string): string => {
    const preset = read(query, accept);
    return preset === null ? '' : presetKey(preset);
  };
  const keys = ['image/avif', 'image/webp', ''].flatMap((accept) => [
    keyOf('', accept),
    keyOf('w=248', accept),
  ]);
  expect(new Set(keys).size).toBe(6);
  expect(keyOf('w=248', '')).toBe(keyOf('h=248&q=60', ''));
});
