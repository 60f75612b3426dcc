import { expect } from 'vitest';
import { INVARIANTS } from '../invariants.ts';
import { whenever } from './cartStories.ts';
import { property } from './property.ts';

/** Each of these is held by the stories of the workbench too. */
const always = (words: keyof typeof INVARIANTS) =>
  whenever(({ state }) => {
    expect(INVARIANTS[words](state), words).toBe(true);
  });

property(
  {
    id: 10,
    title: 'the count is the units of the visible lines: delivery and fee never count',
    section: 'specification, section 9, "Cart and pricing"; assumptions, section 6, "cart count"',
  },
  async (check) => {
    await check(always('the count is the units of the visible lines'), { share: 0.4 });
  },
);

property(
  {
    id: 12,
    title: 'bonuses never pass the balance or what is to pay, also after the cart shrinks',
    section: 'assumptions, section 6, "spendBonus"',
  },
  async (check) => {
    await check(always('bonuses never pass the balance or what is to pay'), { share: 0.4 });
  },
);

property(
  {
    id: 14,
    title: 'without goods the cart is empty and its discount nothing, in the same step',
    section: 'specification, section 4, "Cart", "Emptying"',
  },
  async (check) => {
    await check(always('without goods the cart is empty'), { share: 0.4 });
  },
);
