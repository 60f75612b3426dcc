import type { Payment } from '../../../domain/cart.ts';
import type { AppState } from '../../state.ts';

/** What the order will be paid with: online only where the settings offer it for the method (assumptions, section 3). */
export const paymentOf = ({ cart, setting }: AppState): Payment => {
  const isDisabled = setting.values?.isOnlinePaymentDisabled[cart.deliveryMethod] ?? false;
  return cart.form.payment === 'online' && isDisabled ? 'card' : cart.form.payment;
};
