import { describe, expect, test } from 'vitest';
import {
  citySelected,
  fold,
  lineAdded,
  restored,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';

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

  test.each(['/cart', '/samara/cart', '/', '/personality', '/samara/checkout-rules', '/catalog/personal'])(
    '%s is open to everybody',
    (path) => {
      enter(path).thenNothing();
    },
  );

  test('an order on its way, or just placed, keeps the checkout open', () => {
    enter('/samara/checkout', signedIn(), { order: { placed: { id: 'o', number: '1' } } }).thenNothing();
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
