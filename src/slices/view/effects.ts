import { saveAdminToken } from './admin/effects.ts';
import { saveAnalyticsConsent } from './counters/effects.ts';
import { poll, rememberReload, saveStoreVersion } from './freshness/effects.ts';
import { rememberGreeting } from './greetings/effects.ts';
import { tellApp } from './nativeApp/effects.ts';
import { navigate } from './navigation/effects.ts';
import { endNotice } from './notices/effects.ts';
import { loadText } from './texts/effects.ts';

export const viewEffects = [
  navigate,
  endNotice,
  poll,
  saveStoreVersion,
  rememberReload,
  rememberGreeting,
  saveAdminToken,
  saveAnalyticsConsent,
  loadText,
  tellApp,
] as const;
