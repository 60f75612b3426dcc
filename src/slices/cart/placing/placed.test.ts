import { expect, test } from 'vitest';
import { cartReady, fold, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';

const sent: StepOrPatch = [cartReady(), draft('cart/orderTapped')];
const key = fold(sent).cart.intent?.key ?? '';
const order = { id: 'order-7', number: '77', paymentUrl: null } as const;
const toComplete = ['view/navigationDue', { to: '/samara/complete?order=order-7', mode: 'replace' }] as const;

test('an order leads to its page, and the active order is asked for', () => {
  given(sent)
    .when('cart/orderPlaced', { key, ...order })
    .thenAmongOthers(['order/refreshDue'], toComplete)
    .thenNot('view/noticeRaised');
});

test('a payment page that may not be followed is told, and the order stands', () => {
  const { state } = given(sent)
    .when('cart/orderPlaced', { key, ...order, isPaymentUrlRefused: true })
    .thenAmongOthers(toComplete, [
      'view/noticeRaised',
      {
        notice: {
          kind: 'error',
          text: 'Страница оплаты не открылась. Заказ принят, позвоните нам, и мы поможем оплатить',
          action: null,
        },
      },
    ]);
  expect(state.cart.placed?.id).toBe('order-7');
});

test('an order that another tab has placed leads to its page here too; one that is still under way does not', () => {
  const { cart } = fold(sent);
  const placed = { ...cart, lines: [], intent: null, placed: { key, ...order } };
  given(sent)
    .when('cart/replaced', { key, cart: secret(placed) })
    .thenAmongOthers(['order/refreshDue'], toComplete);
  given(sent)
    .when('cart/replaced', { key, cart: secret({ ...cart, lines: [] }) })
    .thenNot('order/refreshDue', 'view/navigationDue');
});
