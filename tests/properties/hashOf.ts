import { createHash } from 'node:crypto';

/** The same for the same state, whatever process made it. */
export const hashOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex');
