import uses from '../../stories/70-Events/uses.json' with { type: 'json' };
import { sources } from '../properties/tables.ts';
import { eventShortages } from './eventUses.ts';
import { eventTypes, isIdle, reactionsIn } from './reactions.ts';
import type { StoryCheck } from './shortages.ts';

/** Every event that no story meets or nobody reacts to, and every story that the event catalogue names in vain. */
export const unmetEvents: StoryCheck = (stories) => {
  const idle = [...reactionsIn(sources)].filter(([, reactions]) => isIdle(reactions)).map(([type]) => type);
  return eventShortages({ types: eventTypes, uses, storyIds: new Set(stories.map(({ id }) => id)), idle });
};
