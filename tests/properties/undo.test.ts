import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { PastOrder } from '../../src/domain/customer.ts';
import { kopecks } from '../../src/domain/money.ts';
import { createStore, type Store } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { selectVisibleLines } from '../../src/slices/cart/lines/selectors.ts';
import { orderRequest } from '../../src/slices/cart/placing/requests.ts';
import { selectTotals } from '../../src/slices/cart/selectors.ts';
import { undoPressed } from '../../src/slices/cart/undo/undo.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft, AppEvent, AppEvents } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import * as some from '../arbitraryValues.ts';
import { demoCatalog, demoPastOrder, dish, firstOptions, NOW } from '../demo.ts';
import { addressSelected, fold, signedIn } from '../given.ts';
import { samplePromoAnswer } from '../samples.ts';
import { idsFrom, testWorld } from '../world.ts';
import { contents } from './cartStories.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const MAKI = dish('Маки с лососем в подарок');
const WOK = dish('Вок с курицей в подарок');
const customer = fold(openShop, signedIn(), addressSelected());
type Cart = Store<AppEvents, AppState>;
/** What a customer does, given what there is. */
interface Act {
  readonly what: string;
  readonly next: (state: AppState) => AppDraft | null;
}

const onLine = (type: 'cart/incrementTapped' | 'cart/decrementTapped' | 'cart/removeTapped') =>
  fc.nat(6).map((place): Act => ({
    what: `${type} ${place}`,
    next: ({ cart: { lines } }) => {
      const line = lines[place % Math.max(1, lines.length)];
      return line ? draft(type, { lineId: line.id }) : null;
    },
  }));
const fixed = (drafts: fc.Arbitrary<AppDraft>): fc.Arbitrary<Act> =>
  drafts.map((made) => ({ what: `${made.type} ${JSON.stringify(made.payload)}`, next: () => made }));
const edited = fc
  .record({ place: fc.nat(6), to: some.additions, quantity: some.quantities })
  .map(({ place, to, quantity }): Act => ({
    what: `edited ${place} ${JSON.stringify(to)}`,
    next: ({ cart: { lines } }) => {
      const line = lines[place % Math.max(1, lines.length)];
      const choice = line?.productId === to.productId ? (to.choice ?? []) : [];
      return line ? draft('cart/lineEdited', { lineId: line.id, choice, quantity }) : null;
    },
  }));
const giftChosen: fc.Arbitrary<Act> = fc.constant({
  what: 'gift chosen',
  next: () => draft('cart/giftChosen', { productId: WOK.id, choice: firstOptions(WOK) }),
});
const wildText = fc.oneof(
  some.coupons,
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('__proto__', '<b>', '𝕏'),
);
const added = fixed(some.additions.map((all) => draft('cart/addTapped', all)));
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: added },
  { weight: 2, arbitrary: onLine('cart/incrementTapped') },
  { weight: 3, arbitrary: onLine('cart/decrementTapped') },
  { weight: 3, arbitrary: onLine('cart/removeTapped') },
  { weight: 2, arbitrary: edited },
  { weight: 2, arbitrary: giftChosen },
  { weight: 3, arbitrary: fixed(wildText.map((code) => draft('cart/couponSubmitted', { code }))) },
  {
    weight: 5,
    arbitrary: fixed(
      fc.oneof(
        some.productIds.map((productId) => draft('cart/productRemoveTapped', { productId })),
        fc.constantFrom(draft('cart/clearTapped'), draft('cart/couponRemoved'), draft('cart/repeatTapped')),
        fc
          .constantFrom('delivery' as const, 'self' as const)
          .map((method) => draft('cart/methodChosen', { method })),
        some.terminalIds
          .filter((id) => !id.startsWith('closed'))
          .map((terminalId) => draft('cart/restaurantChosen', { terminalId })),
        fc
          .constantFrom(null, NOW + 3_600_000, NOW + 7_200_000)
          .map((at) => draft('cart/timeChosen', { at: at === null ? null : new Date(at).toISOString() })),
        fc.oneof(some.sums, fc.nat().map(kopecks)).map((sum) => draft('cart/bonusTyped', { sum })),
      ),
    ),
  },
);

const orders: fc.Arbitrary<PastOrder> = fc.array(some.additions, { maxLength: 4 }).map((items) => ({
  ...demoPastOrder,
  items: items.map(({ productId, choice, quantity }) => ({
    productId,
    name: '',
    amount: quantity,
    isGift: false,
    modifiers: (choice ?? []).map(({ id, amount }) => ({ id, amount })),
  })),
}));

/** A server whose word follows from the cart alone: a dish, a dish with a choice, a free delivery, a discount. */
const answerTo = ({ cart }: AppState) => {
  const goods = cart.lines.filter(({ kind }) => kind === 'goods');
  const count = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLong = cart.coupon.length > 4;
  return samplePromoAnswer({
    discountTotal: kopecks(isLong ? 20_000 : (count % 3) * 1_000),
    freeProducts: [
      ...(count > 2 ? [MAKI.code] : []),
      ...(isLong || count > 6 ? [WOK.code] : []),
      ...(cart.deliveryMethod === 'delivery' && count > 4 ? [dish('Бесплатная доставка').code] : []),
    ],
  });
};
const emit = (cart: Cart, made: AppDraft | null): void => {
  if (made) (cart.emit as (type: string, payload: object) => void)(made.type, made.payload);
};
/** The server answers, and the customer puts its question away. */
const settle = (cart: Cart): void => {
  const state = cart.state();
  if (state.cart.lines.length > 0)
    emit(cart, draft('cart/promoCalculated', { revision: state.cart.revision, answer: answerTo(state) }));
  const { open } = cart.state().modal;
  if (open) emit(cart, draft('modal/dismissed', { kind: open.kind }));
};

