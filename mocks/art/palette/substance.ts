import type { Paint } from '../kit/colour.ts';

export type ShapeName =
  | 'cube'
  | 'block'
  | 'strap'
  | 'slice'
  | 'slab'
  | 'fillet'
  | 'crisp'
  | 'ribbon'
  | 'salami'
  | 'egg'
  | 'puck'
  | 'loop'
  | 'shrimp'
  | 'stick'
  | 'mussel'
  | 'roe'
  | 'sheet'
  | 'clove'
  | 'ringlet'
  | 'crescent'
  | 'wheel'
  | 'tomato'
  | 'strip'
  | 'floret'
  | 'mushroom'
  | 'leaf'
  | 'ruffle'
  | 'cabbage'
  | 'weed'
  | 'dollop'
  | 'shaving'
  | 'citrus'
  | 'berry'
  | 'bead'
  | 'kernel'
  | 'seed'
  | 'pod'
  | 'nut';

/** An ingredient as written in the palette. */
export interface Substance {
  /** Flesh. */
  readonly color: Paint;
  /** Stripes or seeds. */
  readonly vein?: Paint;
  /** Skin. */
  readonly rind?: Paint;
  /** How a loose piece looks. */
  readonly shape: ShapeName;
}
