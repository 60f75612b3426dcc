import { expect, test } from 'vitest';
import { codeLines, filesAt, isTest, type SourceFile } from './tree.ts';

const MAX_KERNEL = 330;
const MAX_CODE = 250;
const MAX_STYLES = 400;
const MAX_MEDIAN = 80;

const code = filesAt(/^(src|contracts|mocks|stories|tests|\.storybook)\/.*\.tsx?$/);
const styles = filesAt(/^src\/.*\.css$/);

const longerThan = (files: readonly SourceFile[], most: number): readonly string[] =>
  files
    .map(({ path, text }) => ({ path, lines: codeLines(text) }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines}`);

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test(`the kernel stays within ${MAX_KERNEL} lines of code`, () => {
  const kernel = filesAt(/^src\/kernel\/.*\.ts$/).filter((file) => !isTest(file));
  const lines = kernel.reduce((total, { text }) => total + codeLines(text), 0);
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(MAX_KERNEL);
});

test(`no file holds more than ${MAX_CODE} lines of code, no style sheet more than ${MAX_STYLES}`, () => {
  expect([...longerThan(code, MAX_CODE), ...longerThan(styles, MAX_STYLES)]).toEqual([]);
});

test(`half of the files hold at most ${MAX_MEDIAN} lines of code`, ({ annotate }) => {
  const median = medianOf(code.filter((file) => !isTest(file)).map(({ text }) => codeLines(text)));
  process.stdout.write(`Median file: ${median} lines of code\n`);
  void annotate(`median ${median}`);
  expect(median).toBeLessThanOrEqual(MAX_MEDIAN);
});
