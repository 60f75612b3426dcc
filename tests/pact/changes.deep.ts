import { expect, test } from 'vitest';
import { breakingChanges } from '../../contracts/describe/changes.ts';
import { parsed, read } from '../../contracts/describe/files.ts';
import { operationMutants } from './operationMutants.ts';

const LEAST_FOUND = 0.95;
const document = parsed(read('openApi'));

test('a contract beside itself breaks nothing', () => {
  expect(breakingChanges(document, document)).toEqual([]);
});

test('of every breaking change of every field of every operation almost all are found', () => {
  const mutants = operationMutants(document);
  const survivors = mutants.filter(({ before, after }) => breakingChanges(before, after).length === 0);
  const found = mutants.length - survivors.length;
  const share = found / mutants.length;
  process.stdout.write(
    `breaking changes found: ${found} of ${mutants.length} (${(share * 100).toFixed(1)} %)\n`,
  );
  for (const operator of new Set(survivors.map((mutant) => mutant.operator))) {
    const own = survivors.filter((mutant) => mutant.operator === operator);
    process.stdout.write(`  not found: ${operator}, ${own.length}, e.g. ${own[0]?.name}\n`);
  }
  expect(mutants.length).toBeGreaterThan(1000);
  expect(share).toBeGreaterThanOrEqual(LEAST_FOUND);
});
