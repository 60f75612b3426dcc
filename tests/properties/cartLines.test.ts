import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CartModifier } from '../../src/domain/cart.ts';
import type { Product } from '../../src/domain/catalog.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { selectCount, selectVisibleLines } from '../../src/slices/cart/lines/selectors.ts';
import { selectTotals } from '../../src/slices/cart/selectors.ts';
import type { AppState } from '../../src/slices/state.ts';
import { additions, fewGoods, productIds } from '../arbitraryValues.ts';
import { dish, firstOptions, options } from '../demo.ts';
import { commit, fold, lineFor, type StepOrPatch } from '../given.ts';
import { idsFrom } from '../world.ts';
import { contents, ofKind, whenever } from './cartStories.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const add = (product: Product, choice: readonly CartModifier[] | null, quantity = 1): AppDraft =>
  draft('cart/addTapped', { productId: product.id, choice, quantity });
const after = (state: AppState, ...steps: readonly StepOrPatch[]): AppState => fold(state, ...steps);
const goodsOf = (state: AppState) => ofKind(state, 'goods');
/** An open shop whose cart has grown by random taps. */
const grown = fc
  .array(additions, { maxLength: 5 })
  .map((all) => after(openShop, ...all.map((one) => draft('cart/addTapped', one))));
const LIMITED = dish('Филадельфия люкс с икрой');

property(
  {
    id: 3,
    title: 'a line that is added and removed again leaves no trace',
    section: 'specification, section 4, "Adding an item", "Cart line changes"',
  },
  async (check) => {
    await check(
      fc.property(
        grown,
        fc.constantFrom(...fewGoods),
        fc.integer({ min: 1, max: 3 }),
        (before, product, quantity) => {
          const world = { newId: idsFrom('again-') };
          const { state } = commit(before, add(product, firstOptions(product), quantity), world);
          const known = new Set(before.cart.lines.map(({ id }) => id));
          const fresh = goodsOf(state).find(({ id }) => !known.has(id));
          const raised = goodsOf(state).find(
            ({ id, quantity: now }) =>
              goodsOf(before).find((line) => line.id === id)?.quantity === now - quantity,
          );
          const back = fresh
            ? [draft('cart/removeTapped', { lineId: fresh.id })]
            : Array<AppDraft>(quantity).fill(draft('cart/decrementTapped', { lineId: raised!.id }));
          const restored = after(state, ...back);
          expect(contents(restored)).toEqual(contents(before));
          expect(selectTotals(restored)).toEqual(selectTotals(before));
          expect(selectCount(restored)).toBe(selectCount(before));
        },
      ),
    );
  },
);

property(
  {
    id: 4,
    title: 'the same dish added n times, its modifiers in any order, is one line of n',
    section: 'specification, section 4, "Adding an item", step 6',
  },
  async (check) => {
    const wok = dish('Собери свой вок');
    const philadelphia = dish('Филадельфия классик');
    const dishes = [
      { product: wok, choice: [...firstOptions(wok), ...options(wok, 'Кимчи')] },
      { product: philadelphia, choice: options(philadelphia, 'Спайси', 'Унаги') },
      { product: dish('Зелёный дракон'), choice: [] },
    ];
    const orders = fc.constantFrom(...dishes).chain(({ product, choice }) =>
      fc.record({
        product: fc.constant(product),
        times: fc.array(fc.shuffledSubarray([...choice], { minLength: choice.length }), {
          minLength: 1,
          maxLength: 6,
        }),
      }),
    );
    await check(
      fc.property(orders, ({ product, times }) => {
        const state = after(openShop, ...times.map((choice) => add(product, choice)));
        expect(goodsOf(state).map(({ quantity }) => quantity)).toEqual([times.length]);
      }),
    );
  },
);

