import { inLatinLetters } from './latin.ts';

/** Spellings that sound the same, in this order: «pizza» and «пицца», «gyoza» and «гёдза», «philadelphia» and «филадельфия». */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'sch'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/ck/g, 'k'],
  [/zz|tz/g, 'ts'],
  [/dz/g, 'z'],
  [/[yj]o/g, 'e'],
  [/j(?=[ua])/g, 'y'],
  [/j/g, 'zh'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 'ts'],
  [/c(?!h)/g, 'k'],
  [/(?:ts){2,}/g, 'ts'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds, in Latin letters: words of both alphabets that sound alike are the same. For one word in small letters. */
export function soundOf(word: string): string {
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), inLatinLetters(word));
}
