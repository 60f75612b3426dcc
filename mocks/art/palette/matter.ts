import type { Paint } from '../kit/colour.ts';
import { INGREDIENTS } from './ingredients.ts';
import { rowOf, wordsOf } from './lookup.ts';

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

/** An ingredient as drawn: an empty paint means that it has no such part. */
export interface Matter extends Required<Substance> {}

const BLANK = { vein: '', rind: '' };
const FALLBACK: Matter = { color: '#f6dcaa', vein: '#d9a25a', rind: '#b0641f', shape: 'fillet' };

/** The matter of an ingredient; chicken for a word that the palette does not know. */
export const thing = (name: string): Matter => {
  const row = rowOf(INGREDIENTS, name);
  return row ? { ...BLANK, ...row } : FALLBACK;
};

/** The ingredients among the words; sauces, roles and forms drop out. */
export const edible = (words: readonly string[]): readonly string[] => wordsOf(INGREDIENTS, words);
