import type { WireAddressCreation } from '../../../contracts/address.ts';
import type { WireOrderRequest } from '../../../contracts/order.ts';
import type { WireOrderItem } from '../../../contracts/orderPayload.ts';
import type { WirePromoRequest } from '../../../contracts/promo.ts';
import type { WireUserChange, WireUserCreation } from '../../../contracts/user.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { UnsavedAddress, Consents, UserId } from '../../domain/customer.ts';
import { times, toRoubles } from '../../domain/money.ts';
import type { OrderRequest, PromoRequest } from '../../domain/orderRequest.ts';
import type { Profile } from '../../slices/world.ts';

/** Sums leave the client as roubles: this file and the readers are the two doors (assumptions, section 6, "money"). */
const itemOf = (line: CartLine): WireOrderItem => ({
  id: line.productId,
  name: line.name,
  amount: line.quantity,
  sum: toRoubles(times(line.price, line.quantity)),
  code: line.code,
  modifiers: line.modifiers.map(({ id, name, amount, price, code, groupId, groupName }) => ({
    id,
    name,
    amount,
    sum: toRoubles(times(price, amount)),
    code,
    groupId,
    groupName,
  })),
});

type WireAddressBody = NonNullable<WireOrderRequest['address']>;
const addressOf = (address: (UnsavedAddress & { readonly id?: string }) | null): WireAddressBody | null =>
  address && { id: address.id ?? '', ...linesOf(address) };

const linesOf = ({ city, street, home, apartment, entrance, floor, zoneId }: UnsavedAddress) => ({
  city,
  street,
  home,
  apartment,
  entrance,
  floor,
  zoneId,
});

export const writeAddress = (userId: UserId, draft: UnsavedAddress): WireAddressCreation => ({
  userId,
  ...linesOf(draft),
});

export const writePromo = (request: PromoRequest): WirePromoRequest => ({
  coupon: request.coupon,
  fullPrice: toRoubles(request.fullPrice),
  notGiftsAndNotDeliveryTotal: toRoubles(request.notGiftsAndNotDeliveryTotal),
  customer: { phone: request.phone, name: request.name },
  order: {
    phone: request.phone,
    date: null,
    items: request.lines.map(itemOf),
    address: addressOf(request.address),
  },
});

export const writeOrder = (order: OrderRequest): WireOrderRequest => {
  const { customer, order: payload, coupon, fullPrice } = writePromo(order);
  return {
    customer,
    order: payload,
    coupon,
    spendBonus: toRoubles(order.spendBonus),
    deliveryMethod: order.deliveryMethod,
    deliveryTerminalId: order.terminalId,
    address: payload.address,
    deliveryTime: order.deliveryTime,
    payment: order.payment,
    changeFrom: order.changeFrom === null ? null : toRoubles(order.changeFrom),
    persons: order.persons,
    comment: order.comment,
    total: toRoubles(order.total),
    fullPrice,
    discountTotal: toRoubles(order.discountTotal),
  };
};

const consentsOf = ({ personalData, pushNotifications, advertising }: Consents) => ({
  personalData,
  PUSHNotifications: pushNotifications,
  receiveAdvertisingInformation: advertising,
});
export const writeProfile = ({ phone, name, consents }: Profile): WireUserCreation => ({
  phone,
  name,
  ...consentsOf(consents),
});
export const writeChanges = ({ name, consents }: Partial<Profile>): WireUserChange => ({
  ...(name === undefined ? {} : { name }),
  ...(consents ? consentsOf(consents) : {}),
});
