import { describe, expect, test } from 'vitest';
import { draft } from '../../draft.ts';
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
import { demoCatalog } from '../../../../tests/demo.ts';
import { given } from '../../../../tests/scenario.ts';
import { secret } from '../../../kernel/event.ts';
import type { SharedFact } from '../../shared.ts';

const shop: StepOrPatch = [shopOpened(), citySelected, restored()];
const dish = lineAdded('Зелёный дракон');
const enter = (path: string, ...steps: readonly StepOrPatch[]) =>
  given(shop, steps).when('view/pageEntered', { path });
const away = ['view/navigationDue', { to: '/samara/', mode: 'replace' }] as const;

describe('the guards of pages (specification, section 2, "Route guards"; assumptions, section 6, "guards")', () => {
  test.each([
    '/personal',
    '/personal/address',
    '/samara/personal',
    '/samara/personal/promotions/7?x=1#top',
    '/checkout',
    '/samara/checkout',
  ])('auth: a guest who enters %s is led home, and the login opens', (path) => {
    const { state } = enter(path, dish).thenAmongOthers(['auth/loginAsked', { returnTo: path }], away);
    expect(state.modal.open).toEqual({ kind: 'auth' });
  });

  test('a visit that begins there asks for the login and for the city, one after the other', () => {
    const { lines } = fold(shopOpened(), dish).cart;
    const state = fold(shopOpened(), { view: { path: '/samara/checkout' } }, restored({ cart: { lines } }));
    const { open, queue } = state.modal;
    expect(new Set([open?.kind, ...queue.map(({ kind }) => kind)])).toEqual(new Set(['auth', 'city']));
  });

  test.each(['/personal', '/samara/personal/history', '/samara/checkout'])(
    'a customer may enter %s',
    (path) => {
      enter(path, signedIn(), dish).thenNothing();
    },
  );

  test.each(['/checkout', '/samara/checkout'])(
    'cart-empty: %s without a dish leads home and says why',
    (path) => {
      const { state } = enter(path, signedIn()).thenAmongOthers(away);
      expect(state.modal.open).toEqual({ kind: 'emptyCart' });
    },
  );

  test('cart-empty comes before auth', () => {
    enter('/samara/checkout')
      .thenNot('auth/loginAsked')
      .thenAmongOthers(['modal/opened', { modal: { kind: 'emptyCart' } }]);
  });

  const atCheckout: StepOrPatch = [
    shop,
    signedIn(),
    dish,
    draft('view/pageEntered', { path: '/samara/checkout' }),
  ];
  const emptyDialog = ['modal/queued', { modal: { kind: 'emptyCart' } }] as const;

  test('cart-empty: a checkout whose last dish leaves the catalog leads home, and both are said', () => {
    const gone = demoCatalog.products.filter(({ name }) => name !== 'Зелёный дракон');
    const { state } = given(atCheckout)
      .when('catalog/loaded', {
        answer: { ...demoCatalog, products: gone },
        skipped: 0,
        reason: 'version',
      })
      .thenAmongOthers(away);
    expect(new Set([state.modal.open, ...state.modal.queue].map((modal) => modal?.kind))).toEqual(
      new Set(['cartErrors', 'emptyCart']),
    );
  });

  test('cart-empty: it looks once the lines that a dish brought along are gone too', () => {
    const delivered: StepOrPatch = [
      shop,
      cartReady(),
      draft('view/pageEntered', { path: '/samara/checkout' }),
    ];
    expect(fold(delivered).cart.lines.length).toBeGreaterThan(1);
    const [line] = fold(delivered).cart.lines;
    const { facts } = given(delivered).when('cart/removeTapped', { lineId: line!.id }).thenAmongOthers(away);
    expect(facts.filter(({ type }) => type === 'view/navigationDue')).toHaveLength(1);
  });

  test('cart-empty: another tab that takes the last dish away leads this one home', () => {
    const [line] = fold(atCheckout).cart.lines;
    const removed = { type: 'cart/lineRemoved', payload: { lineId: line!.id } } as SharedFact;
    given(atCheckout)
      .when('view/factsArrived', { facts: secret([removed]) })
      .thenAmongOthers(away, emptyDialog);
  });

  test('cart-empty: a cart that loses its last dish on another page stays where it is', () => {
    const [line] = fold(atCheckout).cart.lines;
    given(atCheckout, draft('view/pageEntered', { path: '/samara/cart' }))
      .when('cart/removeTapped', { lineId: line!.id })
      .thenNot('view/navigationDue', 'modal/queued');
  });

  test('cart-empty: an order that has emptied the cart is not told so, until its page has come', () => {
    const placed: StepOrPatch = [
      shop,
      cartReady(),
      draft('view/pageEntered', { path: '/samara/checkout' }),
      draft('cart/orderTapped'),
      orderPlaced({ paymentUrl: 'https://pay.example/1' }),
    ];
    given(placed)
      .when('view/factsArrived', { facts: secret([]) })
      .thenNot('view/navigationDue', 'modal/queued');
    given(placed, draft('view/pageEntered', { path: '/samara/complete' }))
      .when('view/pageEntered', { path: '/samara/checkout' })
      .thenAmongOthers(away, emptyDialog);
  });

  test.each(['/cart', '/samara/cart', '/', '/personality', '/samara/checkout-rules', '/catalog/personal'])(
    '%s is open to everybody',
    (path) => {
      enter(path).thenNothing();
    },
  );

  test('an order on its way keeps the checkout open', () => {
    const { intent } = fold(cartReady(), draft('cart/orderTapped')).cart;
    enter('/samara/checkout', signedIn(), { cart: { intent } }).thenNothing();
  });

  test('before the saved state is in nobody is led anywhere; with it the page is judged', () => {
    given(shopOpened()).when('view/pageEntered', { path: '/samara/personal' }).thenNothing();
    const state = fold(shopOpened(), citySelected, { view: { path: '/samara/personal' } }, restored());
    expect(state.modal.open).toEqual({ kind: 'auth' });
    const { user } = fold(signedIn());
    given(shopOpened(), { view: { path: '/samara/personal' } })
      .when('view/restored', { saved: { user } as never, storeVersion: '1', isOnline: true })
      .thenNot('auth/loginAsked', 'view/navigationDue');
  });
});
