import { INGREDIENTS } from './ingredients.ts';
import { rowOf, wordsOf } from './lookup.ts';
import type { Substance } from './substance.ts';

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
