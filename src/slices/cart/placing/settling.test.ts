import { of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import {
  cartReady,
  fold,
  orderPlaced,
  restored,
  settingsLoaded,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import type { SavedCart } from '../state.ts';
import { draft } from '../../draft.ts';

const orderId = 'order-7';
const placed: StepOrPatch = [
  restored(),
  cartReady(),
  draft('cart/orderTapped'),
  orderPlaced({ id: orderId }),
];
const { unsettled } = fold(placed).cart;
const reached = draft('view/pageEntered', { path: '/samara/complete?order=order-7' });
const left = draft('view/pageEntered', { path: '/samara/cart' });

/** What the counters are told of purchases, and what is done meanwhile. */
const told = (savedCart: () => SavedCart | null, steps: StepOrPatch = placed) => {
  const purchases: unknown[] = [];
  let types: readonly string[] = [];
  onStage(({ open, flush }) => {
    const { emit, events } = open([steps], {
      savedCart,
      locks: { hold: (name) => (name === 'shop:polls' ? of(false) : of(false, true)) },
      analytics: {
        push: (push) => 'event' in push && push.event === 'purchase' && purchases.push(push),
      },
    });
    emit('99ms r 99ms l 99ms r', { r: reached, l: left });
    flush();
    types = events.map(({ type }) => type);
  });
  return { purchases, types };
};

describe('a purchase is told on the page of its order, once', () => {
  test.each<[string, () => SavedCart | null, number]>([
    ['its order waits in storage', () => ({ unsettled }), 1],
    ['storage keeps nothing', () => null, 1],
    ['another tab was there first', () => ({ unsettled: [] }), 0],
    ['another tab has cleared the cart away', () => ({}), 0],
    ['only another order waits in storage', () => ({ unsettled: [{ ...unsettled[0]!, id: 'order-8' }] }), 0],
  ])('%s: so many times', (_where, savedCart, times) => {
    const { purchases } = told(savedCart);
    expect(purchases).toHaveLength(times);
    expect(purchases).toMatchObject(
      times === 1 ? [{ ecommerce: { transaction_id: orderId, items: [{ quantity: 1 }] } }] : [],
    );
  });

  test('without a consent that was asked for nothing is told, and nothing is kept for later', () => {
    const asked = settingsLoaded({ isAnalyticsConsentAsked: true });
    const { purchases, types } = told(() => ({ unsettled }), [placed, asked]);
    expect(purchases).toEqual([]);
    expect(types).toContain('cart/orderSettled');
  });
});
