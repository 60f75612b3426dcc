import type { Product } from './catalog.ts';
import { slipsBetween } from './editDistance.ts';
import { inLatinLayout, inRussianLayout } from './keyboardLayout.ts';
import { isLatin, searchIndexOf, type Field, type KnownWord, type SearchIndex } from './searchIndex.ts';
import { beginningsOf, folded, wholeWords, wordsOf, type Range, type Word } from './searchWords.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './wordForms.ts';

/** A dish of the second step, with the parts of its name that answer the query. */
interface Similar {
  readonly product: Product;
  readonly ranges: readonly Range[];
}
export interface SimilarAnswer {
  /** What the query was taken for, as it stands in the menu or as the other layout writes it. */
  readonly meant: string;
  /** The likeliest first; never empty. */
  readonly found: readonly Similar[];
}

/** A dish with what is compared; a lower rank is likelier. */
interface Hit extends Similar {
  readonly rank: number;
  readonly words: readonly Word[];
}
/** What it costs to take a typed word for a word of the menu; null: they have nothing to do with each other. */
type Cost = (typed: TypedWord, word: KnownWord) => number | null;
type TypedWord = Omit<KnownWord, 'sound' | 'stem'> & { readonly sound: string; readonly stem: string };
type Match = (fields: readonly Field[]) => Omit<Hit, 'product'> | null;

/** A single letter is no slip of anything. */
const SHORTEST = 2;
/** From this length on a slip is forgiven also in the beginning of a longer word. */
const SHORTEST_BEGINNING = 5;
/** More than any slips of one word cost. */
const FIELD_STEP = 4;

/** Letter by letter, with ё as е: the beginning of a name, then of a word of it, and so on field by field. */
const byLetters =
  (wanted: string): Match =>
  (fields) => {
    const placesIn = ({ folded: text, words }: Field) => beginningsOf(words, text, wanted);
    const at = fields.findIndex((each) => placesIn(each).length > 0);
    const field = fields[at];
    if (!field) return null;
    const inName = fields[0] ? placesIn(fields[0]) : [];
    return {
      rank: at * FIELD_STEP + (field.folded.startsWith(wanted) ? 0 : 1),
      ranges: inName,
      words: wholeWords(field.words, placesIn(field)),
    };
  };

/** No word has a letter three times on end: what is typed so sounds like nothing. */
const STUTTER = /(.)\1\1/u;

const typedWord = (word: string): TypedWord => ({
  folded: word,
  isLatin: isLatin(word),
  sound: STUTTER.test(word) ? '' : soundOf(word),
  stem: stemOf(word),
});

/** In one alphabet the letters are compared; across two there is only the sound. */
const comparable = (typed: TypedWord, word: KnownWord): readonly [typed: string, word: string] =>
  typed.isLatin === word.isLatin ? [typed.folded, word.folded] : [typed.sound, word.sound()];

/** Words that begin as typed, and other forms of the typed one: «роллов», «лососем». */
const byForms: Cost = (typed, word) =>
  word.folded.startsWith(typed.folded) || word.stem() === typed.stem ? 0 : null;

/** Words that sound as typed, or begin to: «sushi», «fila». One sign is no sound of anything. */
const bySound: Cost = (typed, word) => {
  const [wanted, there] = comparable(typed, word);
  return wanted.length >= SHORTEST && there.startsWith(wanted) ? 0 : byForms(typed, word);
};

const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** Words with as many slips as their length forgives; a word that was typed to its end goes before a beginning. */
const bySlips: Cost = (typed, word) => {
  const [wanted, there] = comparable(typed, word);
  const most = slipsIn(wanted);
  const sure = bySound(typed, word);
  if (most === 0 || sure !== null) return sure;
  const { whole, beginning } = slipsBetween(wanted, there, most);
  if (whole <= most) return whole;
  const isForgiven = wanted.length >= SHORTEST_BEGINNING && beginning <= most;
  return isForgiven ? beginning + 1 : null;
};

/** What each word of the menu would cost, by its place in the vocabulary. */
type Costs = ReadonlyMap<number, number>;

function costsOf(typed: string, { vocabulary }: SearchIndex, cost: Cost): Costs {
  const word = typedWord(typed);
  const costs = new Map<number, number>();
  vocabulary.forEach((known, place) => {
    const slips = cost(word, known);
    if (slips !== null) costs.set(place, slips);
  });
  return costs;
}

/** Every typed word must stand for some word of the dish; the cheapest one is taken. */
const byCosts =
  (typed: readonly Costs[]): Match =>
  (fields) => {
    const taken: Taken[] = [];
    for (const costs of typed) {
      const word = cheapest(costs, fields);
      if (word === null) return null;
      taken.push(word);
    }
    return {
      rank: taken.reduce((sum, { rank }) => sum + rank, 0),
      ranges: taken.filter(({ field }) => field === 0).map(({ word }) => word.range),
      words: taken.map(({ word }) => word),
    };
  };

interface Taken {
  readonly rank: number;
  readonly field: number;
  readonly word: Word;
}

/** Of the first field that has any: a field's step is more than any slips. */
function cheapest(costs: Costs, fields: readonly Field[]): Taken | null {
  for (const [field, { words, known }] of fields.entries()) {
    let best: Taken | null = null;
    for (const [at, word] of words.entries()) {
      const slips = costs.get(known[at] ?? -1);
      if (slips === undefined) continue;
      const rank = field * FIELD_STEP + slips;
      if (best === null || rank < best.rank) best = { rank, field, word };
    }
    if (best !== null) return best;
  }
  return null;
}

const hitsOf = ({ dishes }: SearchIndex, match: Match): readonly Hit[] =>
  dishes
    .flatMap(({ product, fields }) => {
      const hit = match(fields);
      return hit ? [{ ...hit, product }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank);

const answerOf = (hits: readonly Hit[], meant?: string): SimilarAnswer | null => {
  const [best] = hits;
  return best
    ? { meant: meant ?? best.words.map(({ shown }) => shown.toLowerCase()).join(' '), found: hits }
    : null;
};

/** Nothing is looked for among the dishes where a typed word stands for no word of the whole menu. */
function answerByWords(index: SearchIndex, text: string, cost: Cost): SimilarAnswer | null {
  const costs = wordsOf(text).map((word) => costsOf(word.folded, index, cost));
  const isHopeless = costs.length === 0 || costs.some(({ size }) => size === 0);
  return isHopeless ? null : answerOf(hitsOf(index, byCosts(costs)));
}

/**
 * The second step of the search, for a query of which the literal step finds nothing: ё as е and the same keys in the other
 * layout first, then other forms of the words, then what sounds so, then small slips (decision 0012). The first of these that
 * finds anything answers; a word is never looked for inside another.
 */
export function similarTo(products: readonly Product[], query: string): SimilarAnswer | null {
  const typed = query.trim().toLowerCase();
  if (typed.length < SHORTEST) return null;
  const index = searchIndexOf(products);
  const layouts = [inRussianLayout(typed), inLatinLayout(typed)].filter((text) => text !== typed);
  const byText = (text: string, meant?: string) => answerOf(hitsOf(index, byLetters(folded(text))), meant);
  return (
    byText(typed) ??
    firstOf(layouts, (text) => byText(text, text)) ??
    answerByWords(index, typed, byForms) ??
    answerByWords(index, typed, bySound) ??
    firstOf([typed, ...layouts], (text) => answerByWords(index, text, bySlips))
  );
}

function firstOf<A, B>(all: readonly A[], look: (one: A) => B | null): B | null {
  for (const one of all) {
    const found = look(one);
    if (found !== null) return found;
  }
  return null;
}
