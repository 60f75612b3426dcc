import { expect } from 'vitest';
import { selectCount, selectVisibleLines } from '../../src/slices/cart/selectors.ts';
import { ofKind, whenever } from './cartStories.ts';
import { atLeastZero, exactTotal, least } from './model/kopecks.ts';
import { property } from './property.ts';

property(
  {
    id: 10,
    title: 'the count is the units of the visible lines: delivery and fee never count',
    section: 'specification, section 9, "Cart and pricing"; assumptions, section 6, "cart count"',
  },
  async (check) => {
    await check(
      whenever(({ state }) => {
        let units = 0;
        for (const { kind, quantity } of state.cart.lines)
          if (kind !== 'delivery' && kind !== 'fee') units += quantity;
        expect(selectCount(state)).toBe(units);
        expect(selectVisibleLines(state).length === 0).toBe(units === 0);
      }),
      { share: 0.4 },
    );
  },
);

property(
  {
    id: 12,
    title: 'bonuses never pass the balance or what is to pay, also after the cart shrinks',
    section: 'assumptions, section 6, "spendBonus"',
  },
  async (check) => {
    await check(
      whenever(({ state: { cart, user } }) => {
        const payable = atLeastZero(exactTotal(cart.lines) - BigInt(cart.discountTotal));
        const most = least(BigInt(user.customer?.balance ?? 0), payable);
        expect(cart.spendBonus).toBeGreaterThanOrEqual(0);
        expect(BigInt(cart.spendBonus) <= most).toBe(true);
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
    await check(
      whenever(({ state, state: { cart } }) => {
        if (ofKind(state, 'goods').length > 0) return;
        expect(cart.lines).toEqual([]);
        expect(cart).toMatchObject({
          discountTotal: 0,
          spendBonus: 0,
          freeProducts: [],
          isCalculating: false,
        });
      }),
      { share: 0.4 },
    );
  },
);
