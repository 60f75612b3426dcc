import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { draft } from '../../src/slices/draft.ts';
import type { PromoAnswer } from '../../src/slices/cart/coupons/state.ts';
import type { AppState } from '../../src/slices/state.ts';
import { answers, fewProducts } from '../arbitraryValues.ts';
import { commit, fold, lineAdded, promoCalculated, signedIn } from '../given.ts';
import { idsFrom, testWorld } from '../world.ts';
import { ofKind, whenever } from './cartStories.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const shop = fold(openShop, signedIn(), lineAdded('Зелёный дракон'));
const SERVICE = /доставка|сбор/i;
const products = fewProducts.filter(({ name }) => !SERVICE.test(name));
/** What a server may name: codes or ids, the same twice, what nobody knows. */
const named = (names: readonly string[]) =>
  fc.array(fc.constantFrom(...names, 'no-such-code'), { maxLength: 6 });
const codes = named(fewProducts.map(({ code }) => code));
const ids = named(fewProducts.map(({ id }) => id));
const presents = (state: AppState) =>
  state.cart.lines.filter(({ isFromPromocode }) => isFromPromocode).map(({ productId }) => productId);
const asked = ({ modal: { open, queue } }: AppState) =>
  [open, ...queue].filter((one) => one !== null && 'isGift' in one && one.isGift);

property(
  {
    id: 19,
    title: 'the same answer twice changes nothing more',
    section: 'specification, section 4, "Cart processing"',
  },
  async (check) => {
    await check(
      whenever(({ state, batch: [root] }) => {
        if (root?.type !== 'cart/promoCalculated' || root.payload.revision !== state.cart.revision) return;
        const store = createStore(app, testWorld({ newId: idsFrom('again') }), state);
        const followed: string[] = [];
        store.event$.subscribe(({ type }) => followed.push(type));
        store.emit('cart/promoCalculated', root.payload);
        expect(followed).toEqual(['cart/promoCalculated']);
        expect(store.state()).toEqual(state);
      }),
      { share: 0.5 },
    );
  },
);

property(
  {
    id: 20,
    title:
      'presents are what the answer gives, each once, without those that need a choice or lie in the cart',
    section: 'specification, section 4, "Cart processing"; assumptions, section 6, "a gift already present"',
  },
  async (check) => {
    const stories = (free: fc.Arbitrary<readonly string[]>) =>
      fc.array(
        fc.oneof(
          { weight: 3, arbitrary: fc.record({ free }) },
          { weight: 1, arbitrary: fc.record({ decline: fc.nat(3) }) },
          { weight: 1, arbitrary: fc.record({ buy: fc.constantFrom('Картофель фри', 'Зелёный дракон') }) },
        ),
        { maxLength: 8 },
      );
    await check(
      fc.property(fc.oneof(stories(codes), stories(ids)), (steps) => {
        let state = shop;
        let model: readonly string[] = [];
        const declined = new Set<string>();
        for (const one of steps) {
          if ('buy' in one)
            state = fold(state, lineAdded(one.buy, { id: `bought-${state.cart.revision}` as never }));
          else if ('decline' in one) {
            const line = ofKind(state, 'gift')[one.decline];
            if (!line) continue;
            state = fold(state, draft('cart/removeTapped', { lineId: line.id }));
            declined.add(line.productId);
            model = model.filter((id) => id !== line.productId);
          } else {
            const isFree = (product: { id: string; code: string }) =>
              one.free.includes(product.id) || one.free.includes(product.code);
            const bought = new Set<string>(ofKind(state, 'goods').map(({ productId }) => productId));
            const given = new Set<string>(products.filter(isFree).map(({ id }) => id));
            for (const id of declined) if (!given.has(id)) declined.delete(id);
            model = products
              .filter(({ id }) => given.has(id))
              .filter((product) => {
                if (model.includes(product.id)) return true;
                return (
                  product.modifierGroups.length === 0 && !bought.has(product.id) && !declined.has(product.id)
                );
              })
              .map(({ id }) => id);
            state = fold(state, promoCalculated({ freeProducts: one.free }));
          }
          expect(presents(state).toSorted()).toEqual(model.toSorted());
          for (const gift of ofKind(state, 'gift')) expect(gift).toMatchObject({ quantity: 1, price: 0 });
        }
      }),
    );
  },
);

property(
  {
    id: 21,
    title:
      'a present that needs a choice asks once for each coupon and code until the person acts, and blocks no later answer',
    section: 'assumptions, section 6, "a free product that needs modifiers"',
  },
  async (check) => {
    const wok = products.find(({ name }) => name === 'Вок с курицей в подарок')!;
    const steps = fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({ free: fc.constantFrom([wok.code], [wok.id as string, wok.code], []) }),
        },
        { weight: 1, arbitrary: fc.record({ coupon: fc.constantFrom('A', 'B') }) },
        { weight: 2, arbitrary: fc.constant({ dismiss: true }) },
      ),
      { maxLength: 10 },
    );
    await check(
      fc.property(steps, (all) => {
        let state = shop;
        /** Whether the dish may be asked for: once, and again when the person enters a coupon. */
        let mayAsk = true;
        let sum = 0;
        for (const one of all) {
          const before = asked(state).length;
          if ('coupon' in one) {
            state = fold(state, draft('cart/couponSubmitted', { code: one.coupon }));
            mayAsk = true;
          } else if ('dismiss' in one) {
            const { open } = state.modal;
            if (open) state = fold(state, draft('modal/dismissed', { kind: open.kind }));
          } else {
            const isNew = mayAsk && one.free.length > 0;
            sum += 1;
            state = fold(state, promoCalculated({ freeProducts: one.free, discountTotal: sum as never }));
            // An open question is not asked a second time.
            expect(asked(state)).toHaveLength(isNew ? 1 : before);
            if (isNew) mayAsk = false;
            expect(state.cart.discountTotal).toBe(sum);
            expect(presents(state)).toEqual([]);
          }
        }
      }),
    );
  },
);

property(
  {
    id: 25,
    title: 'a failed calculation says so, keeps the lines and shows no discount of another cart',
    section: 'specification, section 8, "Promo codes"',
  },
  async (check) => {
    const message = 'Ошибка при применении промокода';
    const stale = fc.record({ answer: answers, isStale: fc.boolean() });
    await check(
      fc.property(answers, stale, (first: PromoAnswer, { answer, isStale }) => {
        const priced = fold(shop, promoCalculated(first));
        const line = ofKind(priced, 'goods')[0]!;
        const changed = fold(priced, draft('cart/incrementTapped', { lineId: line.id }));
        const revision = changed.cart.revision - (isStale ? 1 : 0);
        const failed = commit(changed, draft('cart/promoCalculationFailed', { revision, message })).state;
        expect(failed.cart.lines).toEqual(changed.cart.lines);
        if (isStale) {
          expect(failed.cart).toBe(changed.cart);
          return;
        }
        expect(failed.cart).toMatchObject({ discountTotal: 0, isCalculating: false });
        expect(failed.promo.failure).toBe(message);
        const next = fold(failed, promoCalculated(answer));
        expect(next.promo.failure).toBeNull();
        expect(next.cart.discountTotal).toBe(answer.discountTotal);
      }),
    );
  },
);
