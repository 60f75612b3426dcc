import { describe, expect, test } from 'vitest';
import { NOW } from '../../../../tests/demo.ts';
import { cartReady, fold, type StepOrPatch } from '../../../../tests/given.ts';
import { kopecks } from '../../../domain/money.ts';
import { personal } from '../../../domain/personal.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import { initialCart, type CartState, type SavedCart } from '../state.ts';

const ready: StepOrPatch = [cartReady(), { cart: { coupon: 'ЛАПША', orderFailure: 'Закрыто', revision: 7 } }];
const sent = fold(ready, draft('cart/orderTapped')).cart;
const { key, body } = sent.intent!;
const sending: StepOrPatch = [ready, { cart: { intent: { key, body, state: 'sending', madeAt: NOW } } }];
const cartAfter = (...steps: readonly StepOrPatch[]): CartState => fold(...steps).cart;

describe('what becomes of the wish to order', () => {
  test('a second wish does not take the place of one that is under way', () => {
    const { intent } = cartAfter(sending, draft('cart/intentMade', { key: 'key-2', body }));
    expect(intent?.key).toBe(key);
  });

  test('what failed before is forgotten as soon as this order goes out, and by no other', () => {
    expect(cartAfter(sending, draft('cart/placeDue', { key, madeAt: NOW })).orderFailure).toBeNull();
    expect(cartAfter(sending, draft('cart/placeDue', { key: 'key-2', madeAt: NOW })).orderFailure).toBe(
      'Закрыто',
    );
    expect(cartAfter(ready, draft('cart/placeDue', { key, madeAt: NOW })).orderFailure).toBe('Закрыто');
  });

  test('a placed order leaves the place and the way to pay, and of the meal what was sent', () => {
    const form = { ...sent.form, payment: 'cash' as const, persons: 4, comment: personal<never>('Без лука') };
    const before: StepOrPatch = [
      sending,
      { cart: { form, deliveryMethod: 'self', restaurantId: 'r1' as never, workTimeShownOn: '2026-03-10' } },
    ];
    const { number, paymentUrl } = { number: '77', paymentUrl: null };
    expect(cartAfter(before, draft('cart/orderPlaced', { key, id: 'order-7', number, paymentUrl }))).toEqual({
      ...initialCart,
      form: { ...initialCart.form, payment: 'cash' },
      deliveryMethod: 'self',
      restaurantId: 'r1',
      workTimeShownOn: '2026-03-10',
      revision: 8,
      placed: { key, id: 'order-7', body },
      unsettled: [{ id: 'order-7', number, paymentUrl, body, placedAt: NOW, isCartReturned: false }],
    });
  });

  test('a refusal keeps the wish to compare with, and says why; that of another key changes nothing', () => {
    const refused = cartAfter(sending, draft('cart/orderRefused', { key, message: 'Стоп' }));
    expect(refused).toMatchObject({ intent: null, refused: { key, body }, orderFailure: 'Стоп' });
    for (const before of [sending, ready]) {
      const other = fold(before, draft('cart/orderRefused', { key: 'key-2', message: 'Стоп' }));
      // The sum is asked for again, whatever was refused.
      expect({ ...other.cart, isCalculating: false }).toEqual(fold(before).cart);
    }
  });

  test('without a wish nothing is uncertain', () => {
    expect(cartAfter(ready, draft('cart/orderUncertain', { key }))).toEqual(cartAfter(ready));
  });
});

describe('a cart that another tab has stored', () => {
  const replaced = (cart: SavedCart): CartState =>
    cartAfter(sending, draft('cart/replaced', { key, cart: secret(cart) }));

  test('takes the place of this one; how far its order is, nobody here knows', () => {
    const intent = { key: 'key-9', body, state: 'sending', madeAt: NOW - 5_000 } as const;
    const cart = replaced({ coupon: 'ЖУРАВЛЬ10', spendBonus: kopecks(0), intent, revision: 40 });
    expect(cart).toMatchObject({ coupon: 'ЖУРАВЛЬ10', intent: { ...intent, state: 'uncertain' } });
    expect(cart).toMatchObject({ orderFailure: null, refused: null, revision: 41 });
  });

  test('has a revision that no answer under way belongs to', () => {
    expect(replaced({ revision: 3 }).revision).toBe(8);
    expect(replaced({}).revision).toBe(8);
    expect(replaced({}).intent).toBeNull();
  });
});
