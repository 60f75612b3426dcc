import type { Group, Product, ProductId, StopListEntry } from '../../domain/catalog.ts';

/** A customer's like of one product, over the numbers of the catalog. */
export interface Like {
  /** What the customer wants and sees. */
  readonly isLiked: boolean;
  readonly count: number;
  /** What the server holds, as far as it has answered. */
  readonly isSaved: boolean;
  /** The wish whose answer is awaited: one flight a product. */
  readonly sending: boolean | null;
  /** Changed since the list of likes was asked for: that list may have been made before the change. */
  readonly isNewer: boolean;
}

export interface CatalogState {
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  readonly groups: readonly Group[];
  /** Never changed in place: likes live beside it, so that an index over it lives as long as the catalog. */
  readonly products: readonly Product[];
  readonly stopList: readonly StopListEntry[];
  /** False while the catalog may be as old as the page's copy in some cache: nothing is judged by it. */
  readonly isFresh: boolean;
  /** Of the catalog at hand. */
  readonly version: string | null;
  /** The newest that the server named. */
  readonly foundVersion: string | null;
  /** Products and groups of the last answer that could not be read. */
  readonly skipped: number;
  readonly likes: Readonly<Record<ProductId, Like>>;
  /** The customer's own list of likes: asked for with each login. */
  readonly likesList: 'none' | 'loaded' | 'failed';
  readonly search: string;
  readonly filters: readonly string[];
}

export const initialCatalog: CatalogState = {
  status: 'empty',
  groups: [],
  products: [],
  stopList: [],
  isFresh: false,
  version: null,
  foundVersion: null,
  skipped: 0,
  likes: {},
  likesList: 'none',
  search: '',
  filters: [],
};
