import type { CartLine } from '../../domain/cart.ts';
import type { Product, ProductId } from '../../domain/catalog.ts';
import type { PastItem } from '../../domain/customer.ts';
import type { Kopecks } from '../../domain/money.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import { chosenIn } from '../../domain/pastOrder.ts';
import type { Restaurant } from '../../domain/settings.ts';
import { lineTotal, totalsOf, type Totals } from '../../domain/totals.ts';
import { selectProductIndex } from '../catalog/selectors.ts';
import { select, selectEach } from '../select.ts';
import { selectRestaurants } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';

export interface OrderedDish {
  readonly key: string;
  readonly name: string;
  readonly image: string | null;
  readonly amount: number;
  readonly isGift: boolean;
  readonly choices: readonly { readonly name: string; readonly amount: number }[];
  /** Null where nobody says what it cost. */
  readonly sum: Kopecks | null;
}

/** What was ordered, as it was sent from this browser, else as the history has it. */
export interface Ordered {
  readonly dishes: readonly OrderedDish[];
  /** The rows of the sum, and how it is paid; null where only the history knows the order. */
  readonly totals: Totals | null;
  /** Null where nobody says it. */
  readonly sum: Kopecks | null;
  readonly sent: OrderRequest | null;
  /** Where it waits for whoever comes for it. */
  readonly restaurant: Restaurant | null;
  /** It is the last one, whose dishes «Повторить заказ» brings. */
  readonly isLast: boolean;
}

const ofLine = (line: CartLine): OrderedDish => ({
  key: line.id,
  name: line.name,
  image: line.image,
  amount: line.quantity,
  isGift: line.kind === 'gift',
  choices: line.modifiers,
  sum: lineTotal(line),
});

const ofItem =
  (products: ReadonlyMap<ProductId, Product>) =>
  (item: PastItem, index: number): OrderedDish => ({
    key: `${index}/${item.productId}`,
    name: item.name,
    image: products.get(item.productId)?.image ?? null,
    amount: item.amount,
    isGift: item.isGift,
    choices: chosenIn(item, products),
    sum: null,
  });

/** An order by its id; null where neither this browser nor the history knows more of it than its id. */
export const selectOrdered = selectEach((id: string) =>
  select(
    (state: AppState) => state.cart.placed,
    (state: AppState) => state.order.history,
    (state: AppState) => state.order.active,
    (state: AppState) => state.order.last,
    selectProductIndex,
    selectRestaurants,
    (placed, history, active, last, products, restaurants): Ordered | null => {
      const past = history.find((order) => order.id === id);
      const sent = (placed?.id === id && placed.body) || null;
      const sum = sent?.total ?? past?.sum ?? (active?.id === id ? active.sum : null);
      if (!past && sum === null) return null;
      const lines = sent?.lines.filter(({ kind }) => kind === 'goods' || kind === 'gift');
      return {
        dishes: lines?.map(ofLine) ?? past?.items.map(ofItem(products)) ?? [],
        totals: sent && totalsOf(sent),
        sum,
        sent,
        restaurant: restaurants.find(({ id: terminal }) => terminal === sent?.terminalId) ?? null,
        isLast: last !== null && history[0]?.id === id,
      };
    },
  ),
);
