import { NEVER, of, throwError } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { cartReady } from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { draft } from '../../draft.ts';
import type { PlacedOrder } from './state.ts';
import type { SavedCart } from '../state.ts';

const ready = cartReady();
const tap = draft('cart/orderTapped');
const done: PlacedOrder = { id: 'order-7', number: '77', paymentUrl: null };
const status = (code: number, retryAfter: number | null = null) =>
  new ApiFailure('status', { status: code, retryAfter });

describe('what storage holds decides (docs/decisions/0008-one-order.md)', () => {
  test('an order that another tab has stored is not sent over: its cart comes here', () => {
    onStage(({ open, flush }) => {
      const calls: string[] = [];
      const cart: SavedCart = { placed: { key: 'key-9', id: 'order-9' }, coupon: 'ЛАПША' };
      const { emit, events } = open([ready], {
        savedCart: () => cart,
        api: { placeOrder: (key) => (calls.push(key), NEVER) },
      });
      emit('t', { t: tap });
      flush();
      const keys = events.flatMap(({ type, payload }) => (type === 'cart/intentMade' ? [payload.key] : []));
      const replaced = events.find(({ type }) => type === 'cart/replaced');
      expect(replaced?.payload).toEqual({ key: keys[0], cart });
      expect(calls).toEqual([]);
    });
  });

  test('only one tab at a time sends, and a wish that was settled while it waited is not sent', () => {
    onStage(({ open, cold, flush }) => {
      const names: string[] = [];
      const calls: string[] = [];
      const { emit, store } = open([ready], {
        locks: {
          hold: (name) => {
            names.push(name);
            return cold('n 2s y', { n: false, y: true });
          },
        },
        api: { placeOrder: (key) => (calls.push(key), NEVER) },
      });
      emit('t', { t: tap });
      cold('1s x').subscribe(() =>
        store.emit('cart/orderRefused', { key: store.state().cart.intent?.key ?? '', message: 'Стоп' }),
      );
      flush();
      expect(calls).toEqual([]);
      expect(names.filter((name) => name !== 'shop:polls')).toEqual(['shop:order']);
    });
  });
});

describe('how long is waited', () => {
  test('a pause as long as the patience leaves the outcome unknown at once', () => {
    onStage(({ open, flush }) => {
      let count = 0;
      const answer = () => (count++ === 0 ? throwError(() => status(503, 10)) : of(done));
      const { emit, timesOf } = open([ready], { api: { placeOrder: answer } });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([0]);
      expect(timesOf('cart/orderPlaced')).toEqual([10_000]);
    });
  });

  test('a connection that was never away does not hurry the check', () => {
    onStage(({ open, hot, flush }) => {
      let count = 0;
      const answer = () => (count++ < 3 ? throwError(() => status(500)) : of(done));
      const { emit, timesOf } = open([ready], {
        online$: hot('3s (yy)', { y: true }),
        api: { placeOrder: answer },
        random: () => 1,
      });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderUncertain')).toEqual([1_500]);
      expect(timesOf('cart/orderPlaced')).toEqual([6_500]);
    });
  });

  test('a pause that the server asks for outlasts the return of the connection', () => {
    onStage(({ open, hot, flush }) => {
      let count = 0;
      const answer = () => (count++ === 0 ? throwError(() => status(503, 30)) : of(done));
      const { emit, timesOf } = open([ready], {
        online$: hot('3s n 1s y', { y: true, n: false }),
        api: { placeOrder: answer },
      });
      emit('t', { t: tap });
      flush();
      expect(timesOf('cart/orderPlaced')).toEqual([30_000]);
    });
  });

  test('a new order does not wait for the check of one that was refused meanwhile', () => {
    onStage(({ open, flush }) => {
      const calls: string[] = [];
      const placeOrder = (key: string) => {
        calls.push(key);
        return calls.length === 1 ? throwError(() => status(503, 60)) : of(done);
      };
      const { emit, store, timesOf } = open([ready], {
        api: { placeOrder, calculatePromo: () => of(samplePromoAnswer()) },
      });
      emit('t 1s t', { t: tap });
      store.event$.subscribe(({ type }) => {
        if (type !== 'cart/orderUncertain') return;
        const { intent } = store.state().cart;
        if (intent) store.emit('cart/orderRefused', { key: intent.key, message: 'Стоп' });
        store.emit('cart/personsTyped', { persons: 3 });
      });
      flush();
      expect(new Set(calls).size).toBe(2);
      expect(timesOf('cart/orderPlaced')[0]).toBeLessThan(5_000);
    });
  });

  test('a refusal without a word is told in ours', () => {
    onStage(({ open, flush }) => {
      const { emit, store } = open([ready], { api: { placeOrder: () => throwError(() => status(422)) } });
      emit('t', { t: tap });
      flush();
      expect(store.state().cart.orderFailure).toBe('Произошла ошибка при выполнении запроса');
    });
  });
});
