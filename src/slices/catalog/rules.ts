import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';

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
  'view/restored': ({ catalog }) =>
    catalog.status === 'ready' ? [] : [draft('catalog/reloadDue', { reason: 'start' })],
};
