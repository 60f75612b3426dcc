import { setAutoFreeze } from 'immer';
import type { CatalogAnswer } from '../../../src/slices/catalog/events.ts';
import { foldingBy, type Folded, type Folding, type Known, type Seen } from './folding.ts';

/** What the gate asks of a build; the menu comes first, then what it is compared by. */
export type Question =
  | { readonly catalog: CatalogAnswer }
  | { readonly common: Known }
  | { readonly fold: string }
  | { readonly look: string; readonly at: number };
export type Answer = Folded | Known | Seen | null;

// As in production.
setAutoFreeze(false);

let folding: Folding | null = null;

const answerTo = async (question: Question): Promise<Answer> => {
  if ('catalog' in question) {
    folding = await foldingBy(question.catalog);
    return folding.known;
  }
  if ('common' in question) folding?.compareBy(question.common);
  if ('fold' in question) return folding?.fold(question.fold) ?? null;
  return 'look' in question ? (folding?.look(question.look, question.at) ?? null) : null;
};

process.on(
  'message',
  (question: Question) => void answerTo(question).then((answer) => process.send?.(answer)),
);
