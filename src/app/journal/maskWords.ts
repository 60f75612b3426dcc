import { withoutSecrets } from './errorLog.ts';

const HIDDEN = '…';
const LONGEST = 1_000;

/** What gives somebody away in free text, whoever they are. */
const TELLING: readonly RegExp[] = [
  // Keys: in the query of an address, or by themselves.
  /(?<=https?:[^\s?#]{0,300})[?#]\S*/giu,
  /(?<![\p{L}\d])(?=[\w-]{0,64}\d)[\w-]{16,}/giu,
  // Phones, codes and cards; a sum of four digits goes with them.
  /\d(?:[\s().-]{0,3}\d){3,}/gu,
  /(?<!\p{L})(?:ул|улиц[аеуы]|пр|пр-т|проспект[ае]?|пер|переул(?:ок|ка|ке))(?:\.\s*|\s+)[\p{L}-]+/giu,
  /(?<!\p{L})(?:д|дом[ае]?|кв|квартир[аеуы]|подъезд[ае]?|этаж[ае]?|домофон|код)(?:\.\s*|\s+|(?=\d))№?\s*\d+\p{L}?(?!\p{L})/giu,
];

const withoutMail = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) => (word.includes('@') ? HIDDEN : word));

/** Names and streets are inflected: «Анна» is found as «Анну», «Садовая» as «Садовой». */
const inflected = (word: string): RegExp => {
  const ending = word.length > 5 ? 2 : Number(word.length > 3);
  const stem = word.slice(0, word.length - ending);
  return new RegExp(String.raw`(?<![\p{L}\d])${stem}\p{L}{0,4}(?![\p{L}\d])`, 'giu');
};
const wordsOf = (known: readonly string[]): readonly string[] => [
  ...new Set(known.flatMap((text) => text.match(/[\p{L}\d]{3,}/gu) ?? [])),
];

/**
 * What may leave the page of the words somebody typed; masking it again changes nothing.
 * `known`: the personal texts of the customer, none of whose words of three letters or more is left.
 */
export function maskWords(typed: string, known: readonly string[]): string {
  const secrets = [...wordsOf(known).map(inflected), ...TELLING];
  const plain = withoutMail(withoutSecrets(typed.slice(0, LONGEST))).replaceAll(`+${HIDDEN}`, HIDDEN);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), plain).trim();
}
