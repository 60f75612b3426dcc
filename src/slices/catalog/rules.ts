import type { ProductId } from '../../domain/catalog.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';
import { selectLike } from './selectors.ts';

/** One flight a product at a time, and only for a wish that the server does not hold already. */
const sendWish = (
  state: AppState,
  { payload: { productId } }: { readonly payload: { readonly productId: ProductId } },
): readonly AppDraft[] => {
  const { isLiked, isSaved, sending } = selectLike(productId)(state);
  return sending === null && isLiked !== isSaved && isLoggedIn(state)
    ? [draft('catalog/likeDue', { productId, isLiked })]
    : [];
};

const confirmed = ({ catalog }: AppState): readonly AppDraft[] =>
  catalog.isFresh ? [] : [draft('catalog/confirmed')];

export const catalogRules: Rules<AppEvents, AppState> = {
  'catalog/retryTapped': () => [draft('catalog/reloadDue', { reason: 'retry' }), draft('setting/reloadDue')],
  'catalog/versionFound': (state) => {
    const { version, foundVersion, status } = state.catalog;
    if (version !== foundVersion) return [draft('catalog/reloadDue', { reason: 'version' })];
    return status === 'ready' ? confirmed(state) : [];
  },
  'catalog/loaded': confirmed,
  // Without a version nobody knows how old the catalog of the page is.
  'view/pollFailed': ({ catalog }, { payload }) =>
    payload.what === 'catalog' && catalog.status === 'ready' && !catalog.isFresh
      ? [draft('catalog/reloadDue', { reason: 'version' })]
      : [],
  'catalog/likeTapped': (state, { payload: { productId } }) =>
    isLoggedIn(state)
      ? [draft('catalog/likeWished', { productId, isLiked: !selectLike(productId)(state).isLiked })]
      : [draft('modal/queued', { modal: { kind: 'auth' } })],
  'catalog/likeWished': sendWish,
  'catalog/likeSaved': sendWish,
  'catalog/likeFailed': (state, event) => [
    draft('view/noticeRaised', { notice: { kind: 'error', text: event.payload.message, action: null } }),
    ...sendWish(state, event),
  ],
  'view/restored': ({ catalog }) =>
    catalog.status === 'ready' ? [] : [draft('catalog/reloadDue', { reason: 'start' })],
};
