import { expect, test } from 'vitest';
import { gvarOf } from './gvar.ts';
import type { Point } from './outlines.ts';

const region = { start: 0, peak: 0.5, end: 1 };
/** The packed deltas of one glyph, as hex, from behind the list of points. */
const packed = (...deltas: readonly Point[]): string => {
  const table = gvarOf([[{ region, deltas }]]);
  const [header, offsets, start, head, points] = [20, 8, 4, 10, 1];
  return table.toString('hex', header + offsets + start + head + points);
};

test('a run is of nothing, of bytes or of words', () => {
  expect(packed([0, 0], [0, 0], [0, 0])).toBe('');
  expect(packed([1, 0], [-2, 0], [3, 0])).toBe('0201fe0382');
  expect(packed([300, 0], [-300, 0])).toBe('41012cfed481');
});

test('a single zero does not end a run of bytes, two of them do', () => {
  expect(packed([1, 0], [0, 0], [2, 0])).toBe('0201000282');
  expect(packed([1, 0], [0, 0], [0, 0], [2, 0])).toBe('000181000283');
});

test('a run is of 64 deltas at most', () => {
  expect(packed(...Array.from({ length: 65 }, (): Point => [0, 1]))).toBe(`bf803f${'01'.repeat(64)}0001`);
});

test('a glyph that does not move takes no room, and says so by the places of its neighbours', () => {
  const table = gvarOf([[], [{ region, deltas: [[1, 1]] }], []]);
  const places = [0, 1, 2, 3].map((glyph) => table.readUInt32BE(20 + 4 * glyph));
  expect(places).toEqual([0, 0, places[2], places[2]]);
  expect(table.length).toBe(table.readUInt32BE(16) + (places[2] ?? 0));
});

test('a region is told as fonts tell their axes', () => {
  const table = gvarOf([[{ region, deltas: [[1, 1]] }]]);
  expect([0, 2, 4].map((at) => table.readInt16BE(20 + 8 + 4 + 4 + at) / 16_384)).toEqual([0.5, 0, 1]);
});
