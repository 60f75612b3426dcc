import type { CartLine, LineKind } from './cart.ts';
import { atLeastNothing, kopecks, minus, NOTHING, plus, times, type Kopecks } from './money.ts';

/** The rows of the order's sum. `goods`, `delivery` and `fee` are parts of the cart's total; the last three rows are what is done with it. */
export interface Totals {
  readonly goods: Kopecks;
  readonly delivery: Kopecks;
  readonly fee: Kopecks;
  readonly discount: Kopecks;
  readonly bonuses: Kopecks;
  readonly total: Kopecks;
}

/** What a sum is made of. */
export interface TotalsInput {
  readonly lines: readonly CartLine[];
  readonly discountTotal: Kopecks;
  readonly spendBonus: Kopecks;
}

interface BonusInput {
  readonly balance: Kopecks;
  readonly lines: readonly CartLine[];
  readonly discountTotal: Kopecks;
}

/** (price + its modifiers) × quantity (specification, section 9, "Cart and pricing"). */
export function lineTotal(line: CartLine): Kopecks {
  let unit = line.price;
  for (const { price, amount } of line.modifiers) unit = plus(unit, times(price, amount));
  return times(unit, line.quantity);
}

/** Over all lines, the hidden delivery line and the service fee included (assumptions, section 6, "what the totals hold"). */
export function cartTotal(lines: readonly CartLine[]): Kopecks {
  let total = NOTHING;
  for (const line of lines) total = plus(total, lineTotal(line));
  return total;
}

/** Units that the customer sees; delivery and fee never count (specification, section 9, "Cart and pricing"). */
export function cartCount(lines: readonly CartLine[]): number {
  return lines
    .filter(({ kind }) => kind === 'goods' || kind === 'gift')
    .reduce((count, { quantity }) => count + quantity, 0);
}

/** The rows as shown; the total is never below 0 (specification, section 9; assumptions, section 4, "cart total shown"). */
export function totalsOf({ lines, discountTotal, spendBonus }: TotalsInput): Totals {
  // A press of «+» asks for this again: each line is looked at once.
  const sums: Record<LineKind, Kopecks> = { goods: NOTHING, gift: NOTHING, delivery: NOTHING, fee: NOTHING };
  for (const line of lines) sums[line.kind] = plus(sums[line.kind], lineTotal(line));
  const { delivery, fee } = sums;
  const goods = plus(sums.goods, sums.gift);
  const whole = plus(goods, plus(delivery, fee));
  return {
    goods,
    delivery,
    fee,
    discount: discountTotal,
    bonuses: spendBonus,
    total: atLeastNothing(minus(minus(whole, spendBonus), discountTotal)),
  };
}

/** The most bonuses that can be spent: neither above the balance nor above what is to pay (assumptions, section 6, "spendBonus"). */
export function bonusLimit({ balance, lines, discountTotal }: BonusInput): Kopecks {
  const payable = minus(cartTotal(lines), discountTotal);
  return atLeastNothing(kopecks(Math.min(balance, payable)));
}

/** What the promo calculation counts as bought: paid goods only (assumptions, section 6, "what the totals hold"). */
export function notGiftsAndNotDeliveryTotal(lines: readonly CartLine[]): Kopecks {
  return totalOfKind(lines, 'goods');
}

function totalOfKind(lines: readonly CartLine[], kind: LineKind): Kopecks {
  let total = NOTHING;
  for (const line of lines) if (line.kind === kind) total = plus(total, lineTotal(line));
  return total;
}
