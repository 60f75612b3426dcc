import { expect, test } from 'vitest';
import { fold, settingsLoaded, type StepOrPatch } from '../../../../tests/given.ts';
import type { Payment } from '../../../domain/cart.ts';
import { personal } from '../../../domain/personal.ts';
import { paymentOf } from './payment.ts';

const chosen = (payment: Payment): StepOrPatch => ({
  cart: { form: { payment, changeFrom: null, persons: 1, comment: personal('') } },
});
const offOnline = settingsLoaded({ isOnlinePaymentDisabled: { delivery: true, self: false } });
const self: StepOrPatch = { cart: { deliveryMethod: 'self' } };

test('where online is not offered for the method, it becomes the card; other ways stay (assumptions, section 3)', () => {
  expect(paymentOf(fold(offOnline, chosen('online')))).toBe('card');
  expect(paymentOf(fold(offOnline, chosen('online'), self))).toBe('online');
  for (const payment of ['cash', 'card'] as const)
    expect(paymentOf(fold(offOnline, chosen(payment)))).toBe(payment);
});

test('before the settings are known the choice stands', () => {
  expect(paymentOf(fold(chosen('online')))).toBe('online');
});
