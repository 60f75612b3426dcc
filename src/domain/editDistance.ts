/** Slips between a typed word and one of the menu; one more than was asked for stands for all that are more. */
export interface Slips {
  readonly whole: number;
  /** To the nearest beginning of the word, itself included. */
  readonly beginning: number;
}

/**
 * How many slips of the keyboard lie between two words: a letter too many, too few, a wrong one, or two neighbours swapped
 * (Damerau's distance with each letter changed at most once). It counts up to `most`, so only the cells of the table that lie
 * so near its diagonal are filled in, and none after a row in which all are more.
 */
export function slipsBetween(typed: string, word: string, most: number): Slips {
  const many = most + 1;
  const columns = Math.min(word.length, typed.length + most) + 1;
  const table = new Uint8Array((typed.length + 1) * columns).fill(many);
  for (let column = 0; column < Math.min(columns, many); column += 1) table[column] = column;
  let least = 0;
  for (let row = 1; row <= typed.length && least <= most; row += 1)
    least = fillRow({ typed, word, most, table, columns }, row);
  if (least > most) return { whole: many, beginning: many };
  const whole = word.length < columns ? (table[typed.length * columns + word.length] ?? many) : many;
  return { whole, beginning: least };
}

interface Comparison {
  readonly typed: string;
  readonly word: string;
  readonly most: number;
  readonly table: Uint8Array;
  readonly columns: number;
}

/** Fills in what lies near the diagonal and returns the least of it. */
function fillRow({ typed, word, most, table, columns }: Comparison, row: number): number {
  const here = row * columns;
  const above = here - columns;
  const at = (index: number): number => table[index] ?? most + 1;
  const from = Math.max(0, row - most);
  let least = most + 1;
  for (let column = from; column <= Math.min(columns - 1, row + most); column += 1) {
    const letter = word.charCodeAt(column - 1);
    const typedLetter = typed.charCodeAt(row - 1);
    let slips = column === 0 ? row : Math.min(at(above + column), at(here + column - 1)) + 1;
    if (column > 0) slips = Math.min(slips, at(above + column - 1) + (typedLetter === letter ? 0 : 1));
    if (
      row > 1 &&
      column > 1 &&
      typedLetter === word.charCodeAt(column - 2) &&
      typed.charCodeAt(row - 2) === letter
    )
      slips = Math.min(slips, at(above - columns + column - 2) + 1);
    slips = Math.min(slips, most + 1);
    table[here + column] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
