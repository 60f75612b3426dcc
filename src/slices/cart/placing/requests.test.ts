import { describe, expect, test } from 'vitest';
import { demoCustomer } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { kopecks } from '../../../domain/money.ts';
import { personal } from '../../../domain/personal.ts';
import { orderRequest, promoRequest } from './requests.ts';

const cart: StepOrPatch = [
  shopOpened(),
  signedIn(),
  addressSelected(),
  lineAdded('Зелёный дракон', { quantity: 2 }),
  lineAdded('Картофель фри', { kind: 'gift' }),
];
const answered: StepOrPatch = {
  cart: { coupon: 'ЛАПША', discountTotal: kopecks(10_000), spendBonus: kopecks(5_000) },
};
const self: StepOrPatch = { cart: { deliveryMethod: 'self', restaurantId: demoTerminalId } };

describe('what the promo calculation is asked (specification, section 3, "Order payload")', () => {
  test('the whole cart, with what was paid for apart, and who buys it', () => {
    const state = fold(cart, answered);
    const dragon = state.cart.lines.find(({ name }) => name === 'Зелёный дракон')!;
    const delivery = state.cart.lines.find(({ kind }) => kind === 'delivery')!;
    const fee = state.cart.lines.find(({ kind }) => kind === 'fee')!;
    expect(promoRequest(state)).toEqual({
      coupon: 'ЛАПША',
      fullPrice: 2 * dragon.price + delivery.price + fee.price,
      notGiftsAndNotDeliveryTotal: 2 * dragon.price,
      phone: demoCustomer.phone,
      name: demoCustomer.name,
      lines: state.cart.lines,
      address: state.address.list[0],
    });
  });

  test('no address for self-pickup, and nothing at all for a guest', () => {
    expect(promoRequest(fold(cart, self))).toMatchObject({ address: null });
    const guest = fold(cart, { user: { customer: null } });
    expect([promoRequest(guest), orderRequest(guest)]).toEqual([null, null]);
  });
});

describe('what the order says (assumptions, section 3)', () => {
  test('for delivery the address and no restaurant, with the sums as the customer saw them', () => {
    const state = fold(cart, answered, {
      cart: { restaurantId: demoTerminalId, deliveryTime: '2026-03-10T15:00:00.000Z' },
    });
    const request = orderRequest(state)!;
    expect(request).toMatchObject({
      ...promoRequest(state),
      deliveryMethod: 'delivery',
      terminalId: null,
      deliveryTime: '2026-03-10T15:00:00.000Z',
      spendBonus: 5_000,
      discountTotal: 10_000,
    });
    expect(request.total).toBe(request.fullPrice - 15_000);
  });

  test('for self-pickup the restaurant and no address', () => {
    expect(orderRequest(fold(cart, self))).toMatchObject({
      deliveryMethod: 'self',
      terminalId: demoTerminalId,
      address: null,
    });
  });

  test('the form as it was filled in; the change with cash alone', () => {
    const form = { changeFrom: kopecks(500_000), persons: 3, comment: personal<never>('Домофон') };
    const asked = (payment: 'cash' | 'card' | 'online') =>
      orderRequest(fold(cart, { cart: { form: { ...form, payment } } }));
    expect(asked('cash')).toMatchObject({ ...form, payment: 'cash' });
    for (const payment of ['card', 'online'] as const)
      expect(asked(payment)).toMatchObject({ ...form, payment, changeFrom: null });
  });
});