/** What the customer sees of the cart; presents stand where the promotion has put them. */
const seen = (state: AppState) => {
  const rows = contents({ ...state, cart: { ...state.cart, lines: selectVisibleLines(state) } });
  const { coupon, spendBonus, deliveryMethod, restaurantId, deliveryTime, unchosen } = state.cart;
  return {
    goods: rows.filter(({ kind }) => kind === 'goods'),
    gifts: rows
      .filter(({ kind }) => kind === 'gift')
      .map(({ name, modifiers }) => JSON.stringify({ name, modifiers }))
      .toSorted(),
    coupon,
    spendBonus,
    deliveryMethod,
    restaurantId,
    deliveryTime,
    unchosen: unchosen.map(({ name, quantity }) => ({ name, quantity })),
    totals: selectTotals(state),
  };
};

const moves = (maxLength: number) =>
  fc.array(fc.record({ act: acts, isAnswered: fc.boolean(), pause: fc.constantFrom(0, 400, 2_000, 7_000) }), {
    maxLength,
    size: 'max',
  });
const stories = fc.record({ order: orders, before: moves(12), since: moves(9), inTheEnd: fc.boolean() });

function openCart(order: PastOrder) {
  let now = NOW;
  const cart: Cart = createStore(app, testWorld({ now: () => now, newId: idsFrom('e') }), customer);
  const events: AppEvent[] = [];
  cart.event$.subscribe((event) => events.push(event));
  emit(cart, draft('order/lastLoaded', { order }));
  const pass = (ms: number) => void (now += ms);
  const play = (all: readonly { act: Act; isAnswered: boolean; pause: number }[]) => {
    for (const { act, isAnswered, pause } of all) {
      emit(cart, act.next(cart.state()));
      if (isAnswered) settle(cart);
      pass(pause);
    }
  };
  /** Everything since then is taken back; what has come to nothing by itself is passed over, as Ctrl+Z does. */
  const undoSince = (mark: number) => {
    const isSince = (made: AppDraft | undefined) =>
      made?.type === 'cart/changeReversed' &&
      cart.state().cart.history.some(({ id, at }) => id === made.payload.change && at >= mark);
    for (let round = 0; isSince(undoPressed(cart.state())[0]); round += 1) {
      expect(round).toBeLessThan(10);
      emit(cart, draft('cart/undoPressed'));
    }
  };
  return { cart, events, pass, play, undoSince, now: () => now };
}

property(
  {
    id: 74,
    title:
      'what a customer did to a cart and took back is as if it had not been done, whatever was answered meanwhile',
    section: 'assumptions, section 7, "«Вернуть»"',
  },
  async (check) => {
    await check(
      fc.property(stories, ({ order, before, since }) => {
        const { cart, pass, play, undoSince, now } = openCart(order);
        play(before);
        settle(cart);
        pass(7_000);
        const [mark, was] = [now(), seen(cart.state())];
        play(since);
        undoSince(mark);
        settle(cart);
        expect(seen(cart.state())).toEqual(was);
      }),
    );
  },
);

property(
  {
    id: 75,
    title: 'nothing is taken back against the menu, under an order, after a logout or in another city',
    section: 'assumptions, section 7, "«Вернуть»"',
  },
  async (check) => {
    const ends = fc.constantFrom(
      draft('auth/logoutTapped'),
      draft('city/chosen', { cityId: 'other' as never }),
      null,
    );
    await check(
      fc.property(stories, fc.subarray([...some.fewGoods], { minLength: 1 }), ends, (story, gone, end) => {
        const { cart, events, play, undoSince } = openCart(story.order);
        play([...story.before, ...story.since]);
        if (end) {
          emit(cart, end);
          expect(cart.state().cart).toMatchObject({ history: [], offered: null });
          const { cart: left } = cart.state();
          emit(cart, draft('cart/undoPressed'));
          expect(cart.state().cart).toBe(left);
          return;
        }
        const body = orderRequest(cart.state());
        if (body && story.inTheEnd) {
          emit(cart, draft('cart/intentMade', { key: 'key-1', body }));
          const { cart: ordered } = cart.state();
          emit(cart, draft('cart/undoPressed'));
          emit(cart, draft('cart/undoTapped'));
          expect(cart.state().cart).toBe(ordered);
          return;
        }
        const ids = new Set<string>(gone.map(({ id }) => id));
        const products = some.fewProducts.filter(({ id }) => !ids.has(id));
        const answer = { ...demoCatalog, products };
        emit(cart, draft('catalog/loaded', { answer, skipped: 0, reason: 'retry' }));
        const portions = ({ cart: { lines } }: AppState) =>
          lines
            .filter(({ productId }) => ids.has(productId))
            .reduce((sum, { quantity }) => sum + quantity, 0);
        const most = portions(cart.state());
        const from = events.length;
        undoSince(0);
        expect(portions(cart.state())).toBeLessThanOrEqual(most);
        const refused = events.slice(from).filter(({ type }) => type === 'cart/changeReversed');
        for (const event of refused)
          if (event.type === 'cart/changeReversed' && event.payload.back.length === 0)
            expect(
              events.some(
                ({ type, causation }) => type === 'view/noticeRaised' && causation === event.causation,
              ),
            ).toBe(true);
      }),
      { share: 0.5 },
    );
  },
);
