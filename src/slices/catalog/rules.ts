import type { Rules } from '../../kernel/define.ts';
import { draft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';

export const catalogRules: Rules<AppEvents, AppState> = {
  'catalog/retryTapped': () => [draft('catalog/reloadDue', { reason: 'retry' }), draft('setting/reloadDue')],
  'catalog/versionFound': ({ catalog }) =>
    catalog.version === catalog.foundVersion ? [] : [draft('catalog/reloadDue', { reason: 'version' })],
  'catalog/likeTapped': (state, { payload: { productId } }) =>
    isLoggedIn(state)
      ? [draft('catalog/likeDue', { productId, isLiked: !state.catalog.likes[productId]?.isLiked })]
      : [draft('modal/queued', { modal: { kind: 'auth' } })],
  'catalog/likeFailed': (_state, { payload }) => [
    draft('view/noticeRaised', { notice: { kind: 'error', text: payload.message, action: null } }),
  ],
  'view/restored': ({ catalog }) =>
    catalog.status === 'ready' ? [] : [draft('catalog/reloadDue', { reason: 'start' })],
};
