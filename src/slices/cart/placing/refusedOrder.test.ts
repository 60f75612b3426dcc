import { test } from 'vitest';
import { cartReady, fold, shopOpened, signedIn, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { draft } from '../../draft.ts';

const sent: StepOrPatch = [cartReady(), draft('cart/orderTapped')];
const refusal = { key: fold(sent).cart.intent?.key ?? '', message: 'Закрыто' };

test('a refused order leads to its page, and the way back to the cart; its sum is asked for again', () => {
  given(sent)
    .when('cart/orderRefused', refusal)
    .thenOnly(
      ['view/navigationDue', { to: '/samara/complete-error', mode: 'push' }],
      ['cart/promoCalculationDue'],
    );
});

test('a cart that has lost its dishes meanwhile has nothing to calculate', () => {
  given(sent, { cart: { lines: [] } })
    .when('cart/orderRefused', refusal)
    .thenOnly(['view/navigationDue', { to: '/samara/complete-error', mode: 'push' }]);
});

test('a connection that opens has the order fetched for a customer, not for a guest', () => {
  given(shopOpened(), signedIn()).when('view/connectionOpened').thenAmongOthers(['order/refreshDue']);
  given(shopOpened()).when('view/connectionOpened').thenNot('order/refreshDue');
});
