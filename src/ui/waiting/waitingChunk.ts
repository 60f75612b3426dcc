import { chunkOf } from '../shell/chunk.ts';

/** What waits for a connection or a login, for those with whom something may (decision 0046). */
export const waitingStrip = chunkOf(null, async () => (await import('./WaitingStrip.tsx')).WaitingStrip);
