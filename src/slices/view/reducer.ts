import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import { adminMeanings } from './admin/reducer.ts';
import { awayMeanings } from './away/reducer.ts';
import { counterMeanings } from './counters/reducer.ts';
import type { viewEvents } from './events.ts';
import { freshnessMeanings } from './freshness/reducer.ts';
import { greetingMeanings } from './greetings/reducer.ts';
import { listMeanings } from './lists/reducer.ts';
import { nativeAppMeanings } from './nativeApp/reducer.ts';
import { navigationMeanings } from './navigation/reducer.ts';
import { noticeMeanings } from './notices/reducer.ts';
import { pageMeanings, toMinute } from './page/reducer.ts';
import type { ViewState } from './state.ts';
import { textMeanings } from './texts/reducer.ts';

export const reduceView = defineReducer<AppEvents, keyof typeof viewEvents, ViewState>({
  ...pageMeanings,
  ...navigationMeanings,
  ...freshnessMeanings,
  ...noticeMeanings,
  ...greetingMeanings,
  ...counterMeanings,
  ...adminMeanings,
  ...textMeanings,
  ...listMeanings,
  ...nativeAppMeanings,
  ...awayMeanings,
  'view/restored': (view, { payload, time }) => {
    view.isRestored = true;
    view.storeVersion = payload.storeVersion;
    view.reloadedAt = payload.reloadedAt ?? null;
    view.mayReload = payload.mayReload ?? false;
    view.isOnline = payload.isOnline;
    view.openedAt = time;
    view.now = toMinute(time);
    view.isAdmin = payload.isAdmin ?? false;
    view.analyticsConsent = payload.analyticsConsent ?? null;
    const { seen, device } = payload;
    if (device) view.device = device;
    if (seen) view.seen = { information: seen.information, march: seen.march };
  },
});
