import { chunkOf } from './chunk.ts';

/**
 * What the first screen can do without and a page has all the same: what it says by itself, and what stands far below. It is
 * one file, fetched as soon as the page is alive (decision 0030).
 */
export const laterParts = chunkOf(null, async () => (await import('./LaterParts.tsx')).LATER_PARTS);

/** What lies over a page once there is a reason: a dialog, a dish, an order (decision 0033). */
export const coverParts = chunkOf(null, async () => (await import('./CoverParts.tsx')).COVER_PARTS);

/** The foot of every page. */
export const footer = chunkOf(null, async () => (await laterParts.arrival()).Footer);
