import type { CartModifier } from './cart.ts';
import type { ModifierGroup, Product, ProductId } from './catalog.ts';
import { NOTHING, sum, times, type Kopecks } from './money.ts';

type IsStopped = (id: ProductId) => boolean;

/**
 * The price on a product's card: its own plus the cheapest option of every required group; a range when the dearest
 * options cost more (specification, section 5, "Price display"). Options on the stop list and empty groups add nothing.
 */
export function priceRange(
  product: Product,
  isStopped: IsStopped,
): { readonly from: Kopecks; readonly isRange: boolean } {
  const ends = product.modifierGroups
    .filter(({ isRequired }) => isRequired)
    .map((group) => cheapestAndDearest(group, isStopped));
  const from = sum([product.price, ...ends.map(({ cheapest }) => cheapest)]);
  const to = sum([product.price, ...ends.map(({ dearest }) => dearest)]);
  return { from, isRange: from < to };
}

/** The price of one unit with the modifiers chosen. */
export function configuredPrice(product: Product, modifiers: readonly CartModifier[]): Kopecks {
  return sum([product.price, ...modifiers.map(({ price, amount }) => times(price, amount))]);
}

function cheapestAndDearest(
  group: ModifierGroup,
  isStopped: IsStopped,
): { readonly cheapest: Kopecks; readonly dearest: Kopecks } {
  const prices = group.modifiers
    .filter(({ id }) => !isStopped(id))
    .map(({ price }) => price)
    .sort((a, b) => a - b);
  return { cheapest: prices.at(0) ?? NOTHING, dearest: prices.at(-1) ?? NOTHING };
}
