import type { Rules } from '../../kernel/define.ts';
import { draft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';

export const settingRules: Rules<AppEvents, AppState> = {
  'setting/versionFound': ({ setting }) =>
    setting.version === setting.foundVersion ? [] : [draft('setting/reloadDue')],
  'setting/reloadPushed': () => [draft('setting/reloadDue')],
  'view/restored': ({ setting }) => (setting.values ? [] : [draft('setting/reloadDue')]),
};
