const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

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
  const latin = Array.from(word, (letter) => LETTERS[letter] ?? letter).join('');
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}
