import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CartModifier } from '../../src/domain/cart.ts';
import { modifiersKey, sameModifiers } from '../../src/domain/lineIdentity.ts';
import { formatPrice, kopecks } from '../../src/domain/money.ts';
import type { OrderRequest } from '../../src/domain/orderRequest.ts';
import { cartTotal, notGiftsAndNotDeliveryTotal, totalsOf } from '../../src/domain/totals.ts';
import { readCatalog } from '../../src/ports/readers/catalog.ts';
import { writeOrder, writePromo } from '../../src/ports/writers/order.ts';
import { requests } from '../arbitraryValues.ts';
import { lineFor } from '../given.ts';
import { carts, choices, prices } from './cartValues.ts';
import { atLeastZero, exactTotal, kopecksOfText } from './model/kopecks.ts';
import { numRuns, property } from './property.ts';

const exactly = (roubles: number | undefined): bigint => kopecksOfText(String(roubles ?? 0));

/** A sum as the wire writes it, with no, one or two decimals. */
const roubleTexts = fc
  .tuple(fc.oneof(fc.constantFrom(0, 1, 966, 1_000_000), fc.nat(9_999_999)), fc.nat(99), fc.nat(2))
  .map(([whole, part, digits]) =>
    digits === 0 ? `${whole}` : `${whole}.${String(part).padStart(2, '0').slice(0, digits)}`,
  );

property(
  {
    id: 1,
    title: 'the total of a cart is exact to the kopeck',
    section: 'specification, section 9, "Cart and pricing"',
  },
  async (check) => {
    // Ten thousand carts at least, and not one kopeck of difference.
    await check(
      fc.property(carts, (lines) => {
        expect(BigInt(cartTotal(lines))).toBe(exactTotal(lines));
      }),
      { share: Math.max(1, 10_000 / numRuns) },
    );
    // Through the wire: the decimal text of the catalog, read, bought and written again.
    await check(
      fc.property(
        fc.array(
          fc.record({ text: roubleTexts, option: roubleTexts, quantity: fc.integer({ min: 1, max: 9 }) }),
          {
            maxLength: 4,
          },
        ),
        fc.constantFrom(1, 3),
        (dishes, amount) => {
          const wire = dishes.map(
            ({ text, option }, at) =>
              `{"id":"${at}","name":"${at}","price":${text},"groupModifiers":[{"id":"g","modifiers":[{"modifierId":"m","price":${option}}]}]}`,
          );
          const { answer, skipped } = readCatalog(
            JSON.parse(`{"groups":[],"products":[${wire.join(',')}]}`),
            '',
          );
          expect(skipped).toBe(0);
          const lines = answer.products.map((product, at) => {
            const [group] = product.modifierGroups;
            const [option] = group!.modifiers;
            const chosen = { ...option!, amount, groupId: group!.id, groupName: '' };
            const quantity = dishes[at]!.quantity;
            return lineFor('Зелёный дракон', { price: product.price, quantity, modifiers: [chosen] });
          });
          const expected = dishes.reduce(
            (total, { text, option, quantity }) =>
              total + (kopecksOfText(text) + kopecksOfText(option) * BigInt(amount)) * BigInt(quantity),
            0n,
          );
          expect(BigInt(cartTotal(lines))).toBe(expected);
        },
      ),
    );
  },
);

property(
  {
    id: 2,
    title: 'the total depends neither on the order of lines nor on that of their modifiers',
    section: 'specification, section 9, "Cart and pricing"',
  },
  async (check) => {
    const shuffled = carts.chain((lines) =>
      fc.record({
        lines: fc.constant(lines),
        other: fc
          .shuffledSubarray([...lines], { minLength: lines.length })
          .chain((order) =>
            fc.tuple(
              ...order.map((line) =>
                fc
                  .shuffledSubarray([...line.modifiers], { minLength: line.modifiers.length })
                  .map((modifiers) => ({ ...line, modifiers })),
              ),
            ),
          ),
      }),
    );
    await check(
      fc.property(shuffled, ({ lines, other }) => {
        expect(other).toHaveLength(lines.length);
        expect(cartTotal(other)).toBe(cartTotal(lines));
        expect(totalsOf({ lines: other, discountTotal: kopecks(10), spendBonus: kopecks(1) })).toEqual(
          totalsOf({ lines, discountTotal: kopecks(10), spendBonus: kopecks(1) }),
        );
      }),
    );
  },
);

