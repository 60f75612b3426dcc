import { expect, test } from 'vitest';
import { demoCatalog, demoSettings, demoCities, demoCustomer } from '../../demo.ts';
import { fold } from '../../given.ts';
import { wrongIn } from '../expression.ts';
import { began, happened, happens } from '../happened.ts';

test('a report: cart.lines[0].quantity === 3', () => {
  const before = fold(
    began({
      catalog: {
        status: 'ready',
        groups: demoCatalog.groups,
        products: demoCatalog.products,
        stopList: demoCatalog.stopList,
        isFresh: true,
      },
      city: { list: demoCities, isListSettled: true, currentId: '1' },
      setting: { values: demoSettings(), isFresh: true },
    }),
    happened('e1', 1795575017206, 'auth/loggedIn', {
      customer: { ...demoCustomer, phone: '+70000000001', name: 'masked-2' },
      token: 'masked-3',
      returnTo: null,
    }),
    happened('e2', 1795575018906, 'cart/addTapped', {
      productId: 'e065c59e-36bd-54c3-a622-17cc4f6d8c11',
      choice: null,
      quantity: 1,
    }),
  );
  const { state } = happens(before, 'e3', 1795575020606, 'cart/incrementTapped', { lineId: 'e2/0' });
  expect(wrongIn(state, 'cart.lines[0].quantity === 3')).toBeNull();
});
