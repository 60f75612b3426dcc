import type { CartLine } from './cart.ts';
import type { Product } from './catalog.ts';
import { sum, times, toRoubles, type Kopecks } from './money.ts';

/** One dish as GA4 names it; the price in roubles. */
export interface EcommerceItem {
  readonly item_id: string;
  readonly item_name: string;
  /** Of one unit, its modifiers included (specification, section 1). */
  readonly price: number;
  readonly quantity: number;
  readonly item_category?: string;
  readonly item_variant?: string;
}

/** What Yandex Metrica calls the same occurrence; it knows no others. */
const METRICA = {
  view_item_list: 'impressions',
  view_item: 'detail',
  add_to_cart: 'add',
  remove_from_cart: 'remove',
} as const;

export type EcommerceName =
  | keyof typeof METRICA
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info';

/** One push for the chain's counters: GA4 reads its own keys, Metrica `currencyCode` and its own. Nothing in it is personal. */
export interface EcommerceEvent {
  readonly event: EcommerceName | 'purchase';
  readonly ecommerce: Readonly<Record<string, unknown>> & {
    readonly currency: 'RUB';
    readonly currencyCode: 'RUB';
    readonly items: readonly EcommerceItem[];
  };
}

/** In the names of Yandex Metrica. */
export const metricaProduct = ({
  item_id: id,
  item_name: name,
  item_category: category,
  item_variant: variant,
  price,
  quantity,
}: EcommerceItem) => ({
  id,
  name,
  price,
  quantity,
  ...(category !== undefined && { category }),
  ...(variant !== undefined && { variant }),
});

const inMetrica = (event: EcommerceName, items: readonly EcommerceItem[]): object => {
  if (!Object.hasOwn(METRICA, event)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- looked up in the line above
  const name = METRICA[event as keyof typeof METRICA];
  const products = items.map(metricaProduct);
  return { [name]: name === 'impressions' ? products : { products } };
};

/** `more`: what GA4 asks for beside the dishes. */
export const ecommerceEvent = (
  event: EcommerceName,
  items: readonly EcommerceItem[],
  more: Readonly<Record<string, string>> = {},
): EcommerceEvent => ({
  event,
  ecommerce: { currency: 'RUB', currencyCode: 'RUB', ...more, items, ...inMetrica(event, items) },
});

const variantOf = ({ modifiers }: CartLine): string =>
  modifiers.map(({ name, amount }) => (amount > 1 ? `${name} × ${amount}` : name)).join(', ');

const unitPrice = ({ price, modifiers }: CartLine): Kopecks =>
  sum([price, ...modifiers.map((modifier) => times(modifier.price, modifier.amount))]);

export const itemOfLine = (line: CartLine, quantity = line.quantity): EcommerceItem => ({
  item_id: line.productId,
  item_name: line.name,
  price: toRoubles(unitPrice(line)),
  quantity,
  ...(line.modifiers.length > 0 ? { item_variant: variantOf(line) } : {}),
});

export const itemOfProduct = ({ id, name, price, categoryName }: Product): EcommerceItem => ({
  item_id: id,
  item_name: name,
  price: toRoubles(price),
  quantity: 1,
  ...(categoryName !== '' && { item_category: categoryName }),
});

/** What the customer has put in: neither gifts nor what rules add. */
export const goodsOf = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(({ kind }) => kind === 'goods');

const isSameDish = (one: CartLine, other: CartLine): boolean =>
  one.productId === other.productId &&
  one.price === other.price &&
  (one.modifiers === other.modifiers || variantOf(one) === variantOf(other));

/** What is more of each dish than there was. A press changes one line of many: the others stand where they stood. */
function moreOf(from: readonly CartLine[], to: readonly CartLine[]): readonly EcommerceItem[] {
  const more: EcommerceItem[] = [];
  to.forEach((line, at) => {
    const there = from[at];
    if (line === there || line.kind !== 'goods') return;
    const known = there?.id === line.id ? there : from.find(({ id }) => id === line.id);
    const isKnown = known?.kind === 'goods' && isSameDish(known, line);
    const count = line.quantity - (isKnown ? known.quantity : 0);
    if (count > 0) more.push(itemOfLine(line, count));
  });
  return more;
}

/** What went into the cart and what went out of it between two moments; an edited dish went out and came in. */
export const cartChanges = (before: readonly CartLine[], after: readonly CartLine[]) => ({
  added: moreOf(before, after),
  removed: moreOf(after, before),
});
