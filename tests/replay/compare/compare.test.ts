import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCatalog } from '../../demo.ts';
import { ROOT, startBuild } from './build.ts';
import { compared } from './compare.ts';
import { keptJournals, randomJournals } from './journals.ts';

/** Ten in a deep run. */
const RUNS = process.env['DEEP_RUN'] === undefined ? 3 : 10;
/** Each run starts a Node of its own, seconds of work on a machine that has other work to do. */
const RUNS_PATIENCE_MS = RUNS * 30_000;
/** Not needed to fold, and large. */
const LEFT_OUT = /^tests\/(visual|bench|pact|e2e)/;

const kept = keptJournals();
const SEED = 7;

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'build-'));
  for (const folder of ['src', 'contracts', 'mocks', 'tests'])
    cpSync(join(ROOT, folder), join(tree, folder), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative(ROOT, path)),
    });
  cpSync(join(ROOT, 'package.json'), join(tree, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Writes another text into a file of the other build, for as long as something is done. */
async function changed<T>(file: string, from: string, to: string, act: () => Promise<T>): Promise<T> {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}

const beside = () => compared([tree, ROOT], kept, demoCatalog);

test(
  'runs of one build differ in nothing',
  async () => {
    const journals = [...kept, ...randomJournals(20, SEED)];
    const runs: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const build = await startBuild(ROOT, demoCatalog);
      await build.compareBy(build.known);
      const folded: unknown[] = [];
      for (const { text } of journals) folded.push(await build.fold(text));
      build.end();
      runs.push(JSON.stringify(folded));
    }
    expect(new Set(runs).size).toBe(1);
    expect(runs[0]).not.toContain('"problem":"');
  },
  RUNS_PATIENCE_MS,
);

test('the same build in another folder says the same, and every event was told', async () => {
  const { lines, notes, events } = await beside();
  expect({ lines, notes }).toEqual({ lines: [], notes: [] });
  expect(events).toBeGreaterThan(kept.length * 20);
});

test('what a reducer does otherwise is named by its first event, and what the screen shows of it', async () => {
  const { lines } = await changed(
    'src/slices/cart/lines/reducer.ts',
    'const quantity = quantityAfter(line, payload);',
    'const quantity = quantityAfter(line, payload) + 1;',
    beside,
  );
  for (const kind of ['state', 'screen'])
    expect(lines).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^${kind}: \\d+ of ${kept.length} journals, as in kept/checkout.json.gz after 61. cart/quantityChanged$`,
        ),
      ),
    );
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}cart\.lines\[.+\]\.quantity: 3 → 2$/));
  expect(lines).toContain('  selectCount: 3 → 2');
});

test('what a rule decides otherwise is named by the event that it decides about', async () => {
  const { lines } = await changed(
    'src/slices/cart/lines/adding.ts',
    'quantity: from + 1, from',
    'quantity: from + 2, from',
    beside,
  );
  expect(lines[0]).toMatch(/^rules: \d+ of \d+ journals, as in .+ after 60\. cart\/incrementTapped$/);
  expect(lines[1]).toBe('  rules[0].payload.quantity: 3 → 2');
});

test('a selector that says something else is a difference of the screen alone; one that came is only told', async () => {
  const { lines, notes } = await changed(
    'src/slices/cart/lines/selectors.ts',
    'export const selectCount = select(lines, cartCount);',
    'export const selectCount = select(lines, (all) => cartCount(all) * 2);\nexport const selectTwice = selectCount;',
    beside,
  );
  expect(notes).toEqual(['selectors that went: selectTwice']);
  expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(':')[0])).toEqual(
    lines.filter((line) => !line.startsWith(' ')).map(() => 'screen'),
  );
  expect(lines).toContain('  selectCount: 2 → 1');
});

test('a journal that one build cannot read is a difference', async () => {
  const { lines } = await changed(
    'src/app/journal/journalVersions.ts',
    'export const VERSION = 5;',
    'export const VERSION = 2;',
    beside,
  );
  expect(lines).toEqual([
    `reading: ${kept.length} of ${kept.length} journals, as in ${kept[0]!.name} after 0. of a newer version → read`,
  ]);
});