/** Units of (group, id), one text each: equal lists of them are the same choice. */
const units = (choice: readonly CartModifier[]): readonly string[] =>
  choice.flatMap(({ groupId, id, amount }) => Array<string>(amount).fill(`${groupId}|${id}`)).toSorted();

property(
  {
    id: 5,
    title: 'choices are the same exactly where they hold the same units of the same groups',
    section:
      'specification, section 4, "Adding an item", step 6; assumptions, section 6, "modifiers of a line"',
  },
  async (check) => {
    await check(
      fc.property(choices, choices, choices, (a, b, c) => {
        const isSame = String(units(a)) === String(units(b));
        expect(sameModifiers(a, b)).toBe(isSame);
        expect(sameModifiers(b, a)).toBe(isSame);
        expect(modifiersKey(a) === modifiersKey(b)).toBe(isSame);
        expect(sameModifiers(a, a.toReversed())).toBe(true);
        if (sameModifiers(a, b) && sameModifiers(b, c)) expect(sameModifiers(a, c)).toBe(true);
      }),
    );
    await check(
      fc.property(choices, fc.nat(3), (choice, at) => {
        const one = choice[at];
        if (!one) return;
        const others = choice.filter((_other, index) => index !== at);
        // Twice the option is the option with twice the amount; the option of another group is another one.
        expect(sameModifiers([...choice, one], [...others, { ...one, amount: one.amount * 2 }])).toBe(true);
        const moved = { ...one, groupId: 'elsewhere' as CartModifier['groupId'] };
        expect(sameModifiers(choice, [...others, moved])).toBe(false);
      }),
    );
  },
);

property(
  {
    id: 11,
    title: 'what is to pay is the total without bonuses and discount, never below nothing and never "-0"',
    section: 'specification, section 9, "Cart and pricing"; assumptions, section 4, "cart total shown"',
  },
  async (check) => {
    await check(
      fc.property(carts, prices, prices, (lines, discountTotal, spendBonus) => {
        const { total, ...rows } = totalsOf({ lines, discountTotal, spendBonus });
        const whole = exactTotal(lines);
        expect(BigInt(total)).toBe(atLeastZero(whole - BigInt(spendBonus) - BigInt(discountTotal)));
        expect(BigInt(rows.goods) + BigInt(rows.delivery) + BigInt(rows.fee)).toBe(whole);
        for (const sum of [total, ...Object.values(rows)]) {
          expect(Object.is(sum, -0)).toBe(false);
          expect(formatPrice(sum)).not.toMatch(/^[-\u2212]/);
        }
      }),
    );
  },
);

property(
  {
    id: 13,
    title: 'the payload adds up to its own fullPrice',
    section:
      'specification, section 3, "Order payload for the promo calculation"; assumptions, section 6, "promo payload"',
  },
  async (check) => {
    const orders: fc.Arbitrary<OrderRequest> = fc
      .record({ body: requests, lines: carts, spendBonus: prices, discountTotal: prices })
      .map(({ body, lines, spendBonus, discountTotal }) => ({
        ...body,
        lines,
        spendBonus,
        discountTotal,
        fullPrice: cartTotal(lines),
        notGiftsAndNotDeliveryTotal: notGiftsAndNotDeliveryTotal(lines),
        total: totalsOf({ lines, spendBonus, discountTotal }).total,
      }));
    await check(
      fc.property(orders, (request) => {
        const order = writeOrder(request);
        for (const payload of [writePromo(request), order]) {
          let sum = 0n;
          for (const { amount, modifiers, sum: own } of payload.order.items)
            sum += exactly(own) + modifiers.reduce((all, one) => all + exactly(one.sum), 0n) * BigInt(amount);
          expect(exactly(payload.fullPrice)).toBe(sum);
        }
        const { fullPrice, notGiftsAndNotDeliveryTotal: goods } = writePromo(request);
        expect(goods).toBeLessThanOrEqual(fullPrice);
        if (request.lines.every(({ kind }) => kind === 'goods')) expect(goods).toBe(fullPrice);
        expect(exactly(order.total)).toBe(
          atLeastZero(exactly(order.fullPrice) - exactly(order.spendBonus) - exactly(order.discountTotal)),
        );
      }),
    );
  },
);
