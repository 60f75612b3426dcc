import type { Product, ProductId } from './catalog.ts';
import { twoDigits } from './clock.ts';
import type { PastItem, PastOrder } from './customer.ts';
import { groupBy } from './groupBy.ts';
import { times, type Kopecks } from './money.ts';
import { CANCELLED_LABEL, isFinal, stepOf, stepsFor } from './orderStatus.ts';

export interface PastChoice {
  readonly name: string;
  readonly amount: number;
  /** Price × amount, for one unit of the dish (specification, section 3, "Order history entry"); null where it is no sum. */
  readonly sum: Kopecks | null;
}

/** An amount is the server's word. */
const sumOf = (price: Kopecks, amount: number): Kopecks | null =>
  Number.isSafeInteger(price * amount) ? times(price, amount) : null;

/** What was chosen for a dish of a past order, at the order's own prices or else at today's; what the menu has lost is left out. */
export function chosenIn(
  { productId, modifiers }: PastItem,
  products: ReadonlyMap<ProductId, Product>,
): readonly PastChoice[] {
  const options = products.get(productId)?.modifierGroups.flatMap((group) => group.modifiers) ?? [];
  return modifiers.flatMap(({ id, amount, price }) => {
    const known = options.find((option) => option.id === id) ?? products.get(id);
    return known ? [{ name: known.name, amount, sum: sumOf(price ?? known.price, amount) }] : [];
  });
}

const dishesOf = ({ items }: PastOrder): string =>
  items
    .filter(({ isGift }) => !isGift)
    .map(({ productId, amount }) => `${productId}×${amount}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join();

/**
 * The last order with the number, date, sum and status that its own call does not tell: those of the newest entry of the
 * history, if that has the same dishes (assumptions, section 7, "last order").
 */
export function lastWithFacts(last: PastOrder | null, history: readonly PastOrder[]): PastOrder | null {
  if (last === null) return null;
  const [newest] = byMonths(history).flatMap(({ orders }) => orders);
  return newest && dishesOf(newest) === dishesOf(last) ? newest : last;
}

export interface OrderMonth {
  /** «2026-11»; empty for orders without a readable date. */
  readonly key: string;
  readonly orders: readonly PastOrder[];
}

const placedAt = ({ createdAt }: PastOrder): number => Date.parse(createdAt ?? '');

const monthKey = (order: PastOrder): string => {
  const at = new Date(placedAt(order));
  return Number.isNaN(at.getTime()) ? '' : `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}`;
};

/** Orders by the month of the local clock, the newest first; those without a date come last, as they were listed. */
export function byMonths(orders: readonly PastOrder[]): readonly OrderMonth[] {
  const newestFirst = orders.toSorted((one, other) => (placedAt(other) || 0) - (placedAt(one) || 0));
  return [...groupBy(newestFirst, monthKey)].map(([key, those]) => ({ key, orders: those }));
}

export interface PastState {
  readonly label: string;
  readonly tone: 'done' | 'cancelled' | 'underWay';
}

/** What became of an order; null where nobody says, or in words that nobody knows. */
export function pastState({ status, method }: Pick<PastOrder, 'status' | 'method'>): PastState | null {
  if (!status) return null;
  const kind = method ?? 'delivery';
  const step = stepOf(status, kind);
  if (step === null) return null;
  if (step === 'cancelled') return { label: CANCELLED_LABEL, tone: 'cancelled' };
  if (isFinal(status) && kind === 'self') return { label: 'Выдан', tone: 'done' };
  const label = stepsFor(kind).find((known) => known.step === step)?.label ?? '';
  return { label, tone: isFinal(status) || step === 'delivered' ? 'done' : 'underWay' };
}
