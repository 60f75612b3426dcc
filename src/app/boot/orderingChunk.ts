import { chunkOf } from '../../ui/shell/chunk.ts';

/** All that a guest who only looks does without: ordering, accounts, the wire, the customer's other tabs (decision 0033). */
export const ordering = chunkOf(null, async () => import('./ordering.ts'));
