import { fact, payload } from '../../../kernel/event.ts';
import type { VersionName } from '../../world.ts';
import type { PollName } from './polls.ts';
import type { LostChunk, ReloadReason } from './state.ts';

/** How old the page may be: the versions that are polled, and the reloads that follow. */
export const freshnessEvents = {
  'view/storeVersionFound': fact('server', payload<{ version: string }>()),
  /** This tab is the one that polls, or no longer is. */
  'view/pollingGranted': fact('system'),
  'view/pollingLost': fact('system'),
  'view/pollDue': fact('timer', payload<{ what: VersionName }>()),
  'view/pollFailed': fact('server', payload<{ what: PollName }>()),
  /** The code of a page or of a dialog could not be fetched: a new build may have replaced it. `path`: where it was wanted. */
  'view/chunkLost': fact('system', payload<{ what: LostChunk; path: string }>()),
  'view/reloadDue': fact('rule', payload<{ reason: ReloadReason }>()),
  'view/reloadReached': fact('rule', payload<{ reason: ReloadReason }>()),
} as const;
