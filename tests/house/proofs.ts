import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project as text. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Whether the file has a test of that name, as it writes it: a quote may be escaped there, what a name is made of is `…` here. */
export const holds = (file: string, name: string): boolean => {
  if (name === '' || !existsSync(join(ROOT, file))) return false;
  const text = read(file)
    .replaceAll('\\', '')
    .replaceAll(/\$\{[^{}]*\}/g, '…');
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
};
