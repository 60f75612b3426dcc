import { expect, test } from 'vitest';
import { dish } from '../../../../tests/demo.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  promoCalculated,
  shopOpened,
  signedIn,
  type Step,
} from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { draft } from '../../draft.ts';
import { selectInCart, selectIsLastAdded } from './selectors.ts';

const DRAGON = dish('Зелёный дракон');
const customer: Step = [shopOpened(), signedIn()];
const add = draft('cart/addTapped', { productId: DRAGON.id, choice: null, quantity: 1 });
const withTwo: Step = [customer, lineAdded(DRAGON.name, { quantity: 3 }), draft('cart/highlightPassed')];
const lineId = fold(withTwo).cart.lines[0]!.id;
const less = draft('cart/decrementTapped', { lineId });
const more = draft('cart/incrementTapped', { lineId });

/** When the highlight ended, with these taps at the marbles' times. */
const endings = (steps: Step, marbles: string) => {
  let times: readonly number[] = [];
  onStage(({ open, flush }) => {
    const { emit, timesOf } = open([steps], {});
    emit(marbles, { a: add, m: more, l: less });
    flush();
    times = timesOf('cart/highlightPassed');
  });
  return times;
};

test.each([
  ['one second after an add', 'a', [1_000]],
  ['one second after the last of several', 'a 499ms a', [1_500]],
  ['twice where they are far apart', 'a 1999ms a', [1_000, 3_000]],
  ['a «+» is an add too', 'm', [1_000]],
  ['a «−» within that second does not prolong it', 'm 599ms l', [1_000]],
  ['nor do many', 'm 99ms l 99ms l 699ms m', [1_900]],
  ['a «−» alone highlights nothing', 'l', []],
])('the highlight ends %s (specification, section 9, "Timers and polling")', (_what, marbles, times) => {
  expect(endings(withTwo, marbles)).toEqual(times);
});

test('the delivery line that comes with the first dish is not highlighted (section 4, step 7)', () => {
  const { lines, lastAddedId } = fold(customer, addressSelected(), add).cart;
  expect(lines.some(({ kind }) => kind === 'delivery')).toBe(true);
  expect(lines.find(({ id }) => id === lastAddedId)?.kind).toBe('goods');
});

test('a gift that a rule adds is highlighted like any line, for one second (section 4, step 7)', () => {
  const gift = dish('Маки с лососем в подарок');
  const given = promoCalculated({ freeProducts: [gift.code] });
  const { cart, ...state } = fold(customer, lineAdded(DRAGON.name), given);
  expect(cart.lines.find(({ id }) => id === cart.lastAddedId)?.productId).toBe(gift.id);
  expect(selectIsLastAdded(cart.lastAddedId!)({ cart, ...state })).toBe(true);
  expect(selectInCart(gift.id)({ cart, ...state }).isFresh).toBe(true);
  expect(selectInCart(DRAGON.id)({ cart, ...state }).isFresh).toBe(false);
  onStage(({ open, flush }) => {
    const { emit, timesOf } = open([customer, lineAdded(DRAGON.name), draft('cart/highlightPassed')], {});
    const { revision } = fold(customer, lineAdded(DRAGON.name)).cart;
    const answer = samplePromoAnswer({ freeProducts: [gift.code] });
    emit('299ms a', { a: draft('cart/promoCalculated', { revision, answer }) });
    flush();
    expect(timesOf('cart/highlightPassed')).toEqual([1_299]);
  });
});
