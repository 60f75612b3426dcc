import { isJson } from './journalVersions.ts';

/** What a customer has added to a report. */
export interface Told {
  /** Masked, as they have seen them. */
  readonly words: string;
  /** Six digits to read out on the phone. */
  readonly number: string;
}

/** FNV-1a, of 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** The number of a report by what tells it from others; the same every time that it is asked for. */
export const numberOfReport = (distinct: string): string =>
  String(hashOf(distinct) % 1_000_000).padStart(6, '0');

/** What stands in a file, or null where nobody has told anything. */
export const toldOf = (value: unknown): Told | null => {
  if (!isJson(value)) return null;
  const { words, number } = value;
  return typeof words === 'string' && typeof number === 'string' ? { words, number } : null;
};
