import type { Product } from './catalog.ts';
import { folded, wordsOf, type Word } from './searchWords.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './wordForms.ts';

/** A word of the menu, once for all places where it stands. */
export interface KnownWord {
  readonly folded: string;
  readonly isLatin: boolean;
  /** Both are read first by a search that needs them. */
  readonly sound: () => string;
  readonly stem: () => string;
}
export interface Field {
  readonly folded: string;
  readonly words: readonly Word[];
  /** Where each of its words stands in the vocabulary. */
  readonly known: readonly number[];
}
export interface IndexedDish {
  readonly product: Product;
  /** Name, category and description: the earlier field counts more. */
  readonly fields: readonly Field[];
}
/** A menu as it is searched: it has far fewer words than its dishes have together. */
export interface SearchIndex {
  readonly dishes: readonly IndexedDish[];
  readonly vocabulary: readonly KnownWord[];
}

export const isLatin = (word: string): boolean => /[a-z]/.test(word);

const knownWord = (word: string): KnownWord => {
  let sound: string | null = null;
  let stem: string | null = null;
  return {
    folded: word,
    isLatin: isLatin(word),
    sound: () => (sound ??= soundOf(word)),
    stem: () => (stem ??= stemOf(word)),
  };
};

/** Reads each text once: a category is that of many dishes. */
function createReader() {
  const vocabulary: KnownWord[] = [];
  const places = new Map<string, number>();
  const fields = new Map<string, Field>();
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? vocabulary.push(knownWord(word)) - 1;
    places.set(word, place);
    return place;
  };
  const read = (text: string): Field => {
    const kept = fields.get(text);
    if (kept) return kept;
    const words = wordsOf(text);
    const field = { folded: folded(text), words, known: words.map((word) => placeOf(word.folded)) };
    fields.set(text, field);
    return field;
  };
  return { read, vocabulary };
}

function indexOf(products: readonly Product[]): SearchIndex {
  const { read, vocabulary } = createReader();
  const dishes = products.map((product) => ({
    product,
    fields: [product.name, product.categoryName, product.description].map(read),
  }));
  return { dishes, vocabulary };
}

const made = new WeakMap<readonly Product[], SearchIndex>();

/** The index of these dishes, made at their first search. A catalogue never changes in place. */
export function searchIndexOf(products: readonly Product[]): SearchIndex {
  const index = made.get(products) ?? indexOf(products);
  made.set(products, index);
  return index;
}
