/**
 * How many slips of the keyboard lie between two words: a letter too many, too few, a wrong one, or two neighbours swapped
 * (Damerau's distance with each letter changed at most once). `ofPrefix` takes the nearest beginning of `word` instead of all of it.
 */
export function editDistance(typed: string, word: string, ofPrefix = false): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = nextRow({ typed, word, i }, row, before);
    before = row;
    row = next;
  }
  return ofPrefix ? Math.min(...row) : at(row, word.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

interface Place {
  readonly typed: string;
  readonly word: string;
  /** How many letters of `typed` the row is of. */
  readonly i: number;
}

function nextRow({ typed, word, i }: Place, row: readonly number[], before: readonly number[]): number[] {
  const next = [i];
  for (let j = 1; j <= word.length; j += 1) {
    const isSame = typed[i - 1] === word[j - 1];
    const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
    next.push(
      Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return next;
}
