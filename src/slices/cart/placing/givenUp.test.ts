import { asyncScheduler, concat, NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../../../tests/demo.ts';
import {
  cartReady,
  fold,
  lineAdded,
  orderPlaced,
  restored,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import type { PlacedOrder } from './state.ts';
import { selectChecking } from './selectors.ts';
import type { SharedFact } from '../../shared.ts';

const MINUTE_MS = 60_000;
const done: PlacedOrder = { id: 'order-7', number: '77', paymentUrl: null };
const tap = draft('cart/orderTapped');
const ready: StepOrPatch = [restored(), cartReady()];
const uncertain: StepOrPatch = [
  ready,
  tap,
  ({ cart }) => draft('cart/orderUncertain', { key: cart.intent?.key ?? '' }),
];
const { key, madeAt } = fold(uncertain).cart.intent!;
const idle = { cart: { isCalculating: false } } as const;
const left: StepOrPatch = [uncertain, draft('cart/orderAbandoned', { key }), idle];
const down = new ApiFailure('status', { status: 500, serverMessage: 'Сервис временно недоступен' });

describe('what is told of an order without an answer (specification, section 8, "General request errors")', () => {
  test('every try that told nothing is counted, with the server’s words and the next try', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, timesOf } = open([ready], {
        api: { placeOrder: () => cold('200ms #', {}, down) },
      });
      emit('t 4s x', { t: tap, x: draft('auth/logoutTapped') });
      let seen = selectChecking(fold(ready));
      store.event$.subscribe(() => (seen = selectChecking(store.state()) ?? seen));
      flush();
      expect(timesOf('cart/tryFailed')).toEqual([200, 775, 1_725]);
      expect(seen).toMatchObject({ attempt: 4, message: 'Сервис временно недоступен', failedAt: NOW + 200 });
      expect(seen?.nextAt).toBe(NOW + 1_725 + 3_750);
    });
  });

  test('a try without words keeps what the server said last', () => {
    const failed = (message: string | null) => draft('cart/tryFailed', { key, message, pause: 5_000 });
    expect(selectChecking(fold(uncertain, failed('Кухня занята'), failed(null)))).toMatchObject({
      attempt: 3,
      message: 'Кухня занята',
    });
  });

  test('silence is told within ten seconds, as a try without words', () => {
    onStage(({ open, flush }) => {
      const { emit, store, timesOf } = open([ready], { api: { placeOrder: () => NEVER } });
      emit('t 11s x', { t: tap, x: draft('auth/logoutTapped') });
      let seen = selectChecking(fold(ready));
      store.event$.subscribe(() => (seen = selectChecking(store.state()) ?? seen));
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([10_000]);
      expect(seen).toMatchObject({ attempt: 2, message: null });
    });
  });

  test('who only waits for another tab has not tried', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([ready], { locks: { hold: () => concat(of(false), NEVER) } });
      emit('t 60s x', { t: tap, x: draft('auth/logoutTapped') });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([10_000]);
      expect(timesOf('cart/tryFailed')).toEqual([]);
    });
  });

  test('whoever looks into the history meanwhile sees it as it is', () => {
    given(uncertain)
      .when('view/pageEntered', { path: '/samara/personal/history' })
      .thenAmongOthers(['order/refreshDue'], ['order/historyDue']);
    given(ready).when('view/pageEntered', { path: '/samara/personal/history' }).thenNot('order/historyDue');
  });
});

