import type { Product } from '../../src/domain/catalog.ts';
import { inLatinLayout, inRussianLayout } from '../../src/domain/keyboardLayout.ts';
import {
  beginningsOf,
  folded,
  wholeWords,
  wordsOf,
  type Range,
  type Word,
} from '../../src/domain/searchWords.ts';
import { soundOf } from '../../src/domain/sound.ts';
import { stemOf } from '../../src/domain/wordForms.ts';
import { editDistance } from './plainDistance.ts';

// How the second step of the search was written first, dish by dish and word by word: what the index must answer, too.

/** A dish of the second step, with the parts of its name that answer the query. */
interface Similar {
  readonly product: Product;
  readonly ranges: readonly Range[];
}
interface SimilarAnswer {
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
interface Field {
  readonly folded: string;
  readonly words: readonly Word[];
}
/** What it costs to take a typed word for a word of the menu; null: they have nothing to do with each other. */
type Cost = (typed: string, word: string) => number | null;
type Match = (fields: readonly Field[]) => Omit<Hit, 'product'> | null;

/** A single letter is no slip of anything. */
const SHORTEST = 2;
/** From this length on a slip is forgiven also in the beginning of a longer word. */
const SHORTEST_BEGINNING = 5;
/** More than any slips of one word cost. */
const FIELD_STEP = 4;

const known = new WeakMap<Product, readonly Field[]>();

/** Name, category and description: the earlier field counts more. */
function fieldsOf(product: Product): readonly Field[] {
  const kept = known.get(product);
  if (kept) return kept;
  const { name, categoryName, description } = product;
  const fields = [name, categoryName, description].map((text) => ({
    folded: folded(text),
    words: wordsOf(text),
  }));
  known.set(product, fields);
  return fields;
}

/** Letter by letter, with ё as е: the beginning of a name, then of a word of it, and so on field by field. */
const byLetters =
  (wanted: string): Match =>
  (fields) => {
    const places = fields.map(({ folded: text, words }) => beginningsOf(words, text, wanted));
    const at = places.findIndex((one) => one.length > 0);
    const field = fields[at];
    if (!field) return null;
    return {
      rank: at * FIELD_STEP + (field.folded.startsWith(wanted) ? 0 : 1),
      ranges: places[0] ?? [],
      words: wholeWords(field.words, places[at] ?? []),
    };
  };

const isLatin = (word: string): boolean => /[a-z]/.test(word);

/** In one alphabet the letters are compared; across two there is only the sound. */
const comparable = (typed: string, word: string): readonly [typed: string, word: string] =>
  isLatin(typed) === isLatin(word)
    ? [typed, word]
    : [/(.)\1\1/u.test(typed) ? '' : soundOf(typed), soundOf(word)];

/** Words that begin as typed, and other forms of the typed one. */
const byForms: Cost = (typed, word) => (word.startsWith(typed) || stemOf(word) === stemOf(typed) ? 0 : null);

/** Words that sound as typed, or begin to. */
const bySound: Cost = (typed, word) => {
  const [wanted, there] = comparable(typed, word);
  return wanted.length >= SHORTEST && there.startsWith(wanted) ? 0 : byForms(typed, word);
};

const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** Words with as many slips as their length forgives; a word that was typed to its end goes before a beginning. */
const bySlips: Cost = (typed, word) => {
  const pair = comparable(typed, word);
  const [wanted] = pair;
  const most = slipsIn(wanted);
  const sure = bySound(typed, word);
  if (most === 0 || sure !== null) return sure;
  const whole = editDistance(...pair);
  if (whole <= most) return whole;
  if (wanted.length < SHORTEST_BEGINNING) return null;
  const beginning = editDistance(...pair, true);
  return beginning <= most ? beginning + 1 : null;
};

/** A menu has far fewer words than its dishes have together. */
function remembered(cost: Cost): Cost {
  const answers = new Map<string, number | null>();
  return (typed, word) => {
    const key = `${typed} ${word}`;
    const kept = answers.get(key);
    if (kept !== undefined) return kept;
    const answer = cost(typed, word);
    answers.set(key, answer);
    return answer;
  };
}

/** Every typed word must stand for some word of the dish; the cheapest one is taken. */
const byWords =
  (typed: readonly string[], cost: Cost): Match =>
  (fields) => {
    const taken = typed.map((each) => cheapest(each, fields, cost));
    const all = taken.filter((one) => one !== null);
    if (all.length === 0 || all.length < taken.length) return null;
    return {
      rank: all.reduce((sum, { rank }) => sum + rank, 0),
      ranges: all.filter(({ field }) => field === 0).map(({ word }) => word.range),
      words: all.map(({ word }) => word),
    };
  };

function cheapest(typed: string, fields: readonly Field[], cost: Cost) {
  const found = fields.flatMap(({ words }, field) =>
    words.flatMap((word) => {
      const slips = cost(typed, word.folded);
      return slips === null ? [] : [{ rank: field * FIELD_STEP + slips, field, word }];
    }),
  );
  return found.reduce<(typeof found)[number] | null>(
    (best, next) => (best === null || next.rank < best.rank ? next : best),
    null,
  );
}

const hitsOf = (products: readonly Product[], match: Match): readonly Hit[] =>
  products
    .flatMap((product) => {
      const hit = match(fieldsOf(product));
      return hit ? [{ ...hit, product }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank);

const wordsTyped = (text: string): readonly string[] => wordsOf(text).map((word) => word.folded);

const answerOf = (hits: readonly Hit[], meant?: string): SimilarAnswer | null => {
  const [best] = hits;
  return best
    ? { meant: meant ?? best.words.map(({ shown }) => shown.toLowerCase()).join(' '), found: hits }
    : null;
};

/**
 * The second step of the search, for a query of which the literal step finds nothing: the same keys in the other layout and
 * ё as е first, then other forms, then what sounds so, then small slips (decision 0012). The first that finds anything answers.
 */
export function similarPlainly(products: readonly Product[], query: string): SimilarAnswer | null {
  const typed = query.trim().toLowerCase();
  if (typed.length < SHORTEST) return null;
  const layouts = [inRussianLayout(typed), inLatinLayout(typed)].filter((text) => text !== typed);
  const find = (match: Match, meant?: string) => answerOf(hitsOf(products, match), meant);
  const slips = (text: string) => find(byWords(wordsTyped(text), remembered(bySlips)));
  return (
    find(byLetters(folded(typed))) ??
    firstOf(layouts, (text) => find(byLetters(folded(text)), text)) ??
    find(byWords(wordsTyped(typed), remembered(byForms))) ??
    find(byWords(wordsTyped(typed), remembered(bySound))) ??
    firstOf([typed, ...layouts], slips)
  );
}

function firstOf<A, B>(all: readonly A[], look: (one: A) => B | null): B | null {
  for (const one of all) {
    const found = look(one);
    if (found !== null) return found;
  }
  return null;
}
