import type { ProductId } from '../../domain/catalog.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';
import { selectLike } from './selectors.ts';

/**
 * One flight a product at a time, and only for a wish that the server does not hold already: before the list of likes has come
 * or failed, nobody knows.
 */
const sendWish = (
  state: AppState,
  { payload: { productId } }: { readonly payload: { readonly productId: ProductId } },
): readonly AppDraft[] => {
  const { isLiked, isSaved, sending } = selectLike(productId)(state);
  return sending === null && isLiked !== isSaved && state.catalog.likesList !== 'none' && isLoggedIn(state)
    ? [draft('catalog/likeDue', { productId, isLiked })]
    : [];
};

/** What was wished while the list was on its way; what waits for the connection has a sign of its own. */
const sendEarlyWishes = (state: AppState): readonly AppDraft[] => {
  const isWaiting = (id: string) =>
    state.user.waiting.some(({ intent }) => intent.kind === 'like' && intent.productId === id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's own keys
  const ids = Object.keys(state.catalog.likes) as ProductId[];
  return ids
    .filter((id) => !isWaiting(id))
    .flatMap((productId) => sendWish(state, { payload: { productId } }));
};

/** Likes (specification, section 4, "Likes"); a guest's page at rest does without. */
export const likeRules: Rules<AppEvents, AppState> = {
  'catalog/likeTapped': (state, { payload: { productId } }) =>
    isLoggedIn(state)
      ? [draft('catalog/likeWished', { productId, isLiked: !selectLike(productId)(state).isLiked })]
      : [draft('modal/queued', { modal: { kind: 'auth' } })],
  'catalog/likeWished': sendWish,
  'catalog/likesLoaded': sendEarlyWishes,
  'catalog/likesFailed': sendEarlyWishes,
  'catalog/likeSaved': sendWish,
  'catalog/likeFailed': (state, event) => [
    draft('view/noticeRaised', { notice: { kind: 'error', text: event.payload.message, action: null } }),
    ...sendWish(state, event),
  ],
};
