import type { Offer } from 'schema-dts';
import type { Product } from '../../../domain/catalog.ts';
import { toRoubles } from '../../../domain/money.ts';
import { priceRange } from '../../../domain/productPrice.ts';
import { selectStopped } from '../../../slices/catalog/selectors.ts';
import type { AppState } from '../../../slices/state.ts';

/** What a dish costs at the least, as its card says it, and whether it can be had. */
export function offerOf(state: AppState, product: Product): Offer {
  const stopped = selectStopped(state);
  const { from } = priceRange(product, (id) => stopped.has(id));
  return {
    '@type': 'Offer',
    price: toRoubles(from).toFixed(2),
    priceCurrency: 'RUB',
    availability: stopped.has(product.id) ? 'OutOfStock' : 'InStock',
  };
}
