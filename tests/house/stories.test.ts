import { expect, test } from 'vitest';
import { modalRegistry } from '../../src/ui/modals/modalRegistry.ts';
import { shortages, storiesIn, strangers, type IndexedStory, type Wanted } from './storyIndex.ts';
import { filesAt, withoutComments } from './tree.ts';

/** Whoever changes a dialog sees it both at rest and in its other states. */
const LEAST_OF_MODAL = 2;
const LEAST_OF_JOURNEYS = 2;
/** What is neither a page nor a dialog. */
const PANELS = ['filters', 'stories', 'notices', 'offline', 'loadingBar', 'notifications', 'app', 'push'];

/** Keys of the table of pages, whose values fetch them; a page that failed has no address. */
const pages = filesAt(/^src\/app\/routes\.tsx$/).flatMap(({ text }) =>
  [...withoutComments(text).matchAll(/^ {2}(\w+): chunk\(/gm)].map(([, page = '']) => page),
);

const WANTED: Wanted = new Map([
  ...Object.keys(modalRegistry).map((kind) => [`modal:${kind}`, LEAST_OF_MODAL] as const),
  ...[...pages, 'error'].map((page) => [`page:${page}`, 1] as const),
  ...PANELS.map((panel) => [`panel:${panel}`, 1] as const),
  ['journey', LEAST_OF_JOURNEYS],
]);

const stories = filesAt(/^stories\/.*\.stories\.tsx$/).flatMap(storiesIn);

/** Just as many stories as are wanted. */
const FEWEST: readonly IndexedStory[] = [...WANTED].flatMap(([tag, least]) =>
  Array.from({ length: least }, (_, index) => ({ id: `${tag}-${index}`, tags: [tag] })),
);

test('every page that is built is known to the check', () => {
  const built = filesAt(/^src\/pages\/[A-Z]\w*\.tsx$/).filter(({ path }) => !path.endsWith('ErrorPage.tsx'));
  expect(pages.length).toBe(built.length);
});

test('every dialog, page and panel has its stories', () => {
  expect(shortages(stories, WANTED)).toEqual([]);
});

test('no story is of something that does not exist', () => {
  expect(strangers(stories, WANTED)).toEqual([]);
});

test('the stories of a file are read with the tags of the file and their own', () => {
  const text = `
    import preview from '../.storybook/preview.tsx';
    const meta = preview.meta({ tags: ['modal:city'] });
    export const Plain = meta.story({ name: 'Без тегов' });
    export const Tagged = meta.story({ tags: ['journey'] });
    // export const Commented = meta.story({});
  `;
  const read = storiesIn({ path: 'stories/30-Modals/City.stories.tsx', text });
  expect(read.map(({ tags }) => tags)).toEqual([['modal:city'], ['modal:city', 'journey']]);
});

test('just enough stories are enough', () => {
  expect(shortages(FEWEST, WANTED)).toEqual([]);
});

test.each(FEWEST)('without the story $id the check fails', (removed) => {
  const [tag = ''] = removed.tags;
  const left = FEWEST.filter((story) => story !== removed);
  expect(shortages(left, WANTED)).toEqual([expect.stringMatching(new RegExp(`^${tag}: `))]);
});

test('a slip of the pen in a tag is told', () => {
  expect(strangers([{ id: 'a', tags: ['modal:ctiy', 'play-fn'] }], WANTED)).toEqual(['modal:ctiy']);
});
