import { describe, expect, test } from 'vitest';
import { addressSelected, lineAdded, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { draft } from '../events.ts';
import type { PlacedOrder } from '../world.ts';

const ready: Step = [
  shopOpened(),
  signedIn(),
  addressSelected(),
  lineAdded('Зелёный дракон'),
  { cart: { isCalculating: false } },
];
const tap = draft('order/placeTapped');
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
      expect(timesOf('order/placed')).toEqual([200]);
      expect(store.state().cart.lines).toEqual([]);
    });
  });

  test.each([
    ['409 with Retry-After', status(409, 2), 2_000],
    ['500', status(500), 500],
    ['429', status(429), 500],
    ['a lost connection', new ApiFailure('offline'), 500],
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
      expect(timesOf('order/placed')).toEqual([pause]);
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
        expect(timesOf('order/placeRefused')).toEqual([0]);
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
        if (type === 'order/placeUncertain') state = store.state().cart.intent?.state ?? '';
      });
      flush();
      expect(timesOf('order/placeUncertain')).toEqual([1_500]);
      expect(state).toBe('uncertain');
    });
  });

  test('no answer within ten seconds in all is an unknown outcome', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([ready]);
      emit('t 11s x', { t: tap, x: logout });
      flush();
      expect(timesOf('order/placeUncertain')).toEqual([10_000]);
    });
  });

  test('the check goes on in the background with the same key until an answer comes, however long', () => {
    onStage(({ open, cold, flush }) => {
      const keys: string[] = [];
      const { emit, timesOf, store, reports } = open([ready], {
        api: {
          placeOrder: (key) => {
            keys.push(key);
            return keys.length < 200 ? cold('#', {}, new ApiFailure('offline')) : cold('(p|)', { p: done });
          },
        },
      });
      emit('t', { t: tap });
      flush();
      expect(new Set(keys).size).toBe(1);
      expect(reports).toEqual([]);
      expect(timesOf('order/placed')).toHaveLength(1);
      expect(timesOf('order/placed')[0]).toBeGreaterThan(10 * 60_000);
      expect(store.state().cart.intent).toBeNull();
    });
  });

  test('a press during the check asks at once', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const silent = cold<PlacedOrder>('-');
      const answered = cold('(p|)', { p: done });
      const calls = [silent, answered];
      const { emit, timesOf } = open([ready], { api: { placeOrder: () => calls.shift() ?? answered } });
      emit('t 10999ms t', { t: tap });
      expectSubscriptions(silent.subscriptions).toBe('^ 9999ms !');
      flush();
      expect(timesOf('order/placeUncertain')).toEqual([10_000]);
      expect(timesOf('order/placed')).toEqual([11_000]);
    });
  });

  test('logout ends the waiting', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('5s (p|)', { p: done });
      const { emit, timesOf } = open([ready], { api: { placeOrder: () => call } });
      emit('t 999ms x', { t: tap, x: logout });
      expectSubscriptions(call.subscriptions).toBe('^ 999ms !');
      flush();
      expect(timesOf('order/placed')).toEqual([]);
    });
  });
});
