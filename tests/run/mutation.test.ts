import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import {
  complaintsOf,
  percentOf,
  scoresOf,
  survivorsOf,
  tableOf,
  THEMES,
  WITHOUT_SURVIVORS,
} from './mutation.ts';

const mutant = (status: string, line = 1) => ({
  id: '1',
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 1 }, end: { line, column: 5 } },
});
const reportOf = (files: Readonly<Record<string, readonly string[]>>): string =>
  JSON.stringify({
    schemaVersion: '2',
    files: Object.fromEntries(
      Object.entries(files).map(([path, statuses]) => [
        path,
        { language: 'typescript', source: '', mutants: statuses.map((status, at) => mutant(status, at + 1)) },
      ]),
    ),
  });
const clean = Object.fromEntries(WITHOUT_SURVIVORS.map((path) => [path, ['Killed']]));
const complaints = (files: Readonly<Record<string, readonly string[]>>) =>
  complaintsOf(scoresOf(reportOf({ ...clean, ...files })));

test('a mutant that timed out is killed, one without a test or left out survives, one that cannot run does not count', () => {
  const scores = scoresOf(
    reportOf({ 'a.ts': ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'] }),
  );
  expect(scores).toEqual([
    { path: 'a.ts', mutants: 5, killed: 2, survivors: ['line 3: false', 'line 4: false', 'line 6: false'] },
  ]);
  expect(percentOf(scores)).toBe(40);
  expect(survivorsOf(scores)).toEqual(['a.ts, line 3: false', 'a.ts, line 4: false', 'a.ts, line 6: false']);
});

test('the table tells of each theme that was looked at', () => {
  const scores = scoresOf(
    reportOf({
      'src/domain/totals.ts': ['Killed', 'Killed'],
      'src/domain/money.ts': ['Survived'],
      'src/domain/plural.ts': ['Killed'],
    }),
  );
  expect(tableOf(scores)).toBe('| totals | 3 | 1 | 66.7 % |\n| plural | 1 | 0 | 100.0 % |');
});

test('the files of the themes are those that are mutated, each once', () => {
  const { mutate } = z
    .object({ mutate: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('stryker.config.json', 'utf8')));
  expect(Object.values(THEMES).flat().toSorted()).toEqual(globSync(mutate).toSorted());
  expect(Object.values(THEMES).flat()).toEqual(expect.arrayContaining([...WITHOUT_SURVIVORS]));
});

test('nine of ten are enough, a little less is not', () => {
  const ninth = ['Survived', ...Array.from({ length: 9 - WITHOUT_SURVIVORS.length }, () => 'Killed')];
  expect(complaints({ 'a.ts': ninth })).toEqual([]);
  expect(complaints({ 'a.ts': ninth.slice(0, -1) })).toEqual(['88.9 % killed, at least 90 % are wanted']);
});

test('a single survivor in the totals or in the order fails the run', () => {
  const many = Array.from({ length: 100 }, () => 'Killed');
  for (const path of WITHOUT_SURVIVORS)
    expect(complaints({ [path]: [...many, 'Survived'] })).toEqual([
      `${path}, line 101: false: no mutant may survive here`,
    ]);
});

test('a file that must be clean and was not looked at fails the run', () => {
  const [first, ...others] = WITHOUT_SURVIVORS;
  const report = reportOf(Object.fromEntries(others.map((path) => [path, ['Killed']])));
  expect(complaintsOf(scoresOf(report))).toEqual([`${first} was not mutated`]);
});

test('a report of another shape is refused', () => {
  expect(() => scoresOf('{}')).toThrow();
});
