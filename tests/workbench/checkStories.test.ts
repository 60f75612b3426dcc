import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/app/navigation/routeTable.ts';
import { PANELS } from '../../stories/subjects.ts';
import { anonymous, specifiedDialogs, specifiedPaths } from '../house/specification.ts';
import { storyChecks } from './checks.ts';
import { registries, type Registries } from './registries.ts';
import {
  LEAST,
  missingSubjects,
  notRussian,
  poorModals,
  removed,
  stateAlone,
  tooFew,
  unknownTags,
  withoutBaseline,
  wrongStates,
} from './coverage.ts';
import { type IndexedStory, readIndex } from './storyIndex.ts';

/** Storybook starts its server part to make the index. */
const INDEX_MS = 60_000;

const story = (id: string, ...tags: readonly string[]): IndexedStory => ({
  id,
  title: 'A',
  name: 'A',
  tags,
  path: 'stories/A.stories.tsx',
});

/** Where the shop has another name than the specification. */
const DIALOGS: Readonly<Record<string, string>> = { 'user edit': 'profile', March: 'march' };
const camelCase = (name: string): string =>
  name.replaceAll(/ (\w)/g, (_space, letter: string) => letter.toUpperCase());

const KNOWN: Registries = {
  modals: ['city'],
  panels: ['filters'],
  routes: ['cart'],
  errorScreens: ['404'],
  messages: ['phoneEmpty'],
  components: ['Icon'],
  pages: ['Icon'],
  states: ['ready', 'empty'],
  tables: { 'screen:cart': { has: ['ready'], lacks: [['why', 'empty']] } },
};

const ENOUGH = [
  story('m1', 'modal:city', 'state:ready'),
  story('m2', 'modal:city', 'state:empty'),
  story('p', 'panel:filters'),
  story('s', 'screen:cart', 'state:ready'),
  story('e', 'error:404'),
  story('w', 'message:phoneEmpty'),
  story('c', 'component:Icon'),
  story('d', 'page:Icon'),
];
const CHECKS = [missingSubjects, poorModals, wrongStates, unknownTags];
const uncovered = (stories: readonly IndexedStory[], known = KNOWN): readonly string[] =>
  [...CHECKS.map((check) => check(known)), stateAlone].flatMap((check) => check(stories));

describe('the workbench', () => {
  let stories: readonly IndexedStory[] = [];
  beforeAll(async () => {
    stories = await readIndex();
  }, INDEX_MS);

  test('lacks nothing', () => {
    expect(storyChecks().flatMap((check) => check(stories))).toEqual([]);
  });

  test('holds what its tags say: whoever names a component imports it', () => {
    const belied = stories.flatMap(({ id, tags, path }) =>
      tags
        .filter((tag) => tag.startsWith('component:'))
        .filter((tag) => !readFileSync(path, 'utf8').includes(`/${tag.slice('component:'.length)}.tsx'`))
        .map((tag) => `${id}: ${tag}`),
    );
    expect(belied).toEqual([]);
  });

  test('knows the dialogs and the addresses of the specification', () => {
    const { modals } = registries();
    const named = specifiedDialogs.map((name) => DIALOGS[name] ?? camelCase(name));
    expect(modals).toEqual(expect.arrayContaining(named));
    const paths = ROUTES.map(({ path }) => anonymous('', `/${path}`));
    expect(paths).toEqual(expect.arrayContaining(specifiedPaths.map((path) => anonymous('', path))));
    expect(Math.min(named.length, specifiedPaths.length)).toBeGreaterThan(0);
  });

  test('knows where its panels are', () => {
    expect(Object.values(PANELS).filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('what is missing is told in one line', () => {
  test('just enough is enough', () => {
    expect(uncovered(ENOUGH)).toEqual([]);
  });

  test.each([
    ['m1', ['modal:city: seen in 1 of 2 states']],
    ['m2', ['modal:city: seen in 1 of 2 states']],
    ['p', ['panel:filters: no story shows it']],
    ['s', ['screen:cart: no story shows it', 'screen:cart: no story in state "ready"']],
    ['e', ['error:404: no story shows it']],
    ['w', ['message:phoneEmpty: no story shows it']],
    ['c', ['component:Icon: no story shows it']],
  ])('without the story %s', (gone, lines) => {
    expect(uncovered(ENOUGH.filter(({ id }) => id !== gone))).toEqual(lines);
  });

  test('a state that the table says is absent', () => {
    expect(uncovered([...ENOUGH, story('x', 'screen:cart', 'state:empty')])).toEqual([
      'screen:cart: a story in state "empty", which the table says it lacks',
    ]);
  });

  test('a state that the table forgets, or names twice', () => {
    const table = (has: readonly 'ready'[], reason: readonly [string, ...'ready'[]]): Registries => ({
      ...KNOWN,
      tables: { 'screen:cart': { has, lacks: [reason] } },
    });
    expect(uncovered(ENOUGH, table(['ready'], ['why', 'ready']))).toEqual([
      'screen:cart: the table says 2 times what becomes of "ready"',
      'screen:cart: the table says 0 times what becomes of "empty"',
    ]);
  });

  test('a slip of the pen in a tag', () => {
    expect(uncovered([...ENOUGH, story('x', 'modal:ctiy')])).toEqual(['x: unknown tag "modal:ctiy"']);
    expect(uncovered([...ENOUGH, story('x', 'wip')])).toEqual(['x: unknown tag "wip"']);
  });

  test('a state of nothing', () => {
    expect(uncovered([...ENOUGH, story('x', 'state:ready')])).toEqual(['x: a state of nothing']);
  });

  test('a name that a reviewer cannot read', () => {
    const named = (name: string): IndexedStory => ({ ...story('x'), name });
    expect(notRussian([named('Guest'), named('Доставка: OnWay')])).toEqual(['x: "Guest" is not Russian']);
  });

  test('too few stories, too few journeys', () => {
    const many = Array.from({ length: LEAST.stories }, (_, index) => story(`s-${index}`, 'journey'));
    expect(tooFew(many)).toEqual([]);
    expect(tooFew(many.slice(1))).toEqual([`stories: ${LEAST.stories - 1} of ${LEAST.stories}`]);
    expect(tooFew(many.map(({ id }) => story(id)))).toEqual([`journey: 0 of ${LEAST.journeys}`]);
  });

  test.each(ENOUGH)('any one story that is removed: $id', (gone) => {
    const left = ENOUGH.filter((other) => other !== gone);
    expect(removed(ENOUGH.map(({ id }) => id))(left)).toEqual([
      `${gone.id}: has a baseline, but is no story`,
    ]);
  });

  test('a story of which no baseline is kept', () => {
    expect(withoutBaseline(['m1'])([story('m1'), story('new')])).toEqual(['new: has no baseline']);
  });
});
