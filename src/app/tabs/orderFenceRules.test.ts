import { describe, expect, test } from 'vitest';
import { sampleLine, sampleOrder } from '../../../tests/samples.ts';
import { lineId } from '../../domain/cart.ts';
import { kopecks } from '../../domain/money.ts';
import type { OrderIntent } from '../../slices/cart/placing/state.ts';
import type { CartState } from '../../slices/cart/state.ts';
import { initialState } from '../../slices/state.ts';
import { isClosed, NOTHING_SEEN, withSeen } from './orderFence.ts';

const cartWith = (changes: Partial<CartState>): CartState => ({ ...initialState.cart, ...changes });
const pressed = (key: string, madeAt = 1_000): OrderIntent => ({
  key,
  body: sampleOrder(),
  state: 'sending',
  madeAt,
});
const placed = { key: 'p', id: 'order-1' };
const two = [sampleLine({ id: lineId('l1'), quantity: 2 })];
const three = [sampleLine({ id: lineId('l1'), quantity: 3 })];

describe('an order in storage that this tab', () => {
  test('has not seen closes it, be it under way or placed', () => {
    const empty = cartWith({});
    expect(isClosed(NOTHING_SEEN, { intent: pressed('a') }, false, empty)).toBe(true);
    expect(isClosed(NOTHING_SEEN, { placed }, false, empty)).toBe(true);
    expect(isClosed(NOTHING_SEEN, {}, false, empty)).toBe(false);
  });

  test('has seen is its own to settle, but another press of its key is not', () => {
    const fence = withSeen(withSeen(NOTHING_SEEN, cartWith({ intent: pressed('a') })), cartWith({ placed }));
    const empty = cartWith({});
    expect(isClosed(fence, { intent: pressed('a') }, false, empty)).toBe(false);
    expect(isClosed(fence, { placed }, false, empty)).toBe(false);
    expect(isClosed(fence, { intent: pressed('a', 2_000) }, false, empty)).toBe(true);
    expect(isClosed(fence, { intent: pressed('b') }, false, empty)).toBe(true);
  });

  test('holds itself under the same key is the same order', () => {
    const intent = pressed('a', 2_000);
    expect(isClosed(NOTHING_SEEN, { intent }, false, cartWith({ intent: pressed('a') }))).toBe(false);
    const done = { ...placed, key: 'a' };
    expect(isClosed(NOTHING_SEEN, { intent }, false, cartWith({ placed: done }))).toBe(false);
    expect(isClosed(NOTHING_SEEN, { intent }, false, cartWith({ intent: pressed('b'), placed: done }))).toBe(
      false,
    );
  });

  test('nothing new is remembered as nothing new', () => {
    const fence = withSeen(NOTHING_SEEN, cartWith({ intent: pressed('a'), placed }));
    expect(withSeen(fence, cartWith({ intent: pressed('a'), placed }))).toBe(fence);
    expect(withSeen(fence, cartWith({}))).toBe(fence);
    expect(withSeen(fence, cartWith({ intent: pressed('b') })).presses.size).toBe(2);
  });
});

describe('an order that another tab has left', () => {
  const givenUp = [{ key: 'a', madeAt: 1_000 }];

  test('is not asked about any longer', () => {
    expect(isClosed(NOTHING_SEEN, { givenUp }, false, cartWith({ intent: pressed('a') }))).toBe(true);
    expect(isClosed(NOTHING_SEEN, { givenUp }, false, cartWith({ intent: pressed('a', 2_000) }))).toBe(false);
    expect(isClosed(NOTHING_SEEN, { givenUp }, false, cartWith({}))).toBe(false);
  });

  test('and pressed again is under way', () => {
    const intent = pressed('a');
    const fence = withSeen(NOTHING_SEEN, cartWith({ intent }));
    expect(isClosed(fence, { givenUp, intent }, false, cartWith({ intent }))).toBe(false);
  });
});

describe('a cart that another tab has changed', () => {
  const seenTotal = kopecks(50_000);

  test('is not ordered as it was: not after a press, nor while one waits', () => {
    for (const own of [cartWith({ lines: two, seenTotal }), cartWith({ lines: two, intent: pressed('b') })])
      expect(isClosed(NOTHING_SEEN, { lines: three }, true, own)).toBe(true);
  });

  test('is written over by one that orders nothing, that knew of it, or that is the same', () => {
    expect(isClosed(NOTHING_SEEN, { lines: three }, true, cartWith({ lines: two }))).toBe(false);
    expect(isClosed(NOTHING_SEEN, { lines: three }, false, cartWith({ lines: two, seenTotal }))).toBe(false);
    expect(isClosed(NOTHING_SEEN, { lines: two }, true, cartWith({ lines: two, seenTotal }))).toBe(false);
  });

  test('is compared by its goods: gifts and deliveries come by rule', () => {
    const gift = sampleLine({ id: lineId('gift'), kind: 'gift' });
    const own = cartWith({ lines: two, seenTotal });
    expect(isClosed(NOTHING_SEEN, { lines: [...two, gift] }, true, own)).toBe(false);
    expect(isClosed(NOTHING_SEEN, {}, true, own)).toBe(true);
    expect(isClosed(NOTHING_SEEN, {}, true, cartWith({ lines: [gift], seenTotal }))).toBe(false);
  });

  test('counts for nothing where it holds this very order', () => {
    const intent = pressed('a');
    const fence = withSeen(NOTHING_SEEN, cartWith({ intent }));
    expect(isClosed(fence, { lines: three, intent }, true, cartWith({ lines: two, intent }))).toBe(false);
  });
});
