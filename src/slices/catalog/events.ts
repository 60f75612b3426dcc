import type { Group, Product, ProductId, StopListEntry } from '../../domain/catalog.ts';
import { fact } from '../../kernel/event.ts';

export interface CatalogAnswer {
  readonly groups: readonly Group[];
  readonly products: readonly Product[];
  readonly stopList: readonly StopListEntry[];
}
/** Why the catalog is fetched; a coupon goes on to the promo calculation whatever the answer. */
export type CatalogReason = 'start' | 'version' | 'coupon' | 'retry' | 'city';

export const catalogEvents = {
  'catalog/reloadDue': fact<{ reason: CatalogReason }>('rule'),
  'catalog/retryTapped': fact('user'),
  'catalog/loaded': fact<{ answer: CatalogAnswer; reason: CatalogReason; skipped: number }>('server'),
  'catalog/loadFailed': fact<{ reason: CatalogReason }>('server'),
  'catalog/versionFound': fact<{ version: string }>('server'),
  /** Once a page: the catalog at hand was loaded by it, or is of the version that the server names. */
  'catalog/confirmed': fact('rule'),
  'catalog/searchTyped': fact<{ text: string }>('user'),
  'catalog/filterToggled': fact<{ code: string }>('user'),
  'catalog/filtersCleared': fact('user'),
  'catalog/likeTapped': fact<{ productId: ProductId }>('user'),
  'catalog/likeWished': fact<{ productId: ProductId; isLiked: boolean }>('rule'),
  /** The wish goes out; the next one of this product waits for its answer. */
  'catalog/likeDue': fact<{ productId: ProductId; isLiked: boolean }>('rule'),
  'catalog/likeSaved': fact<{ productId: ProductId; isLiked: boolean }>('server'),
  /** `isLiked`: what the server holds after the failure. */
  'catalog/likeFailed': fact<{ productId: ProductId; isLiked: boolean; message: string }>('server'),
  'catalog/likesFailed': fact('server'),
  'catalog/likesLoaded': fact<{ productIds: readonly ProductId[] }>('server'),
} as const;
