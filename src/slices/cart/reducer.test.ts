import { describe, expect, test } from 'vitest';
import { demoCities, NOW } from '../../../tests/demo.ts';
import { demoTerminalId } from '../../../tests/demoForms.ts';
import { fold, lineAdded, lineFor, type StepOrPatch } from '../../../tests/given.ts';
import { kopecks, NOTHING } from '../../domain/money.ts';
import { personal } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';
import { initialCart, type CartState } from './state.ts';
import type { StepBack } from './undo/state.ts';

const DRAGON = lineFor('Зелёный дракон');
const FRIES = lineFor('Картофель фри');
const LIMITED = lineFor('Филадельфия люкс с икрой', { quantity: 3 });
const GIFT = lineFor('Маки с лососем в подарок', { kind: 'gift' });
const cartAfter = (...steps: readonly StepOrPatch[]): CartState => fold(...steps).cart;
const lines = (...all: CartState['lines']): StepOrPatch => ({ cart: { lines: all } });
const removed = (line: typeof DRAGON) => draft('cart/lineRemoved', { lineId: line.id });
const quantity = (line: typeof DRAGON, to: number, from: number) =>
  draft('cart/quantityChanged', { lineId: line.id, quantity: to, from });

const undone = (...back: readonly StepBack[]) => draft('cart/changeReversed', { change: '', back });

describe('the revision, by which an answer is known to belong to this cart', () => {
  const grows: readonly AppDraft[] = [
    draft('cart/couponSubmitted', { code: 'ЛАПША' }),
    draft('cart/couponRemoved'),
    draft('cart/methodChosen', { method: 'self' }),
    draft('cart/restaurantChosen', { terminalId: demoTerminalId }),
    draft('cart/lineAdded', { line: FRIES }),
    quantity(DRAGON, 2, 1),
    removed(DRAGON),
    undone({ kind: 'lineBack', line: FRIES, index: 0 }),
    draft('cart/linesRejected', { removed: [FRIES.id], messages: [] }),
    draft('city/chosen', { cityId: demoCities[1]!.id }),
  ];
  const stays: readonly AppDraft[] = [
    draft('cart/lineAdded', { line: DRAGON }),
    quantity(FRIES, 2, 1),
    removed(FRIES),
    draft('cart/ruledLinesChanged', { removed: [], added: [GIFT] }),
    draft('cart/timeChosen', { at: null }),
    draft('cart/giftAsked', { key: 'a' }),
  ];
  const before: StepOrPatch = [lines(DRAGON, LIMITED), { cart: { revision: 7 } }];

  test.each(grows)('grows by $type', (event) => {
    expect(cartAfter(before, event).revision).toBe(8);
  });

  test.each(stays)('stays by $type that changes nothing of what was asked', (event) => {
    expect(cartAfter(before, event).revision).toBe(7);
  });

  test('stays where a restaurant takes the place of another, and grows where the cart is emptied', () => {
    const self: StepOrPatch = { cart: { deliveryMethod: 'self' } };
    expect(
      cartAfter(before, self, draft('cart/restaurantChosen', { terminalId: demoTerminalId })),
    ).toMatchObject({
      restaurantId: demoTerminalId,
      revision: 7,
    });
    expect(cartAfter(before, draft('cart/emptied')).revision).toBe(8);
  });
});

test('what is filled in stands in the form', () => {
  const at = new Date(NOW).toISOString();
  const cart = cartAfter(
    draft('cart/timeChosen', { at }),
    draft('cart/paymentChosen', { payment: 'cash' }),
    draft('cart/changeTyped', { sum: kopecks(500_000) }),
    draft('cart/personsTyped', { persons: 3 }),
    draft('cart/commentTyped', { comment: personal('Домофон 7') }),
  );
  expect(cart.deliveryTime).toBe(at);
  expect(cart.form).toEqual({ payment: 'cash', changeFrom: 500_000, persons: 3, comment: 'Домофон 7' });
});

test('a restaurant that is chosen is where the order is fetched', () => {
  expect(cartAfter(draft('cart/restaurantChosen', { terminalId: demoTerminalId }))).toMatchObject({
    deliveryMethod: 'self',
    restaurantId: demoTerminalId,
  });
});

test('a new coupon, and none, ask for its gifts anew', () => {
  const asked = draft('cart/giftAsked', { key: 'ЛАПША/1' });
  expect(cartAfter(asked).askedGifts).toEqual(['ЛАПША/1']);
  for (const next of [draft('cart/couponSubmitted', { code: ' ВОК ' }), draft('cart/couponRemoved')])
    expect(cartAfter(asked, next).askedGifts).toEqual([]);
});

