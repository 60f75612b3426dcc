import { rmSync } from 'node:fs';
import { PACTS } from './pactFile.ts';

/** Runs once before the consumer's tests: an interaction that no test names any more must not stay in the file. */
export const setup = (): void => rmSync(PACTS, { recursive: true, force: true });
