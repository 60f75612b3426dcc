import { formatPrice, fromRoubles, type Kopecks } from '../../domain/money.ts';

/** More is no banknote anybody pays with; it keeps a slip of the finger out of the order. */
const MOST_ROUBLES = 1_000_000;

/** The typed sum, or null where nothing readable was typed: «2 000 ₽» and «2000» are the same. */
export function readChange(text: string): Kopecks | null {
  const digits = text.replace(/[^0-9]/g, '');
  if (digits === '') return null;
  const roubles = Number(digits);
  return roubles > 0 && roubles <= MOST_ROUBLES ? fromRoubles(roubles) : null;
}

/** What is wrong with the banknote named for the change, or null. No banknote at all is right: there is no change to give. */
export function changeProblem(text: string, total: Kopecks): string | null {
  if (text.trim() === '') return null;
  const sum = readChange(text);
  if (sum === null) return 'Напишите сумму цифрами';
  return sum < total ? `Нужно не меньше ${formatPrice(total)}` : null;
}
