import {
  count,
  id,
  isoTime,
  jsonText,
  momentOfEvent,
  secretOrNumber,
  versionWord,
  webAddress,
} from './common.ts';
import { read, type Sentence } from './sentence.ts';

const ISO_TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})`;

/**
 * Verifiers try a pattern on the written form of any value, so that null, a list and an object are texts to them as well: an
 * id may be none of these. Not every verifier has look-ahead to say it shorter.
 */
const TEXT_OR_NUMBER = /^([^n\x5b{].*|n|n[^u].*|nu|nu[^l].*|nul|nul[^l].*|null.+)$/;

export interface Format {
  readonly pattern: RegExp;
  /** What is asked for, in a report. */
  readonly words: string;
  readonly sentence: Sentence;
  /** An empty text will do; verifiers of pacts are not asked for it. */
  readonly mayBeEmpty?: true;
}

const ids = read(6, 'ids are compared as strings');
const moments = read(7, '`timestamp` is ISO text or milliseconds');
const times = read(2, '`createdAt` (ISO)');

/** What is asked of the contract's named texts and numbers; both JavaScript's and Rust's engine know the patterns. */
export const FORMATS: ReadonlyMap<unknown, Format> = new Map<unknown, Format>([
  [id, { pattern: TEXT_OR_NUMBER, words: 'an id, a text or a number', sentence: ids }],
  [secretOrNumber, { pattern: TEXT_OR_NUMBER, words: 'a text or a number', sentence: ids, mayBeEmpty: true }],
  [
    count,
    {
      pattern: /^-?\d+(\.\d+)?$/,
      words: 'a number, or the text of one',
      sentence: read(6, 'versions answer a bare number or a JSON number or string'),
    },
  ],
  [
    versionWord,
    {
      // The text of null has no digit, a page of HTML has spaces or brackets.
      pattern: /^[\w.:+-]{0,63}\d[\w.:+-]{0,63}$/,
      words: 'a number, or a short text with a digit and without spaces',
      sentence: read(6, 'versions answer a bare number or a JSON number or string'),
    },
  ],
  [
    isoTime,
    { pattern: new RegExp(`^${ISO_TIME}$`), words: 'a time of ISO 8601 with its offset', sentence: times },
  ],
  [
    momentOfEvent,
    {
      pattern: new RegExp(String.raw`^(\d{13}|${ISO_TIME})$`),
      words: 'a time of ISO 8601 with its offset, or milliseconds since 1970',
      sentence: moments,
    },
  ],
  [
    jsonText,
    {
      pattern: /^(\{[\s\S]*\}|\[[\s\S]*\]|true|false)$/,
      words: 'JSON text',
      sentence: read(6, 'a value may be a JSON string'),
    },
  ],
  [
    webAddress,
    {
      pattern: /^(https?:\/\/|\/[^/]).+$/,
      words: 'an address of the web, or a path',
      sentence: read(3, '`payment: "online"` with a `paymentUrl` sends the customer there'),
    },
  ],
]);

/** Roubles are written with at most two decimals. */
export const isWholeKopecks = (roubles: number): boolean =>
  Number.isFinite(roubles) && Math.abs(roubles * 100 - Math.round(roubles * 100)) < 1e-6;
export const MONEY: Sentence = read(
  6,
  'on the wire (catalog, promo, order, balance) sums are **roubles** with at most two decimals',
);
