import { chunkOf } from '../shell/chunk.ts';

/** What has changed since the last visit, for those who are told of something. */
export const awayStrip = chunkOf(null, async () => (await import('./AwayStrip.tsx')).AwayStrip);
