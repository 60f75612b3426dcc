import { analytics } from './counters/origins.ts';
import { pollClocks, pollLock } from './freshness/origins.ts';
import { appBridge } from './nativeApp/origins.ts';
import { refusals } from './notices/origins.ts';
import { connectivity, minuteClock, visibility } from './page/origins.ts';

export const viewOrigins = [
  minuteClock,
  connectivity,
  visibility,
  refusals,
  appBridge,
  pollLock,
  pollClocks,
  analytics,
] as const;
