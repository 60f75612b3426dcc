import type { Group, Product, ProductId, StopListEntry } from '../../domain/catalog.ts';
import { fact, payload } from '../../kernel/event.ts';
import { browsingEvents } from './browsing/events.ts';

export interface CatalogAnswer {
  readonly groups: readonly Group[];
  readonly products: readonly Product[];
  readonly stopList: readonly StopListEntry[];
}
/** Why the catalog is fetched; a coupon goes on to the promo calculation whatever the answer. */
export type CatalogReason = 'start' | 'version' | 'coupon' | 'retry' | 'city';

export const catalogEvents = {
  ...browsingEvents,
  'catalog/reloadDue': fact('rule', payload<{ reason: CatalogReason }>()),
  'catalog/retryTapped': fact('user'),
  'catalog/loaded': fact(
    'server',
    payload<{ answer: CatalogAnswer; reason: CatalogReason; skipped: number }>(),
  ),
  'catalog/loadFailed': fact('server', payload<{ reason: CatalogReason }>()),
  'catalog/versionFound': fact('server', payload<{ version: string }>()),
  /** Once a page: the catalog at hand was loaded by it, or is of the version that the server names. */
  'catalog/confirmed': fact('rule'),
  'catalog/likeTapped': fact('user', payload<{ productId: ProductId }>()),
  'catalog/likeWished': fact('rule', payload<{ productId: ProductId; isLiked: boolean }>()),
  /** The wish goes out; the next one of this product waits for its answer. */
  'catalog/likeDue': fact('rule', payload<{ productId: ProductId; isLiked: boolean }>()),
  'catalog/likeSaved': fact('server', payload<{ productId: ProductId; isLiked: boolean }>()),
  /** No connection: the wish stands, and waits for one. */
  'catalog/likePostponed': fact('server', payload<{ productId: ProductId; isLiked: boolean }>()),
  /** `isLiked`: what the server holds after the failure. */
  'catalog/likeFailed': fact(
    'server',
    payload<{ productId: ProductId; isLiked: boolean; message: string }>(),
  ),
  'catalog/likesFailed': fact('server'),
  'catalog/likesLoaded': fact('server', payload<{ productIds: readonly ProductId[] }>()),
} as const;
