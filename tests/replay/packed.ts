import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const isPacked = ([first, second]: Buffer): boolean => first === 0x1f && second === 0x8b;

/** The text of a journal's file, packed or not, whatever it is called. Throws where there is none. */
export function journalText(file: string): string {
  const bytes = readFileSync(file);
  return (isPacked(bytes) ? gunzipSync(bytes) : bytes).toString('utf8');
}
