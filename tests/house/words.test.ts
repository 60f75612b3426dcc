import { expect, test } from 'vitest';
import { filesIn, type SourceFile } from './files.ts';

/** Where the shop's own words are written; not what only who supports it reads. */
const sources = filesIn('src', /(?<!\.test)\.tsx?$/).filter(
  ({ path }) => !/^src\/(?:ui\/admin|app\/(?:support|journal|server|build))\//.test(path),
);

/** A short word, and a space that may break, before a value. */
const LOOSE = /(?<![а-яё])(?:в|во|к|с|со|до|от|на|за|из|по|у|кв\.|№) \$\{/gi;
/** A value and what it counts. */
const LOOSE_UNIT = /\} (?:шт|г|кг|мл|л|мин|ч|₽|%|блюд|дней|минут)(?![а-яё])/gi;
/** The number of an order is written by `src/domain/orderName.ts`. */
const NUMBER = /№/g;

const looseIn = ({ text }: SourceFile): readonly string[] =>
  [LOOSE, LOOSE_UNIT].flatMap((pattern) => text.match(pattern) ?? []);

/** Without comments. */
const said = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const EXCUSED: Readonly<Record<string, string>> = {
  'src/ui/modals/closedText.ts': 'quoted letter for letter (specification, section 2, "Modals")',
  'src/app/navigation/title.ts': 'the title of a document has one line',
  'src/ui/shell/AppPrompt.tsx': 'only heard',
};

test('a short word does not end a line before its number, nor does a number before what it counts', () => {
  const loose = sources.flatMap((source) => looseIn(source).map((found) => ({ path: source.path, found })));
  expect(loose.filter(({ path }) => !(path in EXCUSED))).toEqual([]);
  expect(Object.keys(EXCUSED).filter((path) => !loose.some((one) => one.path === path))).toEqual([]);
});

test('the number of an order is written in one way', () => {
  const written = sources.filter(({ text }) => said(text).match(NUMBER) !== null).map(({ path }) => path);
  // What counts as a word before a number of any kind.
  expect(written).toEqual(['src/domain/orderName.ts', 'src/domain/unbroken.ts']);
});

test.each([
  ['`до ${time}`', 1],
  ['`до\\u00A0${time}`', 0],
  ['`${count} шт`', 1],
  ['`${name} штрих`', 0],
  ['`код ${code}`', 0],
])('%s', (text, count) => {
  expect(looseIn({ path: '', text })).toHaveLength(count);
});
