import type { Draft as Mutable } from 'immer';
import type { ProductId } from '../../domain/catalog.ts';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { catalogEvents } from './events.ts';
import type { CatalogState } from './state.ts';

/** Idempotent: the count moves only when the like itself does, and never below zero. */
const like = (state: Mutable<CatalogState>, productId: ProductId, isLiked: boolean): void => {
  const base = state.products.find(({ id }) => id === productId)?.likesCount ?? 0;
  const known = state.likes[productId] ?? { isLiked: false, count: base, isSaved: false };
  if (known.isLiked === isLiked) return;
  state.likes[productId] = { ...known, isLiked, count: Math.max(0, known.count + (isLiked ? 1 : -1)) };
};
const saved = (state: Mutable<CatalogState>, productId: ProductId, isSaved: boolean): void => {
  const known = state.likes[productId];
  if (known) known.isSaved = isSaved;
};

export const reduceCatalog = defineReducer<AppEvents, keyof typeof catalogEvents, CatalogState>({
  'catalog/reloadDue': (state) => {
    if (state.status !== 'ready') state.status = 'loading';
  },
  'catalog/retryTapped': null,
  // Counts come fresh with the catalog, the customer's own likes stay.
  'catalog/loaded': (state, { payload: { answer, skipped } }) => ({
    ...(state as CatalogState),
    groups: answer.groups,
    products: answer.products,
    stopList: answer.stopList,
    skipped,
    status: 'ready',
    version: state.foundVersion,
    likes: Object.fromEntries(
      answer.products
        .filter(({ id }) => state.likes[id]?.isLiked)
        .map(({ id, likesCount }) => [
          id,
          { isLiked: true, count: Math.max(1, likesCount), isSaved: state.likes[id]?.isSaved ?? false },
        ]),
    ),
  }),
  'catalog/loadFailed': (state) => {
    if (state.products.length === 0) state.status = 'failed';
  },
  'catalog/versionFound': (state, { payload }) => {
    state.foundVersion = payload.version;
    state.version ??= payload.version;
  },
  'catalog/searchTyped': (state, { payload }) => {
    state.search = payload.text;
    if (payload.text !== '') state.filters = [];
  },
  'catalog/filterToggled': (state, { payload: { code } }) => {
    state.search = '';
    state.filters = state.filters.includes(code)
      ? state.filters.filter((other) => other !== code)
      : [...state.filters, code];
  },
  'catalog/filtersCleared': (state) => {
    state.filters = [];
  },
  'catalog/likeTapped': null,
  'catalog/likeDue': (state, { payload }) => like(state, payload.productId, payload.isLiked),
  'catalog/likeSaved': (state, { payload }) => saved(state, payload.productId, payload.isLiked),
  'catalog/likeFailed': (state, { payload }) => {
    like(state, payload.productId, payload.isLiked);
    saved(state, payload.productId, payload.isLiked);
  },
  'catalog/likesFailed': null,
  'catalog/likesLoaded': (state, { payload: { productIds } }) => {
    state.likes = {};
    for (const product of state.products)
      if (productIds.includes(product.id))
        state.likes[product.id] = { isLiked: true, count: Math.max(1, product.likesCount), isSaved: true };
  },
  'auth/loggedOut': (state) => {
    state.likes = {};
  },
});
