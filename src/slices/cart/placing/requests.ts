import { cartTotal, notGiftsAndNotDeliveryTotal, totalsOf } from '../../../domain/totals.ts';
import { selectedAddress } from '../../address/selectors.ts';
import type { OrderRequest, PromoRequest } from '../../../domain/orderRequest.ts';
import { selectCitySlug } from '../../city/selectors.ts';
import type { AppState } from '../../state.ts';
import { paymentOf } from './payment.ts';
import { restaurantHere } from '../receiving/restaurant.ts';

/** The cart as the promo calculation wants it; null for a guest. */
export function promoRequest(state: AppState): PromoRequest | null {
  const { cart, user } = state;
  if (!user.customer) return null;
  return {
    coupon: cart.coupon,
    fullPrice: cartTotal(cart.lines),
    notGiftsAndNotDeliveryTotal: notGiftsAndNotDeliveryTotal(cart.lines),
    phone: user.customer.phone,
    name: user.customer.name,
    lines: cart.lines,
    address: cart.deliveryMethod === 'delivery' ? selectedAddress(state) : null,
  };
}

/** The order with the totals that the customer sees (assumptions, section 3). */
export function orderRequest(state: AppState): OrderRequest | null {
  const request = promoRequest(state);
  if (!request) return null;
  const { cart } = state;
  const isSelf = cart.deliveryMethod === 'self';
  const payment = paymentOf(state);
  return {
    ...request,
    place: { citySlug: selectCitySlug(state), zoneId: selectedAddress(state)?.zoneId ?? null },
    spendBonus: cart.spendBonus,
    deliveryMethod: cart.deliveryMethod,
    terminalId: isSelf ? restaurantHere(state) : null,
    deliveryTime: cart.deliveryTime,
    payment,
    changeFrom: payment === 'cash' ? cart.form.changeFrom : null,
    persons: cart.form.persons,
    comment: cart.form.comment,
    total: totalsOf(cart).total,
    discountTotal: cart.discountTotal,
  };
}
