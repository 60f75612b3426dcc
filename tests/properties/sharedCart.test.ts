import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CartLine } from '../../src/domain/cart.ts';
import { dishesOf } from '../../src/domain/sharedDishes.ts';
import { readShared, writeShared } from '../../src/domain/sharedCart.ts';
import { SIGNS, signsOf } from '../../src/domain/shortNames.ts';
import { demoCatalog } from '../demo.ts';
import { lineFor } from '../given.ts';
import { carts } from './cartValues.ts';
import { property } from './property.ts';

const menu = demoCatalog.products;

/** Any options of any dish of the demo, in any order and number. */
const menuLine: fc.Arbitrary<CartLine> = fc
  .constantFrom(...menu)
  .chain((product) => {
    const options = product.modifierGroups.flatMap((group) =>
      group.modifiers.map(({ id, name, price, code }) => ({
        id,
        name,
        price,
        code,
        groupId: group.id,
        groupName: group.name,
      })),
    );
    const one = options.length > 0 ? fc.constantFrom(...options) : null;
    const chosen = one
      ? fc.array(fc.record({ option: one, amount: fc.integer({ min: 1, max: 40 }) }), { maxLength: 5 })
      : fc.constant([]);
    return fc.record({
      product: fc.constant(product),
      modifiers: chosen.map((all) => all.map(({ option, amount }) => ({ ...option, amount }))),
      quantity: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(31, 32, 999)),
      kind: fc.constantFrom('goods', 'goods', 'goods', 'gift', 'fee'),
    });
  })
  .map(({ product, ...changes }) => lineFor(product.name, { ...changes, productId: product.id }));

const said = (lines: readonly CartLine[]) =>
  lines
    .filter(({ kind }) => kind === 'goods')
    .map(({ productId, quantity, modifiers }) => ({ productId, quantity, modifiers }));

/** Text of the link's own signs, with a sum that is right: the wildest that gets past the first look. */
const signed = fc
  .array(fc.constantFrom(...SIGNS.split('')), { maxLength: 60 })
  .map((signs) => `a${signs.join('')}`)
  .map((body) => body + signsOf(body));

property(
  {
    id: 76,
    title: 'a shared cart read back equals the cart, and a wild fragment has a clear answer',
    section: 'assumptions, section 7, "a shared cart"',
  },
  async (check) => {
    await check(
      fc.property(fc.array(menuLine, { maxLength: 12 }), (lines) => {
        const text = writeShared(lines, menu);
        const goods = said(lines);
        if (text === null) {
          expect(goods).toEqual([]);
          return;
        }
        const read = dishesOf(readShared(text) ?? [], menu);
        expect(
          read.map(({ product, quantity, modifiers }) => ({ productId: product?.id, quantity, modifiers })),
        ).toEqual(goods);
        expect(read.some(({ isIncomplete }) => isIncomplete)).toBe(false);
      }),
    );
    // Lines whose options no menu has: told as missing, one for one.
    await check(
      fc.property(carts, (lines) => {
        const text = writeShared(lines, menu);
        const goods = said(lines);
        const read = dishesOf(text === null ? [] : (readShared(text) ?? []), menu);
        expect(read.map(({ quantity }) => quantity)).toEqual(goods.map(({ quantity }) => quantity));
        expect(read.map(({ isIncomplete }) => isIncomplete)).toEqual(
          goods.map(({ modifiers }) => modifiers.length > 0),
        );
      }),
    );
    await check(
      fc.property(fc.oneof(signed, fc.string({ unit: 'binary' }), fc.string()), (wild) => {
        const lines = readShared(wild);
        for (const { quantity, modifiers } of dishesOf(lines ?? [], menu)) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(999);
          expect(modifiers.every(({ amount }) => amount >= 1 && amount <= 999)).toBe(true);
        }
      }),
    );
    // A sign that was lost or changed on the way is never another cart.
    await check(
      fc.property(
        fc.array(menuLine, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom(...SIGNS.split('')),
        (lines, place, sign) => {
          const text = writeShared(lines, menu);
          if (text === null) return;
          const at = place % text.length;
          if (text.charAt(at) === sign) return;
          expect(readShared(text.slice(0, at) + sign + text.slice(at + 1))).toBeNull();
          expect(readShared(text.slice(0, at) + text.slice(at + 1))).toBeNull();
        },
      ),
    );
  },
);