describe('lines', () => {
  test('an id stands for one line, whoever brings it', () => {
    const twice = [DRAGON, draft('cart/lineAdded', { line: DRAGON })] as const;
    expect(cartAfter(lines(twice[0]), twice[1]).lines).toEqual([DRAGON]);
    expect(
      cartAfter(lines(DRAGON), draft('cart/ruledLinesChanged', { removed: [], added: [DRAGON, GIFT] })).lines,
    ).toEqual([DRAGON, GIFT]);
    expect(cartAfter(lines(DRAGON), undone({ kind: 'lineBack', line: DRAGON, index: 1 })).lines).toEqual([
      DRAGON,
    ]);
  });

  test('one that is added is highlighted, a delivery is not', () => {
    expect(cartAfter(draft('cart/lineAdded', { line: DRAGON }))).toMatchObject({
      lastAddedId: DRAGON.id,
      lastAddedAt: NOW,
    });
    const delivery = { ...FRIES, kind: 'delivery' as const };
    expect(cartAfter(lines(DRAGON), draft('cart/lineAdded', { line: delivery })).lastAddedId).toBeNull();
  });

  test('a quantity that grew is highlighted, one that shrank is not', () => {
    expect(cartAfter(lines(LIMITED), quantity(LIMITED, 4, 3)).lastAddedId).toBe(LIMITED.id);
    expect(cartAfter(lines(LIMITED), quantity(LIMITED, 2, 3)).lastAddedId).toBeNull();
    expect(cartAfter(lines(LIMITED), quantity(LIMITED, 3, 3)).lastAddedId).toBeNull();
  });

  test.each([
    ['adds up', 4, 2, 5],
    ['stops at the limit', 9, 2, 5],
    ['never passes one downwards', 1, 5, 1],
    ['is as it was changed where nobody else changed it', 2, 3, 2],
  ])('a quantity that two tabs changed %s', (_what, to, from, expected) => {
    expect(cartAfter(lines(LIMITED), quantity(LIMITED, to, from)).lines[0]?.quantity).toBe(expected);
  });

  test('a dish without a limit has none here either', () => {
    const many = { ...DRAGON, quantity: 50 };
    expect(cartAfter(lines(many), quantity(many, 60, 10)).lines[0]?.quantity).toBe(100);
  });

  test('one that is taken out is kept for «Вернуть», with its place; one that is not there changes nothing', () => {
    expect(cartAfter(lines(FRIES, DRAGON, LIMITED), removed(DRAGON))).toMatchObject({
      lines: [FRIES, LIMITED],
      history: [{ back: [{ kind: 'lineBack', line: DRAGON, index: 1 }] }],
      declinedGifts: [],
    });
    expect(cartAfter(lines(FRIES), removed(DRAGON))).toMatchObject({
      lines: [FRIES],
      history: [],
      offered: null,
    });
  });

  test('a gift that is taken out is declined under both its names, until it comes back', () => {
    const out = cartAfter(lines(DRAGON, GIFT), removed(GIFT));
    expect(out.declinedGifts).toEqual([GIFT.code, GIFT.productId]);
    const back = out.history.flatMap(({ back: steps, beside }) => [
      { kind: 'beside', beside } as const,
      ...steps,
    ]);
    expect(cartAfter(lines(DRAGON, GIFT), removed(GIFT), undone(...back))).toMatchObject({
      lines: [DRAGON, GIFT],
      declinedGifts: [],
    });
  });

  test('a dish that is added, and a pause, end the offer of «Вернуть»', () => {
    for (const end of [lineAdded(LIMITED.name), draft('cart/undoPassed')])
      expect(cartAfter(lines(FRIES, DRAGON), removed(DRAGON), end).offered).toBeNull();
  });

  test('those that were rejected, and those of other rules, are gone', () => {
    const two = lines(DRAGON, FRIES);
    expect(
      cartAfter(two, draft('cart/linesRejected', { removed: [DRAGON.id], messages: [] })).lines[0],
    ).toEqual(FRIES);
    expect(
      cartAfter(two, draft('cart/ruledLinesChanged', { removed: [DRAGON.id], added: [] })).lines,
    ).toEqual([FRIES]);
  });
});

const full: StepOrPatch = {
  cart: {
    lines: [DRAGON],
    discountTotal: kopecks(100),
    spendBonus: kopecks(200),
    lostGift: { code: '1', name: 'Пицца', missing: null },
    freeProducts: ['a'],
    declinedGifts: ['b'],
    loyaltyErrors: ['c'],
    isCalculating: true,
    restaurantId: demoTerminalId,
    deliveryTime: '2026-03-10T15:00:00.000Z',
    workTimeShownOn: '2026-03-10T00:00:00.000Z',
  },
};

test('an emptied cart keeps nothing of the calculation', () => {
  expect(cartAfter(full, draft('cart/emptied'))).toMatchObject({
    lines: [],
    discountTotal: NOTHING,
    spendBonus: NOTHING,
    lostGift: null,
    freeProducts: [],
    declinedGifts: [],
    loyaltyErrors: [],
    isCalculating: false,
    restaurantId: demoTerminalId,
  });
});

test('a restaurant and a time that are lost are forgotten', () => {
  expect(cartAfter(full, draft('cart/restaurantLost')).restaurantId).toBeNull();
  expect(cartAfter(full, draft('cart/timeLost')).deliveryTime).toBeNull();
});

test('after the logout the browser still knows on which day it showed the hours', () => {
  const { workTimeShownOn } = cartAfter(full);
  expect(cartAfter(full, draft('auth/loggedOut', {} as never))).toEqual({ ...initialCart, workTimeShownOn });
});

test('the hours are shown on the day of their dialog, and of no other', () => {
  const opened = (kind: 'workTime' | 'auth') => cartAfter(draft('modal/opened', { modal: { kind } }));
  expect(opened('workTime').workTimeShownOn).toBe(new Date(NOW).toISOString());
  expect(opened('auth').workTimeShownOn).toBeNull();
});
