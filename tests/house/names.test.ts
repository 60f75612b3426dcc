import { expect, test } from 'vitest';
import { bareCode, filesAt, isTest, places, TREE, withoutComments } from './tree.ts';

/** Facts in the past and wanted work (`…Due`); a verb may have its particle behind it, as in `loggedOut`. */
const PAST = /(ed(In|Out|Up|Down|On|Off|Away|Elsewhere)?|Due)$/;
/** Answers that say how something turned out to be. */
const FOUND_TO_BE = /(Absent|Uncertain)$/;
const IRREGULAR = [
  'begun',
  'broken',
  'brought',
  'caught',
  'chosen',
  'cut',
  'done',
  'drawn',
  'forgotten',
  'found',
  'given',
  'gone',
  'gotten',
  'heard',
  'held',
  'hidden',
  'kept',
  'known',
  'left',
  'lost',
  'made',
  'met',
  'paid',
  'put',
  'read',
  'run',
  'seen',
  'sent',
  'set',
  'shown',
  'spent',
  'swept',
  'taken',
  'told',
  'understood',
  'went',
  'withdrawn',
  'written',
];
const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const IRREGULAR_END = new RegExp(
  `(${IRREGULAR.flatMap((word) => [capital(word), `^${word}`]).join('|')})(Online|Offline)?$`,
);
const COMMAND = /^(set|update|handle|process)[A-Z]/;

const eventFiles = filesAt(/^src\/slices\/[^/]+\/events\.ts$/);
const sources = filesAt(/^(src|contracts|mocks|stories|tests)\/.*\.tsx?$/);

/** Keys of the event tables: `'slice/name':`. */
const events = eventFiles.flatMap(({ path, text }) =>
  [...withoutComments(text).matchAll(/^\s*'([^'/]*)\/([^']*)'\s*:/gm)].map(([, slice = '', name = '']) => ({
    folder: path.split('/')[2],
    slice,
    name,
  })),
);

const isPast = (name: string): boolean => [PAST, IRREGULAR_END, FOUND_TO_BE].some((end) => end.test(name));

test('every event is a fact in the past or a wanted work, and never a command', () => {
  expect(events.length).toBeGreaterThan(0);
  const wrong = events.filter(
    ({ name }) => !/^[a-z][A-Za-z]*$/.test(name) || !isPast(name) || COMMAND.test(name),
  );
  expect(wrong.map(({ slice, name }) => `${slice}/${name}`)).toEqual([]);
});

test('every event begins with the name of its folder', () => {
  expect(events.filter(({ folder, slice }) => folder !== slice)).toEqual([]);
});

/** The name by which Storybook finds what stands around the canvas. */
const STORYBOOK = '.storybook/manager.tsx';

test('no file is named after a drawer', () => {
  const drawer = /([uU]tils?|[hH]elpers?|[mM]anagers?)\b|^(handle|process)([A-Z-]|\.)/;
  const wrong = TREE.map(({ path }) => path).filter(
    (path) => path !== STORYBOOK && drawer.test(path.split('/').at(-1) ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('nothing exported is named after a drawer, a habit or an interface', () => {
  const exported =
    /\bexport (?:declare |async )*(?:const|let|function\*?|class|interface|type) (?:\w*(?:[uU]tils?|[hH]elpers?|[mM]anagers?)\b|(?:handle|process)[A-Z]\w*|I[A-Z][a-z]\w*)/;
  expect(sources.flatMap((file) => places(file, bareCode(file.text), exported))).toEqual([]);
});

test('there are no barrels', () => {
  expect(
    filesAt(/^(src|contracts|mocks|stories|tests)\/(.*\/)?index\.tsx?$/).map(({ path }) => path),
  ).toEqual([]);
});

test('no test compares with a snapshot or sleeps', () => {
  const banned =
    /\.toMatch(Inline)?Snapshot\(|(await|new Promise\b).*\bsetTimeout\b|\bwaitForTimeout\(|from 'node:timers\/promises'/;
  const wrong = sources
    .filter((file) => isTest(file) || file.path.startsWith('tests/e2e/'))
    .filter(({ path }) => path !== 'tests/house/names.test.ts')
    .flatMap((file) => places(file, withoutComments(file.text), banned));
  expect(wrong).toEqual([]);
});
