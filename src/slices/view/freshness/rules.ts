import { draft } from '../../draft.ts';
import type { PartRules } from '../tables.ts';
import type { freshnessEvents } from './events.ts';
import { openPolls } from './firstPolls.ts';
import { reloadAfterDay, reloadForChunk, reloadForVersion, reloadWhenQuiet } from './reloads.ts';

type Elsewhere = 'view/pageShown' | 'view/connectionOpened' | 'view/minutePassed';

export const freshnessRules: PartRules<keyof typeof freshnessEvents | Elsewhere> = {
  'view/pageShown': openPolls,
  // A push may have been missed while there was no connection (assumptions, section 6, "after each (re)connection").
  'view/connectionOpened': ({ view }) => (view.isOnline ? [draft('view/pollDue', { what: 'settings' })] : []),
  'view/minutePassed': (state, { time }) => reloadAfterDay(state, time),
  'view/storeVersionFound': (state, { time }) => reloadForVersion(state, time),
  'view/chunkLost': reloadForChunk,
  'view/reloadDue': reloadWhenQuiet,
  'view/reloadReached': ({ view }) => [draft('view/navigationDue', { to: view.path, mode: 'page' })],
};
