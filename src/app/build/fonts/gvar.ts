import type { Point } from './outlines.ts';

/** Along the axis, 0 the default weight and 1 the heaviest: nothing until `start`, all at `peak`, nothing again from `end` on. */
export interface Region {
  readonly start: number;
  readonly peak: number;
  readonly end: number;
}

/** How a glyph's points move at the peak of a region. */
export interface Move {
  readonly region: Region;
  /** One for each point, those of the advance behind them. */
  readonly deltas: readonly Point[];
}

const SHARED_POINTS = 0x8000;
const OWN_PEAK = 0x8000;
const OWN_REGION = 0x4000;
const LONG_OFFSETS = 1;
const HEADER = 20;

const ZEROS = 0x80;
const WORDS = 0x40;
const LONGEST_RUN = 64;

const isByte = (delta: number): boolean => delta >= -128 && delta <= 127;
const kindOf = (delta: number): number => (delta === 0 ? ZEROS : isByte(delta) ? 0 : WORDS);

/** A single zero between bytes, or a small number between words, is told more briefly in their run. */
function joins(deltas: readonly number[], index: number, kind: number): boolean {
  const delta = deltas[index] ?? 0;
  const own = kindOf(delta);
  if (own === kind) return true;
  const next = deltas[index + 1];
  if (kind === ZEROS || next === undefined || kindOf(next) !== kind) return false;
  return kind === WORDS ? own === 0 : own === ZEROS;
}

function packed(deltas: readonly number[]): Buffer {
  const runs: number[] = [];
  let index = 0;
  while (index < deltas.length) {
    const kind = kindOf(deltas[index] ?? 0);
    const from = index;
    while (index < deltas.length && index - from < LONGEST_RUN && joins(deltas, index, kind)) index += 1;
    runs.push(kind | (index - from - 1));
    if (kind === ZEROS) continue;
    for (const delta of deltas.slice(from, index))
      runs.push(...(kind === WORDS ? [(delta >> 8) & 255, delta & 255] : [delta & 255]));
  }
  return Buffer.from(runs);
}

/** A number from −2 to 2 as the axes of fonts are told. */
const F2DOT14 = (value: number): number => Math.round(value * 16_384);

function headOf({ start, peak, end }: Region, length: number): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(length, 0);
  head.writeUInt16BE(OWN_PEAK | OWN_REGION, 2);
  for (const [index, value] of [peak, start, end].entries()) head.writeInt16BE(F2DOT14(value), 4 + 2 * index);
  return head;
}

function glyphOf(all: readonly Move[]): Buffer {
  const moves = all.filter(({ deltas }) => deltas.some(([x, y]) => x !== 0 || y !== 0));
  if (moves.length === 0) return Buffer.alloc(0);
  const bodies = moves.map(({ deltas }) =>
    Buffer.concat([packed(deltas.map(([x]) => x)), packed(deltas.map(([, y]) => y))]),
  );
  const heads = moves.map(({ region }, index) => headOf(region, bodies[index]?.length ?? 0));
  const start = Buffer.alloc(4);
  start.writeUInt16BE(SHARED_POINTS | moves.length, 0);
  start.writeUInt16BE(start.length + 10 * moves.length, 2);
  // No list of points: each delta is of the next one.
  return Buffer.concat([start, ...heads, Buffer.of(0), ...bodies]);
}

/**
 * The table of a variable font with one axis that tells how its outlines move, a list for each glyph by its number
 * (OpenType 1.9, "gvar"). Deltas are whole numbers from −32,768 to 32,767.
 */
export function gvarOf(glyphs: readonly (readonly Move[])[]): Buffer {
  const bodies = glyphs.map(glyphOf);
  const offsets = Buffer.alloc(4 * (bodies.length + 1));
  let end = 0;
  for (const [index, { length }] of bodies.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * (index + 1));
  }
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(1, 4);
  header.writeUInt32BE(HEADER + offsets.length, 8);
  header.writeUInt16BE(bodies.length, 12);
  header.writeUInt16BE(LONG_OFFSETS, 14);
  header.writeUInt32BE(HEADER + offsets.length, 16);
  return Buffer.concat([header, offsets, ...bodies]);
}
