/** A part of a text, from the first sign to the one after the last. */
export type Range = readonly [from: number, to: number];

export interface Word {
  /** As it stands in the text. */
  readonly shown: string;
  /** In small letters, ё as е. */
  readonly folded: string;
  readonly range: Range;
}

/** Small letters, ё as е; every sign keeps its place. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The words and numbers of a text, in order. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: shown, index }) => ({
    shown,
    folded: folded(shown),
    range: [index, index + shown.length],
  }));

/** Where a text holds another; both are compared as they are. */
export function placesOf(text: string, wanted: string): readonly Range[] {
  if (wanted === '') return [];
  const places: Range[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    places.push([at, at + wanted.length]);
  return places;
}

/** Where a text holds another at the beginning of a word. */
export const beginningsOf = (words: readonly Word[], text: string, wanted: string): readonly Range[] =>
  placesOf(text, wanted).filter(([start]) => words.some(({ range: [from] }) => from === start));

/** The same places, grown to whole words. */
export const wholeWords = (words: readonly Word[], places: readonly Range[]): readonly Word[] =>
  words.filter(({ range: [from, to] }) => places.some(([start, end]) => start < to && from < end));
