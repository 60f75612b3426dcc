import { describe, expect, test } from 'vitest';
import { MORE_READINGS } from './moreReadings.ts';
import { holds, read } from './proofs.ts';
import { TWO_READINGS } from './readings.ts';

/** First cells of the table of one section of docs/assumptions.md. */
const placesOf = (section: number): readonly string[] => {
  const text = read('docs/assumptions.md').split(`\n## ${section}. `)[1]?.split('\n## ')[0] ?? '';
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| place'))
    .map((line) => line.slice(2).split(' | ')[0] ?? '');
};

describe.each([
  [4, TWO_READINGS],
  [6, MORE_READINGS],
])('the readings of docs/assumptions.md, section %i', (section, readings) => {
  test('every row has its proof, and no proof is without its row', () => {
    expect(Object.keys(readings)).toEqual(placesOf(section));
  });

  test.each(Object.entries(readings))('%s', (_place, proofs) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter(([file, name]) => !holds(file, name))).toEqual([]);
  });
});
