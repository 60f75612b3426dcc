import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';
import { paymentOf } from './payment.ts';

/** The payment as it counts: one that the method does not offer falls back to the card. */
export const selectPayment = select(paymentOf, (payment) => payment);
export const selectChangeFrom = select(
  (state: AppState) => state.cart.form.changeFrom,
  (sum) => sum,
);

export const selectPersons = select(
  (state: AppState) => state.cart.form.persons,
  (count) => count,
);

export const selectComment = select(
  (state: AppState) => state.cart.form.comment,
  (text) => text,
);

export const selectIsOnlinePaymentOffered = select(
  (state: AppState) => state.setting.values?.isOnlinePaymentDisabled,
  (state: AppState) => state.cart.deliveryMethod,
  (disabled, method) => !(disabled?.[method] ?? false),
);