property(
  {
    id: 6,
    title: 'no line passes the limit of a position; a full one takes no more and the next add makes another',
    section: 'assumptions, section 4, "maxPerPositionInOrder"',
  },
  async (check) => {
    await check(
      fc.property(
        fc.constantFrom(1, 2, 5),
        fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 8 }),
        (limit, taps) => {
          const products = [{ ...LIMITED, maxPerPosition: limit }];
          let state = fold(openShop, { catalog: { products } });
          /** Quantities by line, as the assumption says; the last one is what «+» acts on. */
          let model: readonly number[] = [];
          const newId = idsFrom('tap');
          for (const tap of taps) {
            const last = goodsOf(state).at(-1);
            const made =
              tap > 0 ? add(LIMITED, null, tap) : last && draft('cart/incrementTapped', { lineId: last.id });
            if (!made) continue;
            const { state: next, events } = commit(state, made, { newId });
            const count = model.at(-1) ?? 0;
            if (tap > 0) {
              for (let rest = tap; rest > 0; rest -= limit) model = [...model, Math.min(rest, limit)];
            } else if (count < limit) model = [...model.slice(0, -1), count + 1];
            else expect(events).toHaveLength(1);
            state = next;
            expect(goodsOf(state).map(({ quantity }) => quantity)).toEqual(model);
          }
        },
      ),
    );
    await check(
      whenever(({ state: { cart } }) => {
        for (const { quantity, maxQuantity } of cart.lines)
          if (maxQuantity > 0) expect(quantity).toBeLessThanOrEqual(maxQuantity);
      }),
      { share: 0.3 },
    );
  },
);

property(
  {
    id: 7,
    title: '«−» at 1 removes exactly that line, and a quantity is always a whole number from 1 on',
    section: 'specification, section 4, "Cart line changes"',
  },
  async (check) => {
    await check(
      whenever(({ before, state, batch: [root] }) => {
        for (const { quantity } of state.cart.lines)
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        expect(new Set(state.cart.lines.map(({ id }) => id)).size).toBe(state.cart.lines.length);
        if (root?.type !== 'cart/decrementTapped') return;
        const expected = goodsOf(before).flatMap((line) => {
          if (line.id !== root.payload.lineId) return [line];
          return line.quantity === 1 ? [] : [{ ...line, quantity: line.quantity - 1 }];
        });
        expect(goodsOf(state)).toEqual(expected);
      }),
      { share: 0.4 },
    );
  },
);

property(
  {
    id: 8,
    title: 'buying never raises a gift, a delivery or a fee, also of the same product',
    section: 'specification, section 4, "Adding an item", step 6',
  },
  async (check) => {
    const kinds = fc.constantFrom('gift', 'delivery', 'fee');
    await check(
      fc.property(
        kinds,
        fc.constantFrom(...fewGoods),
        fc.integer({ min: 1, max: 3 }),
        (kind, product, quantity) => {
          const modifiers = firstOptions(product);
          const ruled = lineFor(product.name, { kind, modifiers });
          const self = { deliveryMethod: 'self' as const, freeProducts: [product.code] };
          const state = after(
            openShop,
            { cart: { lines: [ruled], ...self } },
            add(product, modifiers, quantity),
          );
          const kept = state.cart.lines.filter(({ id }) => id === ruled.id);
          for (const line of kept) expect(line).toEqual(ruled);
          if (kind === 'gift') expect(kept).toHaveLength(1);
          expect(goodsOf(state)).toMatchObject([{ productId: product.id, quantity }]);
        },
      ),
    );
    await check(
      whenever(({ state }) => {
        for (const line of ofKind(state, 'gift', 'delivery', 'fee')) expect(line.quantity).toBe(1);
        for (const gift of ofKind(state, 'gift')) expect(gift.price).toBe(0);
      }),
      { share: 0.3 },
    );
  },
);

property(
  {
    id: 9,
    title: 'a removal takes the line that is seen in that place, or all lines of the product',
    section: 'specification, section 4, "Cart line changes"',
  },
  async (check) => {
    await check(
      fc.property(grown, fc.nat(9), productIds, (state, at, productId) => {
        const seen = selectVisibleLines(state);
        const wanted = seen[at % Math.max(1, seen.length)];
        if (wanted) {
          const removed = after(state, draft('cart/removeTapped', { lineId: wanted.id }));
          expect(selectVisibleLines(removed)).toEqual(seen.filter((line) => line !== wanted));
        }
        const without = after(state, draft('cart/productRemoveTapped', { productId }));
        expect(selectVisibleLines(without)).toEqual(seen.filter((line) => line.productId !== productId));
      }),
    );
  },
);
