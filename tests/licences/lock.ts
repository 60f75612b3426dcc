import { readFileSync } from 'node:fs';
import type { Lock } from './shipped.ts';

export const LICENCES_PAGE = new URL('../../docs/licences.md', import.meta.url);

export const readLock = (): Lock =>
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;
