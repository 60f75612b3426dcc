import { eventTypes, appEvents, type AppEventType } from '../../src/slices/events.ts';
import type { Source } from '../../src/kernel/event.ts';
import { eventTexts, type EventText } from '../../tests/workbench/eventTexts.ts';
import { reactionsIn, type Reactions } from '../../tests/workbench/reactions.ts';
import type { Recorded } from '../../tests/workbench/recorded.ts';
import recorded from './recorded.json';
import { sources } from './sources.ts';

/** One event as its page tells of it. */
export interface Entry extends EventText {
  readonly type: AppEventType;
  readonly source: Source;
  /** Fields that the journal hides. */
  readonly masked: readonly string[];
  readonly reactions: Reactions;
  /** A payload of some story; undefined for a type that no run has met. */
  readonly example: unknown;
  /** Ids of stories in which it happens. */
  readonly stories: readonly string[];
}

const NO_TEXT: EventText = { about: '', payload: null };
const NO_REACTIONS: Reactions = { reducers: [], rules: [], effects: [], ends: [], logged: null };

const texts = eventTexts(sources);
const reactions = reactionsIn(sources);
const recordOf = new Map<string, Recorded>(Object.entries(recorded));

const entryOf = (type: AppEventType): Entry => ({
  type,
  source: appEvents[type].source,
  masked: Object.keys(appEvents[type].masks),
  ...(texts.get(type) ?? NO_TEXT),
  reactions: reactions.get(type) ?? NO_REACTIONS,
  example: recordOf.get(type)?.example,
  stories: recordOf.get(type)?.stories ?? [],
});

/** Every event of the shop, slice by slice. */
export const entries: readonly Entry[] = eventTypes.map(entryOf);

export const sliceOf = ({ type }: Pick<Entry, 'type'>): string => type.split('/')[0] ?? type;
