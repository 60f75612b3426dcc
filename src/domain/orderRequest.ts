import type { CartLine, DeliveryMethod, Payment } from './cart.ts';
import type { TerminalId } from './catalog.ts';
import { maskDraft, type AddressDraft } from './customer.ts';
import type { Kopecks } from './money.ts';
import { maskPhone, maskText, type OrderComment, type PersonName, type Phone } from './personal.ts';

/** The order as the promo calculation wants it (specification, section 3, "Order payload for the promo calculation"). */
export interface PromoRequest {
  readonly coupon: string;
  readonly fullPrice: Kopecks;
  readonly notGiftsAndNotDeliveryTotal: Kopecks;
  readonly phone: Phone;
  readonly name: PersonName;
  readonly lines: readonly CartLine[];
  readonly address: AddressDraft | null;
}

/** The order as it goes to the kitchen (assumptions, section 3), in kopecks. */
export interface OrderRequest extends PromoRequest {
  readonly spendBonus: Kopecks;
  readonly deliveryMethod: DeliveryMethod;
  readonly terminalId: TerminalId | null;
  readonly deliveryTime: string | null;
  readonly payment: Payment;
  readonly changeFrom: Kopecks | null;
  readonly persons: number;
  readonly comment: OrderComment;
  /** What the customer saw as «Итого». */
  readonly total: Kopecks;
  readonly discountTotal: Kopecks;
}

const maskRequest = <T extends PromoRequest>(request: T): T => ({
  ...request,
  phone: maskPhone(request.phone),
  name: maskText(request.name),
  address: request.address && maskDraft(request.address),
});
export const maskOrder = (order: OrderRequest): OrderRequest => ({
  ...maskRequest(order),
  comment: maskText(order.comment),
});
