import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Modifier, ModifierGroup, ProductId } from './catalog.ts';
import { choose } from './modifierChoice.ts';
import { kopecks } from './money.ts';
import { configuredPrice, priceRange } from './productPrice.ts';
import {
  groupId,
  productId,
  sampleGroup,
  sampleModifier,
  sampleOption,
  sampleProduct,
} from '../../tests/samples.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const STOPPED = 'stopped';
const isStopped = (id: ProductId): boolean => id.startsWith(STOPPED);

const price = fc.oneof(fc.constantFrom(0, 10, 1999), fc.nat({ max: 100_000 })).map(kopecks);
const option = fc.record({ price, isStopped: fc.boolean() });
const group = fc.record({ isRequired: fc.boolean(), options: fc.array(option, { maxLength: 3 }) });
const product = fc.record({ price, groups: fc.array(group, { maxLength: 3 }) }).map(({ price, groups }) =>
  sampleProduct({
    price,
    modifierGroups: groups.map(({ isRequired, options }, at) =>
      sampleGroup({
        id: groupId(`g${at}`),
        isRequired,
        choice: 'one',
        modifiers: options.map((each, place) =>
          sampleOption({ id: productId(`${each.isStopped ? STOPPED : 'm'}${place}`), price: each.price }),
        ),
      }),
    ),
  }),
);

const forSale = (group: ModifierGroup): readonly Modifier[] =>
  group.modifiers.filter(({ id }) => !isStopped(id));

/** Every way to choose one option in each of the groups that have any. */
function configurations(
  groups: readonly ModifierGroup[],
): readonly (readonly [ModifierGroup, ProductId][])[] {
  const [first, ...rest] = groups;
  if (!first) return [[]];
  const tails = configurations(rest);
  const options = forSale(first);
  if (options.length === 0) return tails;
  return options.flatMap(({ id }) =>
    tails.map((tail) => [[first, id] as [ModifierGroup, ProductId], ...tail]),
  );
}

test('"from" is the cheapest valid configuration, and a range means that a dearer one exists', () => {
  fc.assert(
    fc.property(product, (each) => {
      const required = each.modifierGroups.filter(({ isRequired }) => isRequired);
      const prices = configurations(required).map((chosen) =>
        Number(
          configuredPrice(
            each,
            chosen.flatMap(([group, id]) => choose([], group, id)),
          ),
        ),
      );
      const { from, isRange } = priceRange(each, isStopped);
      expect(from).toBe(Math.min(...prices));
      expect(isRange).toBe(Math.min(...prices) < Math.max(...prices));
    }),
    { numRuns },
  );
});

test('optional groups, empty groups and stopped options do not count', () => {
  const base = { price: kopecks(10_000) };
  const options = [
    sampleOption({ id: productId('stopped'), price: kopecks(0) }),
    sampleOption({ id: productId('m'), price: kopecks(500) }),
  ];
  const withGroup = (group: Partial<ModifierGroup>) =>
    priceRange(sampleProduct({ ...base, modifierGroups: [sampleGroup(group)] }), isStopped);
  expect(withGroup({ isRequired: true, modifiers: options })).toEqual({ from: 10_500, isRange: false });
  expect(withGroup({ isRequired: false, modifiers: options })).toEqual({ from: 10_000, isRange: false });
  expect(withGroup({ isRequired: true, modifiers: [] })).toEqual({ from: 10_000, isRange: false });
  expect(withGroup({ isRequired: true, modifiers: options.slice(0, 1) })).toEqual({
    from: 10_000,
    isRange: false,
  });
});

test('a configured unit costs its price and that of all its modifiers', () => {
  const modifiers = [
    sampleModifier({ price: kopecks(300), amount: 2 }),
    sampleModifier({ price: kopecks(50) }),
  ];
  expect(configuredPrice(sampleProduct({ price: kopecks(1000) }), modifiers)).toBe(1650);
});

test('the dearest option decides about the range, wherever it stands among the others', () => {
  const priced = (...prices: readonly number[]) =>
    sampleProduct({
      price: kopecks(1000),
      modifierGroups: [
        sampleGroup({
          isRequired: true,
          modifiers: prices.map((each, at) =>
            sampleOption({ id: productId(`m${at}`), price: kopecks(each) }),
          ),
        }),
      ],
    });
  expect(priceRange(priced(300, 100, 100), isStopped)).toEqual({ from: 1100, isRange: true });
  expect(priceRange(priced(100, 100, 300), isStopped)).toEqual({ from: 1100, isRange: true });
  expect(priceRange(priced(300), isStopped)).toEqual({ from: 1300, isRange: false });
});
