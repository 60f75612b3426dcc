import type { Draft as Mutable } from 'immer';
import type { ProductId } from '../../domain/catalog.ts';
import { defineReducer, type Meanings } from '../../kernel/define.ts';
import { onFields, type Fields } from '../onFields.ts';
import type { AppEvents } from '../events.ts';
import { browsingMeanings } from './browsing/reducer.ts';
import type { catalogEvents } from './events.ts';
import type { CatalogState, Like } from './state.ts';

/** The customer's like of a product; a server's id is looked up as an own key only. */
const likeOf = ({ likes, products }: CatalogState, productId: ProductId): Like => {
  const known = Object.hasOwn(likes, productId) ? likes[productId] : undefined;
  if (known) return known;
  const count = products.find(({ id }) => id === productId)?.likesCount ?? 0;
  return { isLiked: false, count, isSaved: false, sending: null, isNewer: false };
};
/** Idempotent: the count moves only when the like itself does, and never below zero. */
const shown = (like: Like, isLiked: boolean): Like =>
  like.isLiked === isLiked ? like : { ...like, isLiked, count: Math.max(0, like.count + (isLiked ? 1 : -1)) };
export type LikeEvent = `catalog/like${'Wished' | 'Due' | 'Saved' | 'Postponed' | 'Failed'}`;
/** A long record is copied ten times as fast as it is spread; a copy has no key that would be its prototype. */
const isPlainlyCopied = (likes: CatalogState['likes'], productId: ProductId): boolean =>
  Object.hasOwn(likes, productId) && !Object.hasOwn(likes, '__proto__');
const replaced = (likes: CatalogState['likes'], productId: ProductId, like: Like): CatalogState['likes'] => {
  const next: Record<ProductId, Like> = Object.assign({}, likes);
  next[productId] = like;
  return next;
};
const keep = (state: Fields<CatalogState, 'likes'>, productId: ProductId, like: Like): void => {
  if (like === state.likes[productId]) return;
  state.likes = isPlainlyCopied(state.likes, productId)
    ? replaced(state.likes, productId, like)
    : { ...state.likes, [productId]: like };
};
/** The server has answered a wish; a newer one that differs from it still stands. */
const answered = (like: Like, isSaved: boolean, isOver: boolean): Like => ({
  ...(isOver ? shown(like, isSaved) : like),
  isSaved,
  sending: null,
  isNewer: true,
});
/** The counts of a catalog hold the saved like already; a wish on its way is counted beside it. */
const recounted = (like: Like, likesCount: number): Like => ({
  ...like,
  count: Math.max(likesCount, Number(like.isSaved)) + Number(like.isLiked) - Number(like.isSaved),
});
/** What the first list says of it: the counts of the catalog hold it already, and a wish from before the list still stands. */
const listedFirst = (like: Like, isSaved: boolean): Like =>
  recounted({ ...like, isLiked: like.isLiked || isSaved, isSaved }, like.count - Number(like.isLiked));

/** What changes the like of one dish, the one that it names, and no other: who is woken goes by that (src/slices/changedKeys.ts). */
export const likeMeanings: Pick<Meanings<AppEvents, keyof typeof catalogEvents, CatalogState>, LikeEvent> = {
  'catalog/likeWished': onFields(['likes'], (state, { payload: { productId, isLiked } }) => {
    keep(state, productId, shown(likeOf(state, productId), isLiked));
  }),
  'catalog/likeDue': onFields(['likes'], (state, { payload: { productId, isLiked } }) => {
    keep(state, productId, { ...likeOf(state, productId), sending: isLiked });
  }),
  'catalog/likeSaved': onFields(['likes'], (state, { payload: { productId, isLiked } }) => {
    const like = likeOf(state, productId);
    keep(state, productId, answered(like, isLiked, like.sending === null));
  }),
  'catalog/likePostponed': onFields(['likes'], (state, { payload: { productId } }) => {
    keep(state, productId, { ...likeOf(state, productId), sending: null, isNewer: true });
  }),
  // A wish that failed is taken back.
  'catalog/likeFailed': onFields(['likes'], (state, { payload: { productId, isLiked } }) => {
    const like = likeOf(state, productId);
    keep(state, productId, answered(like, isLiked, like.sending === null || like.sending === like.isLiked));
  }),
};

const forgetLikes = (state: Mutable<CatalogState>): void => {
  state.likes = {};
  state.likesList = 'none';
};

export const reduceCatalog = defineReducer<AppEvents, keyof typeof catalogEvents, CatalogState>({
  ...browsingMeanings,
  'catalog/reloadDue': (state, { payload }) => {
    if (state.status !== 'ready') state.status = 'loading';
    // What is at hand is another city's, whatever its version.
    if (payload.reason === 'city') Object.assign(state, { version: null, isFresh: false });
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
      answer.products.flatMap(({ id, likesCount }) => {
        const like = Object.hasOwn(state.likes, id) ? state.likes[id] : undefined;
        return like ? [[id, recounted(like, likesCount)]] : [];
      }),
    ),
  }),
  'catalog/loadFailed': (state) => {
    if (state.products.length === 0) state.status = 'failed';
  },
  'catalog/versionFound': (state, { payload }) => {
    state.foundVersion = payload.version;
    // What came with the page without a version is of an unknown one.
    if (state.isFresh || state.status !== 'ready') state.version ??= payload.version;
  },
  'catalog/confirmed': (state) => {
    state.isFresh = true;
  },
  'catalog/likeTapped': null,
  ...likeMeanings,
  'catalog/likesFailed': (state) => {
    if (state.likesList === 'none') state.likesList = 'failed';
  },
  'catalog/likesLoaded': (state, { payload: { productIds } }) => {
    const isFirst = state.likesList === 'none';
    state.likesList = 'loaded';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's own keys
    const ids = [...productIds, ...(Object.keys(state.likes) as ProductId[])];
    for (const id of new Set(ids)) {
      const isSaved = productIds.includes(id);
      const like = likeOf(state, id);
      if (like.sending !== null || like.isNewer) continue;
      const told =
        isFirst || !Object.hasOwn(state.likes, id) ? listedFirst(like, isSaved) : shown(like, isSaved);
      if (told !== like || like.isSaved !== isSaved) state.likes[id] = { ...told, isSaved };
    }
  },
  // The list of likes is asked for now.
  'user/profileDue': (state) => {
    for (const like of Object.values(state.likes)) like.isNewer = false;
  },
  'auth/loggedIn': forgetLikes,
  'auth/loggedOut': forgetLikes,
});
