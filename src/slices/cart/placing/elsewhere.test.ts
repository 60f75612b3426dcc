import { describe, expect, test } from 'vitest';
import { cartReady, fold, restored, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import type { SharedFact } from '../../shared.ts';

const order = { id: 'order-7', number: '77', paymentUrl: null } as const;
const atCheckout: StepOrPatch = [
  restored(),
  cartReady(),
  draft('view/pageEntered', { path: '/samara/checkout' }),
];
const pressed: StepOrPatch = [atCheckout, draft('cart/orderTapped')];
const key = fold(pressed).cart.intent?.key ?? '';
const toComplete = ['view/navigationDue', { to: '/samara/complete?order=order-7', mode: 'replace' }] as const;
const fact = (type: string, payload: object): SharedFact => ({ type, payload }) as SharedFact;
const body = fold(pressed).cart.intent?.body;
const placedThere = [
  fact('cart/intentMade', { key: 'theirs', body }),
  fact('cart/orderPlaced', { key: 'theirs', ...order }),
];

describe('an order that another tab places', () => {
  test('is shown by a tab that waited for it', () => {
    const { state } = given(pressed)
      .when('view/factsArrived', { facts: secret([fact('cart/orderPlaced', { key, ...order })]) })
      .thenAmongOthers(['order/refreshDue'], toComplete)
      .thenNot('modal/queued');
    expect(state.order.placed).toEqual({ id: 'order-7', number: '77' });
  });

  test('is shown by a tab that stands at the checkout, and changes nothing on another page', () => {
    given(atCheckout)
      .when('view/factsArrived', { facts: secret(placedThere) })
      .thenAmongOthers(toComplete)
      .thenNot('modal/queued');
    given(atCheckout, draft('view/pageEntered', { path: '/samara/catalog' }))
      .when('view/factsArrived', { facts: secret(placedThere) })
      .thenNot('view/navigationDue', 'modal/queued');
  });

  test('is shown by the tab that pressed at the same moment, though its own key lost', () => {
    const theirs = { ...fold(atCheckout).cart, lines: [], placed: { key: 'theirs', id: 'order-7' } };
    given(pressed)
      .when('cart/replaced', { key, cart: secret(theirs) })
      .thenAmongOthers(['order/refreshDue'], toComplete)
      .thenNot('modal/queued', 'view/noticeRaised');
  });

  test('is shown by a tab that slept through it', () => {
    const theirs = { ...fold(atCheckout).cart, lines: [], placed: { key: 'theirs', id: 'order-7' } };
    given(atCheckout)
      .when('view/slicesArrived', { saved: secret({ cart: theirs }), isLogin: false })
      .thenAmongOthers(toComplete)
      .thenNot('modal/queued');
  });

  test('does not lead away from a payment page that this tab is sent to', () => {
    const paying = draft('cart/orderPlaced', { key, ...order, paymentUrl: 'https://pay.example/1' });
    given(pressed, paying)
      .when('view/factsArrived', { facts: secret([fact('cart/orderPlaced', { key, ...order })]) })
      .thenNot('view/navigationDue', 'modal/queued');
  });
});

test('a cart that another tab has cleared is empty, whatever was ordered yesterday', () => {
  const yesterday = { placed: { key: 'old', id: 'order-1' } };
  const emptied = { ...fold(atCheckout).cart, lines: [], ...yesterday };
  const opened: StepOrPatch = [atCheckout, restored({ cart: { ...fold(atCheckout).cart, ...yesterday } })];
  given(opened)
    .when('view/slicesArrived', { saved: secret({ cart: emptied }), isLogin: false })
    .thenAmongOthers(['view/navigationDue', { to: '/samara/', mode: 'replace' }])
    .thenAmongOthers(['modal/queued', { modal: { kind: 'emptyCart' } }]);
});
