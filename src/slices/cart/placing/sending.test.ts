import { asyncScheduler, NEVER } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { cartReady } from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { draft } from '../../draft.ts';
import type { PlacedOrder } from './state.ts';

const ready = cartReady();
const tap = draft('cart/orderTapped');
const done: PlacedOrder = { id: 'order-7', number: '77', paymentUrl: null };
const status = (code: number, retryAfter: number | null = null) =>
  new ApiFailure('status', { status: code, retryAfter, serverMessage: `Ответ ${code}` });
const logout = draft('auth/logoutTapped');

describe('sending the order (assumptions, section 6, "POST /order 409")', () => {
  test('one press sends one request', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('200ms (p|)', { p: done });
      const { emit, timesOf, store } = open([ready], { api: { placeOrder: () => call } });
      emit('t 49ms t', { t: tap });
      expectSubscriptions(call.subscriptions).toBe('^ 199ms !');
      flush();
      expect(timesOf('cart/orderPlaced')).toEqual([200]);
      expect(store.state().cart.lines).toEqual([]);
    });
  });

  test.each([
    ['409 with Retry-After', status(409, 2), 2_000],
    ['429 with Retry-After', status(429, 3), 3_000],
    ['500', status(500), 375],
    ['429', status(429), 375],
    ['408', status(408), 375],
    ['a lost connection', new ApiFailure('offline'), 375],
  ])('%s is retried after its pause with the same key and body', (_what, failure, pause) => {
    onStage(({ open, cold, flush }) => {
      const sent: unknown[] = [];
      const answers = [cold<PlacedOrder>('#', {}, failure), cold('(p|)', { p: done })];
      const { emit, timesOf } = open([ready], {
        api: {
          placeOrder: (key, body) => {
            sent.push({ key, body });
            return answers.shift() ?? cold('|');
          },
        },
      });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderPlaced')).toEqual([pause]);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    });
  });

  test.each([status(409), status(422), status(403), status(400)])(
    'a definite refusal ends it at once and is shown: %s',
    (failure) => {
      onStage(({ open, cold, flush, expectSubscriptions }) => {
        const call = cold<PlacedOrder>('#', {}, failure);
        const { emit, timesOf, store } = open([ready], { api: { placeOrder: () => call } });
        emit('t', { t: tap });
        expectSubscriptions(call.subscriptions).toBe('(^!)');
        flush();
        expect(timesOf('cart/orderRefused')).toEqual([0]);
        expect(store.state().cart).toMatchObject({ intent: null, orderFailure: `Ответ ${failure.status}` });
      });
    },
  );

  test('after three tries the outcome is unknown', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf, store } = open([ready], {
        api: { placeOrder: () => cold('#', {}, new ApiFailure('offline')) },
      });
      emit('t 1600ms x', { t: tap, x: logout });
      let state = '';
      store.event$.subscribe(({ type }) => {
        if (type === 'cart/orderUncertain') state = store.state().cart.intent?.state ?? '';
      });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([1_125]);
      expect(state).toBe('uncertain');
    });
  });

  test('no answer within ten seconds in all is an unknown outcome', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([ready]);
      emit('t 11s x', { t: tap, x: logout });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([10_000]);
    });
  });

  test('the check goes on in the background with the same key until an answer comes, however long', () => {
    onStage(({ open, cold, flush }) => {
      const keys: string[] = [];
      const { emit, timesOf, store, reports } = open([ready], {
        api: {
          placeOrder: (key) => {
            keys.push(key);
            return keys.length < 40 ? cold('#', {}, new ApiFailure('offline')) : cold('(p|)', { p: done });
          },
        },
      });
      emit('t', { t: tap });
      flush();
      expect(new Set(keys).size).toBe(1);
      expect(reports).toEqual([]);
      expect(timesOf('cart/orderPlaced')).toHaveLength(1);
      expect(timesOf('cart/orderPlaced')[0]).toBeGreaterThan(10 * 60_000);
      expect(store.state().cart.intent).toBeNull();
    });
  });

  test('an order of more than an hour ago does not go out any more, on a page that stayed open either', () => {
    onStage(({ open, cold, flush }) => {
      const times: number[] = [];
      const { emit, timesOf, store } = open([ready], {
        api: {
          placeOrder: () => {
            times.push(asyncScheduler.now());
            return cold('#', {}, new ApiFailure('offline'));
          },
        },
      });
      emit('t', { t: tap });
      flush();
      expect(Math.max(...times)).toBeLessThanOrEqual(3_600_000);
      expect(timesOf('cart/orderRefused')).toHaveLength(1);
      expect(store.state().cart.orderFailure).toMatch(/историю заказов/);
    });
  });

  test('the check asks less and less often, at least once a minute', () => {
    onStage(({ open, cold, flush }) => {
      const times: number[] = [];
      const { emit, timesOf } = open([ready], {
        random: () => 0.999_999,
        api: {
          placeOrder: () => {
            times.push(asyncScheduler.now());
            return cold('#', {}, new ApiFailure('offline'));
          },
        },
      });
      emit('t 399999ms x', { t: tap, x: logout });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([1_500]);
      const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
      expect(pauses).toEqual([
        500, 1_000, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000, 60_000, 60_000,
      ]);
    });
  });

  test('a key that is on its way already is waited for, however often it is refused', () => {
    onStage(({ open, cold, flush }) => {
      const answers = Array.from({ length: 6 }, () => cold<PlacedOrder>('#', {}, status(409, 1)));
      const { emit, timesOf } = open([ready], {
        api: { placeOrder: () => answers.shift() ?? cold('(p|)', { p: done }) },
      });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([]);
      expect(timesOf('cart/orderPlaced')).toEqual([6_000]);
    });
  });

  test('a pause that the server asks for is kept, also by the check', () => {
    onStage(({ open, cold, flush }) => {
      const answers = [cold<PlacedOrder>('#', {}, status(503, 90)), cold('(p|)', { p: done })];
      const { emit, timesOf } = open([ready], { api: { placeOrder: () => answers.shift() ?? NEVER } });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([0]);
      expect(timesOf('cart/orderPlaced')).toEqual([90_000]);
    });
  });

  test('while offline nothing is sent; the order leaves with the connection', () => {
    onStage(({ open, cold, hot, flush, expectSubscriptions }) => {
      const call = cold('(p|)', { p: done });
      const { emit, timesOf } = open([ready, { view: { isOnline: false } }], {
        online$: hot('4s y', { y: true }),
        api: { placeOrder: () => call },
      });
      emit('t', { t: tap });
      expectSubscriptions(call.subscriptions).toBe('4s (^!)');
      flush();
      expect(timesOf('cart/orderPlaced')).toEqual([4_000]);
    });
  });

  test('a connection that does not come back in time is an unknown outcome, and its return asks at once', () => {
    onStage(({ open, cold, hot, flush }) => {
      const { emit, timesOf } = open([ready, { view: { isOnline: false } }], {
        online$: hot('n 10499ms y', { n: false, y: true }),
        api: { placeOrder: () => cold('(p|)', { p: done }) },
      });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([10_000]);
      expect(timesOf('cart/orderPlaced')).toEqual([10_500]);
    });
  });

  test('logout ends the waiting', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('5s (p|)', { p: done });
      const { emit, timesOf } = open([ready], { api: { placeOrder: () => call } });
      emit('t 999ms x', { t: tap, x: logout });
      expectSubscriptions(call.subscriptions).toBe('^ 999ms !');
      flush();
      expect(timesOf('cart/orderPlaced')).toEqual([]);
    });
  });
});
