import { chunkOf } from './chunk.ts';

/**
 * What the first screen can do without: what lies over the page once there is a reason, and what stands far below. It is one
 * file, fetched as soon as the page is alive (decision 0030).
 */
export const laterParts = chunkOf(null, async () => (await import('./LaterParts.tsx')).LATER_PARTS);
