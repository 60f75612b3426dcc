import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The text of a journal's file, packed or not. Throws where there is none. */
export function journalText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
