import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';

const reload: readonly AppDraft[] = [draft('setting/reloadDue')];
const confirmed = ({ setting }: AppState): readonly AppDraft[] =>
  setting.isFresh ? [] : [draft('setting/confirmed')];

export const settingRules: Rules<AppEvents, AppState> = {
  'setting/versionFound': (state) => {
    const { version, foundVersion, values } = state.setting;
    if (version !== foundVersion) return reload;
    return values ? confirmed(state) : [];
  },
  'setting/loaded': confirmed,
  'setting/reloadPushed': () => reload,
  // Without a version nobody knows how old the settings of the page are.
  'view/pollFailed': ({ setting }, { payload }) =>
    payload.what === 'settings' && setting.values && !setting.isFresh ? reload : [],
  'view/restored': ({ setting }) => (setting.values ? [] : reload),
};