describe('«Вернуться к корзине» (assumptions, section 7, "an order without a definite answer")', () => {
  test('is offered exactly three minutes after the press, also after a reload', () => {
    onStage(({ open, flush }) => {
      const reloaded = { ...fold(uncertain).cart, intent: { ...fold(uncertain).cart.intent!, madeAt: NOW } };
      const { emit, timesOf } = open([ready], { api: { placeOrder: () => NEVER } });
      emit('60s r 150s x', {
        r: draft('view/restored', {
          saved: secret({ cart: reloaded, user: fold(ready).user }),
          storeVersion: '1',
          isOnline: true,
        }),
        x: draft('auth/logoutTapped'),
      });
      flush();
      expect(timesOf('cart/leaveOffered')).toEqual([3 * MINUTE_MS]);
    });
  });

  test('three minutes after the press it leads to the cart, which may be edited; a moment before it does nothing', () => {
    given(uncertain)
      .at(madeAt + 3 * MINUTE_MS - 1)
      .when('cart/leaveTapped')
      .thenNothing();
    const { state } = given(uncertain)
      .at(madeAt + 3 * MINUTE_MS)
      .when('cart/leaveTapped')
      .thenAmongOthers(
        ['cart/orderAbandoned', { key }],
        ['order/refreshDue'],
        ['view/navigationDue', { to: '/samara/cart', mode: 'push' }],
        ['cart/promoCalculationDue'],
      );
    expect(state.cart).toMatchObject({ intent: null, givenUp: [{ key, madeAt }] });
    expect(state.cart.lines).toEqual(fold(uncertain).cart.lines);
    const line = state.cart.lines[0]!;
    given(left).when('cart/incrementTapped', { lineId: line.id }).thenAmongOthers(['cart/quantityChanged']);
  });

  test('nothing goes out with its key afterwards, however long', () => {
    onStage(({ open, cold, flush }) => {
      const calls: number[] = [];
      const { emit, timesOf } = open([ready], {
        api: { placeOrder: () => (calls.push(0), cold('#', {}, down)) },
      });
      let sent = 0;
      cold('200s c').subscribe(() => (sent = calls.length));
      emit('t 190s r 30m x', { t: tap, r: draft('cart/leaveTapped'), x: draft('auth/logoutTapped') });
      flush();
      expect(timesOf('cart/orderAbandoned')).toEqual([190_001]);
      expect(calls).toHaveLength(sent);
    });
  });

  test('the answer to a request that had left by then is told, and the new cart stays', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf, store } = open([ready], {
        random: () => 1,
        api: {
          placeOrder: () =>
            asyncScheduler.now() < 190_000 ? cold('#', {}, down) : cold('8s (p|)', { p: done }),
        },
      });
      emit('t 198s r', { t: tap, r: draft('cart/leaveTapped') });
      flush();
      expect(timesOf('cart/orderAbandoned')).toEqual([198_001]);
      expect(timesOf('cart/lateAnswered')).toEqual([204_500]);
      // Nobody is led to its page, so the counters hear nothing of it.
      expect(timesOf('cart/orderSettled')).toEqual([]);
      expect(timesOf('cart/orderPlaced')).toEqual([]);
      expect(store.state().cart.lines).toEqual(fold(ready).cart.lines);
    });
  });

  test.each([
    ['accepted', { kind: 'placed', id: 'order-7', number: '77' }, /принял прошлый заказ, №\u00A077/],
    ['refused', { kind: 'refused', message: 'Закрыто' }, /Прошлый заказ ресторан не принял: Закрыто/],
  ] as const)('a late answer is told, here and in the other tabs: %s', (_what, answer, words) => {
    const before = fold(left).cart;
    const { state } = given(left)
      .when('cart/lateAnswered', { key, answer })
      .thenAmongOthers(['order/refreshDue'])
      .thenNot('view/navigationDue');
    expect(state.view.notices.at(-1)?.text).toMatch(words);
    expect(state.cart).toEqual({ ...before, givenUp: [] });
    const fact = { type: 'cart/lateAnswered', payload: { key, answer } } as SharedFact;
    const there = given(left).when('view/factsArrived', { facts: secret([fact]) });
    expect(there.state.view.notices.at(-1)?.text).toMatch(words);
  });
});

describe('ordering after it', () => {
  test('the very same order keeps its key and its body for an hour, so that two presses are one order', () => {
    const { body } = fold(uncertain).cart.intent!;
    given(left)
      .at(madeAt + 60 * MINUTE_MS)
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { key }]);
    const { state } = given(left).when('cart/orderTapped');
    expect(state.cart).toMatchObject({ intent: { key, body }, givenUp: [] });
    given(left)
      .at(madeAt + 60 * MINUTE_MS + 1)
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { key: 'now1' }]);
  });

  test('another one has a key of its own', () => {
    const { state } = given(left, lineAdded('Картофель фри'), idle)
      .when('cart/orderTapped')
      .thenAmongOthers(['cart/intentMade', { key: 'now1' }]);
    expect(state.cart.givenUp).toHaveLength(1);
  });

  test('once another one was placed the same dishes are another meal', () => {
    const placed: StepOrPatch = [left, lineAdded('Картофель фри'), idle, tap, orderPlaced(done)];
    expect(fold(placed).cart.givenUp).toEqual([{ key, madeAt }]);
  });
});

describe('other tabs', () => {
  test('one that still asks takes over the cart of the one that has left the order', () => {
    const theirs = fold(left).cart;
    const { state } = given(uncertain).when('view/slicesArrived', {
      saved: secret({ cart: theirs }),
      isLogin: false,
    });
    expect(state.cart.intent).toBeNull();
  });

  test('one that has not heard of it yet does not bring the order back', () => {
    const theirs = fold(uncertain).cart;
    const { state } = given(left)
      .when('view/slicesArrived', { saved: secret({ cart: theirs }), isLogin: false })
      .thenNot('cart/placeDue');
    expect(state.cart).toMatchObject({ intent: null, givenUp: [{ key }] });
  });
});
