import type { Registries } from './registries.ts';
import type { IndexedStory } from './storyIndex.ts';

/** A check of the workbench: one line for each thing that is missing or wrong. */
export type StoryCheck = (stories: readonly IndexedStory[]) => readonly string[];

/** The least number of stories in all, of journeys, and of different states that a dialog is seen in. */
export const LEAST = { stories: 250, journeys: 2, modalStates: 2 } as const;

const withTag = (stories: readonly IndexedStory[], tag: string): readonly IndexedStory[] =>
  stories.filter(({ tags }) => tags.includes(tag));

const statesOf = (stories: readonly IndexedStory[], tag: string): ReadonlySet<string> =>
  new Set(
    withTag(stories, tag)
      .flatMap(({ tags }) => tags)
      .filter((own) => own.startsWith('state:')),
  );

/** Every subject that no story shows: `screen:cart: no story shows it`. */
export const missingSubjects =
  ({ panels, routes, errorScreens, messages, components, pages }: Registries): StoryCheck =>
  (stories) => {
    const wanted = [
      ...panels.map((name) => `panel:${name}`),
      ...routes.map((id) => `screen:${id}`),
      ...errorScreens.map((screen) => `error:${screen}`),
      ...messages.map((key) => `message:${key}`),
      ...components.map((name) => `component:${name}`),
      ...pages.map((name) => `page:${name}`),
    ];
    const shown = new Set(stories.flatMap(({ tags }) => tags));
    return wanted.filter((tag) => !shown.has(tag)).map((tag) => `${tag}: no story shows it`);
  };

/** Every dialog that is seen in fewer than two different states. */
export const poorModals =
  ({ modals }: Registries): StoryCheck =>
  (stories) =>
    modals.flatMap((kind) => {
      const { size } = statesOf(stories, `modal:${kind}`);
      return size < LEAST.modalStates
        ? [`modal:${kind}: seen in ${size} of ${LEAST.modalStates} states`]
        : [];
    });

/** Tables that forget a state or name it twice, and tables that the stories belie. */
export const wrongStates =
  ({ tables, states }: Registries): StoryCheck =>
  (stories) =>
    Object.entries(tables).flatMap(([tag, { has, lacks }]) => {
      const shown = statesOf(stories, tag);
      const absent = lacks.flatMap(([, ...names]) => names);
      return states.flatMap((state) => {
        const said = [...has, ...absent].filter((name) => name === state).length;
        if (said !== 1) return [`${tag}: the table says ${said} times what becomes of "${state}"`];
        const isShown = shown.has(`state:${state}`);
        if (has.some((name) => name === state) && !isShown) return [`${tag}: no story in state "${state}"`];
        if (absent.some((name) => name === state) && isShown)
          return [`${tag}: a story in state "${state}", which the table says it lacks`];
        return [];
      });
    });

const PLAIN_TAGS = new Set([
  'dev',
  'test',
  'manifest',
  'play-fn',
  'test-fn',
  'journey',
  'deep',
  'unreachable',
]);

/** Tags that name nothing: a slip of the pen, or a subject that is gone. */
export const unknownTags =
  (known: Registries): StoryCheck =>
  (stories) => {
    const subjects = new Set([
      ...known.modals.map((kind) => `modal:${kind}`),
      ...known.panels.map((name) => `panel:${name}`),
      ...known.routes.map((id) => `screen:${id}`),
      ...known.errorScreens.map((screen) => `error:${screen}`),
      ...known.messages.map((key) => `message:${key}`),
      ...known.components.map((name) => `component:${name}`),
      ...known.pages.map((name) => `page:${name}`),
      ...known.states.map((state) => `state:${state}`),
    ]);
    return stories.flatMap(({ id, tags }) =>
      tags
        .filter((tag) => !subjects.has(tag) && !PLAIN_TAGS.has(tag))
        .map((tag) => `${id}: unknown tag "${tag}"`),
    );
  };

/** A state says nothing without the screen or the dialog that is in it. */
export const stateAlone: StoryCheck = (stories) =>
  stories
    .filter(({ tags }) => tags.some((tag) => tag.startsWith('state:')))
    .filter(({ tags }) => !tags.some((tag) => /^(modal|screen):/.test(tag)))
    .map(({ id }) => `${id}: a state of nothing`);

/** The people who look at the stories read Russian. */
export const notRussian: StoryCheck = (stories) =>
  stories
    .filter(({ name }) => !/[а-яё]/i.test(name))
    .map(({ id, name }) => `${id}: "${name}" is not Russian`);

/** Too few stories in all, or too few journeys. */
export const tooFew: StoryCheck = (stories) => {
  const journeys = withTag(stories, 'journey').length;
  return [
    ...(stories.length < LEAST.stories ? [`stories: ${stories.length} of ${LEAST.stories}`] : []),
    ...(journeys < LEAST.journeys ? [`journey: ${journeys} of ${LEAST.journeys}`] : []),
  ];
};

/** Stories that were there once: a baseline is kept of each. */
export const removed =
  (knownIds: readonly string[]): StoryCheck =>
  (stories) => {
    const present = new Set(stories.map(({ id }) => id));
    return knownIds.filter((id) => !present.has(id)).map((id) => `${id}: has a baseline, but is no story`);
  };

/** Stories of which no baseline is kept: these could be removed unseen. */
export const withoutBaseline =
  (knownIds: readonly string[]): StoryCheck =>
  (stories) => {
    const known = new Set(knownIds);
    return stories.filter(({ id }) => !known.has(id)).map(({ id }) => `${id}: has no baseline`);
  };
