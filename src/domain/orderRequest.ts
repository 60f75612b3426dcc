import type { CartLine, DeliveryMethod, Payment } from './cart.ts';
import type { TerminalId, ZoneId } from './catalog.ts';
import { maskDraft, type UnsavedAddress } from './customer.ts';
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
  readonly address: UnsavedAddress | null;
}

/** The order as it goes to the kitchen (assumptions, section 3), in kopecks. */
export interface OrderRequest extends PromoRequest {
  /** Where it was made: it may be sent from a page of another city. Absent in what an older client stored. */
  readonly place?: { readonly citySlug: string | null; readonly zoneId: ZoneId | null };
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

/** What a line means to the kitchen: its id and its picture are the client's own. */
const positionOf = ({ productId, code, name, price, quantity, modifiers, kind }: CartLine) => [
  { productId, code, name, price, quantity, kind },
  modifiers.map(({ id, groupId, amount, price: each }) => [id, groupId, amount, each]),
];
/** Whether two carts hold the same positions, in the same order. */
export const haveSamePositions = (a: readonly CartLine[], b: readonly CartLine[]): boolean =>
  JSON.stringify(a.map(positionOf)) === JSON.stringify(b.map(positionOf));

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
/** Whether two orders ask for the same: they may share a key. */
export const isSameOrder = (a: OrderRequest, b: OrderRequest): boolean =>
  haveSamePositions(a.lines, b.lines) &&
  JSON.stringify({ ...a, lines: [] }, sorted) === JSON.stringify({ ...b, lines: [] }, sorted);
