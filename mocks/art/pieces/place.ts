import type { Point } from '../kit/geometry.ts';
import { moved, turn, copy } from '../kit/markup.ts';
import type { DefinedPiece, Pen } from '../kit/pen.ts';
import { thing } from '../palette/matter.ts';
import type { ShapeName } from '../palette/substance.ts';
import { SHAPES } from './shapes.ts';

/** The variant of a piece that lies in melted cheese: a dark rim instead of a shadow. */
export const SUNK = 'sunk';

/** Too small for a shadow of their own: a dark rim is part of the piece. */
const SPECKS: ReadonlySet<ShapeName> = new Set(['bead', 'kernel', 'seed', 'ringlet', 'weed']);

export const isSpeck = (name: string): boolean => SPECKS.has(thing(name).shape);

const BULK: Partial<Readonly<Record<ShapeName, number>>> = {
  bead: 3,
  kernel: 3,
  seed: 3,
  ringlet: 3,
  roe: 1,
  strip: 2,
  weed: 1,
  loop: 1,
  nut: 2,
  sheet: 0.25,
  egg: 0.5,
  slab: 0.5,
  citrus: 0.4,
};

/** How many pieces make one portion, against a cube of fish. */
export const bulkOf = (name: string): number => BULK[thing(name).shape] ?? 1;

const definePiece = (pen: Pen, name: string, rimmed: boolean): DefinedPiece => {
  const matter = thing(name);
  const { shade, body } = SHAPES[matter.shape](pen, matter);
  if (!rimmed) return { shade: pen.symbol(shade), body: pen.symbol(body) };
  return { shade: null, body: pen.symbol(moved(shade, 'translate(1 2)scale(1.12)') + body) };
};

const pieceOf = (pen: Pen, name: string, variant: number | typeof SUNK): DefinedPiece => {
  const key = `${name}/${variant}`;
  const known = pen.pieces.get(key);
  if (known) return known;
  const piece = definePiece(pen, name, variant === SUNK || isSpeck(name));
  pen.pieces.set(key, piece);
  return piece;
};

export interface Placing {
  readonly spot: Point;
  /** Degrees. */
  readonly angle?: number;
  readonly scale?: number;
  /** Pieces of one name and variant are copies of one drawing. */
  readonly variant?: number | typeof SUNK;
}

/** One piece with its own soft shadow, which falls to the lower right however the piece is turned. */
export const place = (
  pen: Pen,
  name: string,
  { spot, angle = 0, scale = 1, variant = 0 }: Placing,
): string => {
  const { shade, body } = pieceOf(pen, name, variant);
  if (!shade) return copy(body, turn(spot, angle, scale));
  const [x, y] = spot;
  return (
    copy(shade, turn([x + 3 * scale, y + 5 * scale], angle, scale)) + copy(body, turn(spot, angle, scale))
  );
};
