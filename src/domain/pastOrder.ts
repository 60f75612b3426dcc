import type { Product, ProductId } from './catalog.ts';
import type { PastItem } from './customer.ts';
import { times, type Kopecks } from './money.ts';

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
