import { formatPrice, fromRoubles, toRoubles, type Kopecks } from '../../domain/money.ts';

/** More is no banknote anybody pays with; it keeps a slip of the finger out of the order. */
const MOST_ROUBLES = 1_000_000;
/** Roubles in one piece or in threes, kopecks after a point or a comma, and whose money it is. */
const SUM = /^(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:₽|р\.?|руб\.?)?$/iu;

/** The typed sum, or null for anything else: what can be read in two ways («1.500») is not guessed at. */
export function readChange(text: string): Kopecks | null {
  const [, whole, part = ''] = SUM.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const roubles = Number(`${whole.replaceAll(/\s/gu, '')}.${part}`);
  return roubles > 0 && roubles <= MOST_ROUBLES ? fromRoubles(roubles) : null;
}

/** A sum as the field shows it. */
export const changeText = (sum: Kopecks): string =>
  toRoubles(sum)
    .toFixed(sum % 100 === 0 ? 0 : 2)
    .replace('.', ',');

/** What is wrong with the banknote named for the change, or null. No banknote at all is right: there is no change to give. */
export function changeProblem(text: string, total: Kopecks): string | null {
  if (text.trim() === '') return null;
  const sum = readChange(text);
  if (sum === null) return 'Напишите сумму цифрами, например 2000';
  return sum < total ? `Нужно не меньше ${formatPrice(total)}` : null;
}
