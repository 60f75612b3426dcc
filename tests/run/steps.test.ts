import { expect, test } from 'vitest';
import { modeOf, ROWS, rowsOf } from './steps.ts';

const namesOf = (mode: 'quick' | 'full' | 'deep') =>
  rowsOf(mode).flatMap((row) => row.map(({ name }) => name));

test('a quick run is types, lint, layers, unit and properties', () => {
  expect(namesOf('quick')).toEqual(['types', 'lint', 'layers', 'unit', 'properties']);
});

test('a full run adds build, stories, workbench, contract, browser and faults; a deep one adds what takes longer', () => {
  expect(namesOf('full')).toEqual([
    'types',
    'lint',
    'layers',
    'unit',
    'properties',
    'build',
    'size',
    'stories',
    'workbench',
    'contract',
    'browser',
    'faults',
  ]);
  expect(namesOf('deep')).toEqual([
    ...namesOf('full'),
    'keyboard',
    'order-1',
    'order-2',
    'order-3',
    'visual',
    'acted',
    'audit',
    'kit',
    'judge',
    'image',
    'mutation',
    'deploy',
    'day',
    'load',
    'bench',
  ]);
});

test('at most two steps run side by side, and no name comes twice', () => {
  expect(Math.max(...ROWS.map((row) => row.length))).toBeLessThanOrEqual(2);
  expect(new Set(namesOf('deep')).size).toBe(namesOf('deep').length);
});

test('no argument means a full run, an unknown one is refused', () => {
  expect([modeOf(undefined), modeOf('quick'), modeOf('deep'), modeOf('fast')]).toEqual([
    'full',
    'quick',
    'deep',
    null,
  ]);
});
