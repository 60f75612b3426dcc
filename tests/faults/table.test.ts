import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { ROWS } from './rows/all.ts';
import { RULES } from './rules.ts';
import { faultsPage } from './table.ts';

const page = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}.md`, import.meta.url)), 'utf8');

test('docs/faults.md says what the cells of a run are held to', () => {
  expect(page('faults')).toBe(faultsPage(ROWS));
});

test.each(Object.entries(RULES))(
  'the rule «%s» stands in its section',
  (_name, { source, section, sentence }) => {
    const text = page(source).split(`\n## ${section}. `)[1]?.split('\n## ')[0] ?? '';
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
  },
);

test('every rule is needed, and none that is needed is missing', () => {
  const used = ROWS.flatMap((row) => FAULTS.map((fault) => row.outcome(fault).rule)).filter(
    (rule) => rule !== undefined,
  );
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(RULES).toSorted());
});

test('what neither time nor the same press brings right, and what shows nothing, has a rule', () => {
  const unexplained = ROWS.flatMap((row) =>
    FAULTS.filter((fault) => {
      const { words, way, rule } = row.outcome(fault);
      const isOwnWay = way === 'itself' || way === 'press' || (way === 'well' && words.length === 0);
      return rule === undefined && !isOwnWay;
    }).map(({ name }) => `${row.operation} × ${name}`),
  );
  expect(unexplained).toEqual([]);
});
