import { storiesWithBaseline } from '../visual/baselines.ts';
import { unmetEvents } from './eventCheck.ts';
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
} from './shortages.ts';

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
