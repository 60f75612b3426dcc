import { describe, expect, test } from 'vitest';
import { demoAddress, NOW } from '../../../../tests/demo.ts';
import {
  cartReady,
  citySelected,
  fold,
  lineAdded,
  orderPlaced,
  restored,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { purchaseOf } from '../../../domain/purchase.ts';
import { UNSETTLED_MS } from '../../../domain/unsettledOrder.ts';
import { secret } from '../../../kernel/event.ts';
import { readSavedCart } from '../saved.ts';
import { draft } from '../../draft.ts';
import type { SharedFact } from '../../shared.ts';

const PAY = 'https://pay.example/7';
const orderId = 'order-7';
const placedWith = (paymentUrl: string | null, more: object = {}): StepOrPatch => [
  restored(),
  cartReady(),
  draft('view/pageEntered', { path: '/samara/checkout' }),
  draft('cart/orderTapped'),
  orderPlaced({ id: orderId, paymentUrl, ...more }),
];
const unpaid = placedWith(PAY);
const opened = (path: string): StepOrPatch => [
  shopOpened(),
  signedIn(),
  { view: { path } },
  restored({ cart: readSavedCart(JSON.parse(JSON.stringify(fold(unpaid).cart))) }),
];
const toUnpaid = [
  'view/navigationDue',
  { to: '/samara/complete-error?order=order-7', mode: 'replace' },
] as const;
const settled = ['cart/settleDue', { orderId }] as const;

describe('an order on its way to the payment page (assumptions, section 7, "an unpaid order")', () => {
  test('is kept whole over the reload that comes back, and nothing of the meal lies in the cart', () => {
    const { cart } = fold(opened('/samara/complete-error?order=order-7'));
    expect(cart.lines).toEqual([]);
    expect(cart.unsettled).toMatchObject([
      {
        id: orderId,
        number: '77',
        paymentUrl: PAY,
        placedAt: NOW,
        isCartReturned: false,
        body: { deliveryMethod: 'delivery', address: { street: demoAddress.street } },
      },
    ]);
  });

  test('is paid again on the page that the server named for it', () => {
    given(opened('/samara/complete-error?order=order-7'))
      .when('cart/payAgainTapped', { orderId })
      .thenOnly(['view/navigationDue', { to: PAY, mode: 'page' }]);
    given(unpaid).when('cart/payAgainTapped', { orderId: 'order-8' }).thenNothing();
  });

  test('whose payment page may not be followed is led there never, and is no purchase yet', () => {
    const refused = placedWith(null, { isPaymentUrlRefused: true });
    expect(fold(refused).cart.unsettled).toEqual([]);
    given(refused).when('cart/payAgainTapped', { orderId }).thenNothing();
  });

  test.each(['javascript:alert(1)', '//pay.example/7', 'data:text/html,1', ''])(
    'storage that names %s as a payment page is read by nobody',
    (paymentUrl) => {
      const { cart } = fold(unpaid);
      const [order] = cart.unsettled;
      const stored = { ...cart, unsettled: [{ ...order, paymentUrl }] };
      expect(readSavedCart(JSON.parse(JSON.stringify(cart)))).not.toBeNull();
      expect(readSavedCart(JSON.parse(JSON.stringify(stored)))).toBeNull();
    },
  );

  test('waits an hour and no longer, whether the page is open or not', () => {
    const lapsed = ['cart/orderLapsed', { orderId }] as const;
    const at = NOW + UNSETTLED_MS;
    given(unpaid).at(at).when('view/minutePassed').thenNot('cart/orderLapsed');
    given(unpaid)
      .at(at + 1)
      .when('cart/payAgainTapped', { orderId })
      .thenNothing();
    const { state } = given(unpaid)
      .at(at + 1)
      .when('view/minutePassed')
      .thenAmongOthers(lapsed);
    expect(state.cart.unsettled).toEqual([]);
    const saved = { cart: fold(unpaid).cart } as never;
    const { state: later } = given(shopOpened())
      .at(at + 1)
      .when('view/restored', { saved, storeVersion: '1', isOnline: true })
      .thenAmongOthers(lapsed);
    expect(later.cart.unsettled).toEqual([]);
  });

  test('is shown as unpaid by a tab that waited for it too, until it is paid in the other one', () => {
    const { cart } = fold(unpaid);
    const pressed: StepOrPatch = [restored(), cartReady(), draft('cart/orderTapped')];
    const key = cart.placed?.key ?? '';
    given(pressed)
      .when('cart/replaced', { key, cart: secret(cart) })
      .thenAmongOthers(toUnpaid);
    const settled = { type: 'cart/orderSettled', payload: { orderId } } as SharedFact;
    const shown: StepOrPatch = [pressed, draft('cart/replaced', { key, cart: secret(cart) })];
    const at = (path: string) =>
      given(shown, draft('view/pageEntered', { path })).when('view/factsArrived', {
        facts: secret([settled]),
      });
    at('/samara/complete-error?order=order-7').thenAmongOthers([
      'view/navigationDue',
      { to: '/samara/complete?order=order-7', mode: 'replace' },
    ]);
    at('/samara/complete-error?order=order-8').thenNot('view/navigationDue');
  });

  test('goes with the customer', () => {
    expect(fold(unpaid, draft('auth/logoutTapped')).cart.unsettled).toEqual([]);
  });

  test('is not forgotten over the next one', () => {
    const next: StepOrPatch = [
      unpaid,
      lineAdded('Картофель фри'),
      { cart: { isCalculating: false } },
      draft('cart/orderTapped'),
      orderPlaced({ id: 'order-8', number: '78', paymentUrl: PAY }),
    ];
    expect(fold(next).cart.unsettled.map(({ id }) => id)).toEqual([orderId, 'order-8']);
  });
});

describe('whoever comes back from the payment page by the browser’s «Назад»', () => {
  test('to a checkout that the browser has kept is led to what became of the order', () => {
    given(unpaid).when('view/pageShown').thenOnly(toUnpaid);
  });

  test('to a checkout that is loaded anew is led there too, not home to an empty cart', () => {
    const { cart, user, auth } = fold(unpaid, citySelected);
    const saved = { cart, user, auth } as never;
    given(shopOpened(), { view: { path: '/samara/checkout' } })
      .when('view/restored', { saved, storeVersion: '1', isOnline: true })
      .thenAmongOthers(toUnpaid)
      .thenNot('modal/queued');
  });

  test.each<[string, StepOrPatch]>([
    ['of an order without a payment page', placedWith(null)],
    ['that was left for another page', [unpaid, draft('view/pageEntered', { path: '/samara/cart' })]],
    [
      'of an order whose cart was brought back and emptied since',
      [
        unpaid,
        draft('cart/returned', { orderId, addressId: null }),
        draft('cart/clearTapped'),
        { view: { isPaymentOpen: true } },
      ],
    ],
    ['whose cart was filled again', [unpaid, lineAdded('Картофель фри')]],
    [
      'of an order that was paid meanwhile',
      [
        unpaid,
        draft('cart/orderSettled', {
          orderId,
          purchase: purchaseOf(orderId, fold(unpaid).cart.unsettled[0]!.body),
        }),
      ],
    ],
  ])('but a checkout %s stays', (_what, steps) => {
    given(steps).when('view/pageShown').thenNot('view/navigationDue');
  });
});

describe('the page that says an order is placed', () => {
  const complete = '/samara/complete?order=order-7';

  test('settles an order without a payment page as soon as it is reached, also with a slash at its end', () => {
    for (const path of [complete, '/complete/?order=order-7#top'])
      given(placedWith(null)).when('view/pageEntered', { path }).thenAmongOthers(settled);
    given(placedWith(null))
      .when('view/pageEntered', { path: '/samara/complete?order=order-8' })
      .thenNot('cart/settleDue');
  });

  test('settles an order that is paid online where the payment page has led there, and not by a link of the shop', () => {
    given(unpaid).when('view/pageEntered', { path: complete }).thenNot('cart/settleDue');
    const saved = { cart: fold(unpaid).cart } as never;
    const { state } = given(shopOpened(), { view: { path: complete } })
      .when('view/restored', { saved, storeVersion: '1', isOnline: true })
      .thenAmongOthers(settled);
    expect(state.cart.unsettled).toHaveLength(1);
    given(shopOpened(), { view: { path: '/samara/complete-error?order=order-7' } })
      .when('view/restored', { saved, storeVersion: '1', isOnline: true })
      .thenNot('cart/settleDue');
  });
});
