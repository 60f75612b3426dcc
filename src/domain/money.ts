/** A sum in whole kopecks. On the wire sums are roubles: `fromRoubles` and `toRoubles` are the only doors (assumptions, section 6, "money"). */
export type Kopecks = number & { readonly __brand: 'Kopecks' };

const NO_BREAK_SPACE = '\u00A0';
/** Below this many roubles a number prints with an exponent; it is far under half a kopeck anyway. */
const PRINTS_WITH_EXPONENT = 1e-6;

const wholeRoubles = new Intl.NumberFormat('ru-RU');
const withKopecks = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const isWholeKopecks = (n: number): n is Kopecks => Number.isSafeInteger(n);

export const NOTHING: Kopecks = kopecks(0);

/** A checked sum. Throws RangeError for a fraction, NaN, an infinity or a number too large to be exact. */
export function kopecks(n: number): Kopecks {
  // Adding zero turns -0 into 0.
  const checked = n + 0;
  if (!isWholeKopecks(checked)) throw new RangeError(`Not a whole number of kopecks: ${n}`);
  return checked;
}

/** Roubles of the wire in whole kopecks, half up (assumptions, section 6, "money"). Reads the printed digits, so 19.995 is 2000 although its float lies below. */
export function fromRoubles(roubles: number): Kopecks {
  if (Math.abs(roubles) < PRINTS_WITH_EXPONENT) return NOTHING;
  return kopecks(Math.round(Number(`${roubles}e2`)));
}

/** The sum as the wire wants it: roubles with at most two decimals. */
export function toRoubles(k: Kopecks): number {
  return k / 100;
}

export function sum(parts: readonly Kopecks[]): Kopecks {
  return kopecks(parts.reduce((total, part) => total + part, 0));
}

export function plus(a: Kopecks, b: Kopecks): Kopecks {
  return kopecks(a + b);
}

export function times(k: Kopecks, n: number): Kopecks {
  return kopecks(k * n);
}

/** May be negative: see `atLeastNothing`. */
export function minus(a: Kopecks, b: Kopecks): Kopecks {
  return kopecks(a - b);
}

/** The sum, or 0 where it is negative; never -0. */
export function atLeastNothing(k: Kopecks): Kopecks {
  return kopecks(Math.max(0, k));
}

/** "1 234 ₽" or "1 234,50 ₽": kopecks only when there are any, every space a no-break one. */
export function formatPrice(k: Kopecks): string {
  // Adding zero: "-0 ₽" is no price.
  const format = k % 100 === 0 ? wholeRoubles : withKopecks;
  return `${format.format(k / 100 + 0).replace(/\s/gu, NO_BREAK_SPACE)}${NO_BREAK_SPACE}₽`;
}
