/** The keys of the two layouts, key by key; the shifted signs follow their own key's letter. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const SHIFTED = '~{}:"<>';
const SHIFTED_RUSSIAN = 'ёхъжэбю';

const pairs = (from: string, to: string) => Array.from(from, (sign, at) => [sign, to[at] ?? sign] as const);
const toRussian = new Map([...pairs(LATIN, RUSSIAN), ...pairs(SHIFTED, SHIFTED_RUSSIAN)]);
const toLatin = new Map(pairs(RUSSIAN, LATIN));

const typedWith = (keys: ReadonlyMap<string, string>, text: string): string =>
  Array.from(text.toLowerCase(), (sign) => keys.get(sign) ?? sign).join('');

/** What the same keys write in the Russian layout: «hjkk» is «ролл». In small letters. */
export const inRussianLayout = (text: string): string => typedWith(toRussian, text);

/** What the same keys write in the Latin layout: «сщдф» is «cola». In small letters. */
export const inLatinLayout = (text: string): string => typedWith(toLatin, text);
