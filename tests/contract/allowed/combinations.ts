import type { AllowedChange } from '../changes/change.ts';
import { stacked } from '../layers/layer.ts';
import { alternatives } from './all.ts';

const SEED = 21;
const COMBINATIONS = 20;
const FEWEST = 3;
const MOST = 6;

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

const byOperation = (): readonly (readonly AllowedChange[])[] =>
  [...new Set(alternatives.map(({ only }) => only))]
    .map((operation) => alternatives.filter(({ only }) => only === operation))
    .filter((group) => group.length >= FEWEST);

/** Several alternatives of one operation at once: twenty, always the same for the same seed. */
export const combinations = (seed = SEED): readonly AllowedChange[] => {
  const random = randomFrom(seed);
  const groups = byOperation();
  return Array.from({ length: COMBINATIONS }, (_, index) => {
    const group = groups[Math.floor(random() * groups.length)] ?? [];
    const size = FEWEST + Math.floor(random() * (MOST - FEWEST + 1));
    const chosen = shuffled(group, random).slice(0, size);
    const [first] = chosen;
    if (first === undefined) throw new Error('No operation has alternatives');
    return {
      ...first,
      name: `combination ${index + 1}: ${chosen.map(({ name }) => name).join(' + ')}`,
      operator: 'a combination',
      make: stacked(...chosen.map(({ make }) => make)),
    };
  });
};
