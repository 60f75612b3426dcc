import { tableOf } from './sfnt.ts';

/** In units of the font, of which a letter's square has a thousand. */
export type Point = readonly [x: number, y: number];

/** What weights may move of a glyph, in the order in which a variable font counts it. */
export interface Outline {
  /** The points of its contours; none where it is made of other glyphs. */
  readonly contours: readonly Point[];
  /** Where each of the glyphs that it is made of stands. */
  readonly parts: readonly Point[];
  /** How far the next letter is from this one. */
  readonly advance: number;
}

const REPEATED = 8;
/** Bits of a coordinate: it takes one byte and not two; then the sign of that byte, else that there is none at all. */
interface Axis {
  readonly isByte: number;
  readonly isSame: number;
}
const X: Axis = { isByte: 2, isSame: 16 };
const Y: Axis = { isByte: 4, isSame: 32 };

const ARE_WORDS = 1;
const ARE_PLACES = 2;
const HAS_SCALE = 8;
const HAS_MORE = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;

function flagsOf(glyph: Buffer, start: number, count: number): { flags: number[]; end: number } {
  const flags: number[] = [];
  let end = start;
  while (flags.length < count) {
    const flag = glyph.readUInt8(end++);
    const times = flag & REPEATED ? 1 + glyph.readUInt8(end++) : 1;
    flags.push(...Array.from({ length: times }, () => flag));
  }
  return { flags, end };
}

function coordinatesOf(glyph: Buffer, start: number, flags: readonly number[], axis: Axis) {
  let end = start;
  let at = 0;
  const coordinates = flags.map((flag) => {
    const isSame = (flag & axis.isSame) !== 0;
    if (flag & axis.isByte) at += (isSame ? 1 : -1) * glyph.readUInt8(end++);
    else if (!isSame) {
      at += glyph.readInt16BE(end);
      end += 2;
    }
    return at;
  });
  return { coordinates, end };
}

function contoursOf(glyph: Buffer, contours: number): readonly Point[] {
  const ends = 10 + 2 * contours;
  const count = glyph.readUInt16BE(ends - 2) + 1;
  const instructions = glyph.readUInt16BE(ends);
  const { flags, end } = flagsOf(glyph, ends + 2 + instructions, count);
  const xs = coordinatesOf(glyph, end, flags, X);
  const ys = coordinatesOf(glyph, xs.end, flags, Y);
  return xs.coordinates.map((x, index): Point => [x, ys.coordinates[index] ?? 0]);
}

const scaleBytes = (flags: number): number =>
  flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;

function partsOf(glyph: Buffer): readonly Point[] {
  const parts: Point[] = [];
  let flags = HAS_MORE;
  for (let at = 10; flags & HAS_MORE; at += scaleBytes(flags)) {
    flags = glyph.readUInt16BE(at);
    if (!(flags & ARE_PLACES)) throw new Error('A glyph hangs on a point of another one');
    at += 4;
    if (flags & ARE_WORDS) {
      parts.push([glyph.readInt16BE(at), glyph.readInt16BE(at + 2)]);
      at += 4;
    } else {
      parts.push([glyph.readInt8(at), glyph.readInt8(at + 1)]);
      at += 2;
    }
  }
  return parts;
}

function shapeOf(glyph: Buffer): Pick<Outline, 'contours' | 'parts'> {
  const contours = glyph.length === 0 ? 0 : glyph.readInt16BE(0);
  if (contours < 0) return { contours: [], parts: partsOf(glyph) };
  return { contours: contours === 0 ? [] : contoursOf(glyph, contours), parts: [] };
}

/** The outlines of all glyphs of a TrueType font, by their numbers; of a variable font those of its default weight. */
export function outlinesOf(font: Buffer): readonly Outline[] {
  const [glyphs, places, widths] = [tableOf(font, 'glyf'), tableOf(font, 'loca'), tableOf(font, 'hmtx')];
  const isLong = tableOf(font, 'head').readInt16BE(50) === 1;
  const told = tableOf(font, 'hhea').readUInt16BE(34);
  const place = (glyph: number): number =>
    isLong ? places.readUInt32BE(4 * glyph) : 2 * places.readUInt16BE(2 * glyph);
  return Array.from({ length: tableOf(font, 'maxp').readUInt16BE(4) }, (_, glyph) => ({
    ...shapeOf(glyphs.subarray(place(glyph), place(glyph + 1))),
    advance: widths.readUInt16BE(4 * Math.min(glyph, told - 1)),
  }));
}
