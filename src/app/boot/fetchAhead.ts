import type { Ahead } from '../../ui/shell/chunk.ts';
import { connectionBack, isConnected } from '../../ui/shell/connection.ts';
import type { COVER_PARTS } from '../../ui/shell/CoverParts.tsx';
import { coverParts } from '../../ui/shell/laterParts.ts';
import { pageChunk } from '../navigation/routes.tsx';

/** What only the parts over a page know of. */
export const over = (chunkOf: (parts: typeof COVER_PARTS) => Ahead): Ahead => ({
  fetchAhead: async () => chunkOf(await coverParts.arrival()).fetchAhead(),
});

/**
 * The way from a dish to its order in the order in which it is walked; all else is fetched when it is asked for. Whoever comes
 * back from a payment opens a page anew.
 */
export const wayToOrder = (): readonly Ahead[] => [
  over(({ openProduct }) => openProduct),
  pageChunk('product'),
  over(({ dialogs }) => dialogs.modifiers),
  pageChunk('cart'),
  over(({ dialogs }) => dialogs.auth),
  over(({ dialogs }) => dialogs.deliveryChoice),
  over(({ dialogs }) => dialogs.address),
  over(({ dialogs }) => dialogs.restaurants),
  over(({ dialogs }) => dialogs.time),
  pageChunk('checkout'),
  pageChunk('complete'),
];

/** What of the browser decides when code is fetched that nobody has asked for yet. */
export interface Leisure {
  /** Somebody pays for each byte, or waits for it (assumptions, section 7, "code fetched ahead"). */
  readonly isDataSaved: () => boolean;
  /** Resolves when the page is loaded, seen, online and has nothing else to do. */
  readonly isCalm: () => Promise<void>;
}

const isFetched = (chunk: Ahead): Promise<boolean> =>
  chunk.fetchAhead().then(
    () => true,
    () => false,
  );

/**
 * Fetches one after another in calm moments, so that nothing that is wanted waits for it. Without a connection it waits;
 * it ends with what a server that is there does not have.
 */
export async function fetchAhead(chunks: readonly Ahead[], { isDataSaved, isCalm }: Leisure): Promise<void> {
  const left = [...chunks];
  for (let [next] = left; next; [next] = left) {
    await isCalm();
    if (isDataSaved()) return;
    if (await isFetched(next)) left.shift();
    else if (await isConnected()) return;
    else await connectionBack();
  }
}
