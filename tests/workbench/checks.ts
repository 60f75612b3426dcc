import { eventTypes } from '../../src/slices/events.ts';
import recorded from '../../stories/70-Events/recorded.json' with { type: 'json' };
import type { Recorded } from './recorded.ts';
import { sources } from '../properties/tables.ts';
import { storiesWithBaseline } from '../visual/baselines.ts';
import { uncoveredEvents } from './eventUses.ts';
import { isIdle, reactionsIn } from './reactions.ts';
import { registries } from './registries.ts';
import {
  missingSubjects,
  notRussian,
  poorModals,
  removed,
  stateAlone,
  type StoryCheck,
  tooFew,
  unknownTags,
  withoutBaseline,
  wrongStates,
} from './coverage.ts';

const uses = Object.fromEntries(
  Object.entries<Recorded>(recorded).map(([type, { stories = [] }]) => [type, stories]),
);

/** Every event that no story meets or nobody reacts to, and every story that the event catalogue names in vain. */
const unmetEvents: StoryCheck = (stories) => {
  const idle = [...reactionsIn(sources)].filter(([, reactions]) => isIdle(reactions)).map(([type]) => type);
  return uncoveredEvents({ types: eventTypes, uses, storyIds: new Set(stories.map(({ id }) => id)), idle });
};

/** Whoever removes a story or adds one says so by its baseline; without the folder nothing is known of earlier stories. */
const againstBaselines = (): readonly StoryCheck[] => {
  const ids = storiesWithBaseline();
  return ids === null ? [] : [removed(ids), withoutBaseline(ids)];
};

/** Every check of the workbench; another one is one more line here. */
export const storyChecks = (): readonly StoryCheck[] => {
  const known = registries();
  return [
    missingSubjects(known),
    poorModals(known),
    wrongStates(known),
    unknownTags(known),
    stateAlone,
    notRussian,
    tooFew,
    unmetEvents,
    ...againstBaselines(),
  ];
};
