import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartModifier } from './cart.ts';
import { modifiersKey, sameModifiers } from './lineIdentity.ts';
import { groupId, productId, sampleModifier } from '../../tests/samples.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const modifier = fc
  .record({
    id: fc.constantFrom('a', 'b', 'b"],["g').map(productId),
    groupId: fc.constantFrom('g', 'h').map(groupId),
    amount: fc.integer({ min: 0, max: 3 }),
  })
  .map(sampleModifier);
const modifiers = fc.array(modifier, { maxLength: 4 });

/** One entry for every single unit, in order: an account of the multiset that knows nothing of keys. */
const units = (chosen: readonly CartModifier[]): readonly string[] =>
  chosen
    .flatMap(({ groupId, id, amount }) => Array.from({ length: amount }, () => `${groupId} ${id}`))
    .toSorted();

test('two choices are the same dish when they hold the same units', () => {
  fc.assert(
    fc.property(modifiers, modifiers, (a, b) => {
      expect(sameModifiers(a, b)).toBe(units(a).join('\n') === units(b).join('\n'));
    }),
    { numRuns },
  );
});

test('neither the order nor the splitting of amounts matters', () => {
  const withOrder = modifiers.chain((chosen) =>
    fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
  );
  fc.assert(
    fc.property(withOrder, ([chosen, shuffled]) => {
      const split = chosen.flatMap((part) =>
        Array.from({ length: part.amount }, () => ({ ...part, amount: 1 })),
      );
      expect(modifiersKey(shuffled)).toBe(modifiersKey(chosen));
      expect(modifiersKey(split)).toBe(modifiersKey(chosen));
    }),
    { numRuns },
  );
});

test('sameness is reflexive, symmetric and transitive', () => {
  fc.assert(
    fc.property(modifiers, modifiers, modifiers, (a, b, c) => {
      expect(sameModifiers(a, a)).toBe(true);
      expect(sameModifiers(a, b)).toBe(sameModifiers(b, a));
      if (sameModifiers(a, b) && sameModifiers(b, c)) expect(sameModifiers(a, c)).toBe(true);
    }),
    { numRuns },
  );
});

test('the same option in two groups is two modifiers, a doubled one is an amount of two', () => {
  const here = sampleModifier({ groupId: groupId('g') });
  expect(sameModifiers([here], [{ ...here, groupId: groupId('h') }])).toBe(false);
  expect(sameModifiers([here, here], [{ ...here, amount: 2 }])).toBe(true);
  expect(sameModifiers([here], [{ ...here, amount: 2 }])).toBe(false);
});
