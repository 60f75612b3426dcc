import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { GroupId, Modifier, ModifierGroup, ProductId } from '../../src/domain/catalog.ts';
import { choose, missingGroups, toggle, type Choice } from '../../src/domain/modifierChoice.ts';
import { configuredPrice, priceRange } from '../../src/domain/productPrice.ts';
import { dish } from '../demo.ts';
import { prices } from './cartValues.ts';
import { property } from './property.ts';

const option: fc.Arbitrary<Modifier> = fc
  .record({ id: fc.constantFrom('a', 'b', 'c', 'd'), price: prices })
  .map(({ id, price }) => ({
    id: id as ProductId,
    name: id,
    code: id,
    price,
    image: null,
    defaultAmount: 0,
    maxAmount: 1,
  }));
const groups: fc.Arbitrary<readonly ModifierGroup[]> = fc
  .array(
    fc.record({
      isRequired: fc.boolean(),
      choice: fc.constantFrom('one', 'many'),
      modifiers: fc.uniqueArray(option, { maxLength: 3, selector: ({ id }) => id }),
    }),
    { maxLength: 3 },
  )
  .map((all) =>
    all.map((group, at) => ({
      ...group,
      id: `g${at}` as GroupId,
      name: '',
      minAmount: 0,
      maxAmount: group.choice === 'one' ? 1 : null,
    })),
  );

/** All that can be ticked, by ticking and unticking until nothing new comes. */
function everyChoice(of: readonly ModifierGroup[]): readonly Choice[] {
  const found = new Map<string, Choice>([['', []]]);
  for (const choice of found.values())
    for (const group of of)
      for (const { id } of group.modifiers) {
        const next = group.choice === 'one' ? choose(choice, group, id) : toggle(choice, group, id);
        const key = next
          .map((one) => `${one.groupId}${one.id}`)
          .toSorted()
          .join();
        if (!found.has(key)) found.set(key, next);
      }
  return [...found.values()];
}
/** Totals of one option of each required group that has any: every cheapest and every dearest way to have the dish. */
const totals = (base: bigint, [group, ...rest]: readonly ModifierGroup[]): readonly bigint[] => {
  if (!group) return [base];
  if (!group.isRequired || group.modifiers.length === 0) return totals(base, rest);
  return group.modifiers.flatMap(({ price }) => totals(base + BigInt(price), rest));
};

property(
  {
    id: 15,
    title:
      'the price "from" is that of the cheapest dish that can be ordered, and says "from" where a dearer one can',
    section: 'specification, section 5, "Price display"; assumptions, section 6, "from" price',
  },
  async (check) => {
    await check(
      fc.property(groups, prices, fc.subarray(['a', 'b']), (modifierGroups, price, stopped) => {
        const product = { ...dish('Зелёный дракон'), price, modifierGroups };
        const { from, isRange } = priceRange(product, (id) => stopped.includes(id));
        const offered = modifierGroups.map((group) => ({
          ...group,
          modifiers: group.modifiers.filter(({ id }) => !stopped.includes(id)),
        }));
        const ways = totals(BigInt(price), offered);
        const cheapest = ways.reduce((a, b) => (b < a ? b : a));
        expect(BigInt(from)).toBe(cheapest);
        expect(isRange).toBe(ways.some((way) => way > cheapest));
        const valid = everyChoice(offered).filter((choice) => missingGroups(offered, choice).length === 0);
        const costs = valid.map((choice) => configuredPrice(product, choice));
        expect(Math.min(...costs)).toBe(from);
      }),
      { share: 0.5 },
    );
  },
);
