import * as fc from 'fast-check';
import { expect } from 'vitest';
import { kopecks } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { answers } from '../arbitraryValues.ts';
import { fold, lineAdded, lineFor, promoCalculated, signedIn } from '../given.ts';
import { INVARIANTS } from '../invariants.ts';
import { whenever } from './cartStories.ts';
import { atLeastZero, exactTotal, least } from './model/kopecks.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const DRAGON = 'Зелёный дракон';
const methods = fc.constantFrom('delivery' as const, 'self' as const);
const quantityChanged = (quantity: number) =>
  draft('cart/quantityChanged', { lineId: lineFor(DRAGON).id, quantity, from: 1 });

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
    // Bonuses are set most of the time, and every answer brings another discount, another delivery or another gift.
    const wishes = fc.constantFrom(0, 1, 30_000, 99_999_999).map((sum) => ({ sum: kopecks(sum) }));
    const steps = fc.oneof(
      { weight: 3, arbitrary: wishes.map((wish) => draft('cart/bonusTyped', wish)) },
      { weight: 4, arbitrary: answers.map((answer) => promoCalculated(answer)) },
      { weight: 1, arbitrary: fc.constantFrom(1, 3).map(quantityChanged) },
      { weight: 1, arbitrary: methods.map((method) => draft('cart/methodChosen', { method })) },
    );
    const balances = fc.constantFrom(0, 30_000, 9_999_999).map(kopecks);
    await check(
      fc.property(balances, fc.array(steps, { maxLength: 8 }), (balance, story) => {
        let state = fold(openShop, signedIn({ balance }), lineAdded(DRAGON));
        for (const step of story) {
          const before = state.cart;
          const isTyped = 'type' in step && step.type === 'cart/bonusTyped';
          state = fold({ ...state }, step);
          const payable = atLeastZero(exactTotal(state.cart.lines) - BigInt(state.cart.discountTotal));
          // What was set stays as far as it may.
          const wish = isTyped ? step.payload.sum : before.spendBonus;
          expect(BigInt(state.cart.spendBonus)).toBe(least(BigInt(wish), least(BigInt(balance), payable)));
        }
      }),
      { share: 0.4 },
    );
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
