import { readFileSync } from 'node:fs';
import { readCatalog } from '../../src/ports/readers/catalog.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';

/** The menu of a file with the answer of `GET catalog`. Throws where there is no such file or it is no menu. */
export const menuOf = (file: string): CatalogAnswer =>
  readCatalog(JSON.parse(readFileSync(file, 'utf8')) as unknown, '').answer;
