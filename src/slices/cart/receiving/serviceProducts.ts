import type { Product, ProductId } from '../../../domain/catalog.ts';
import { NOTHING } from '../../../domain/money.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { selectCityData } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';

const productOf = (state: AppState, id: ProductId | null | undefined): Product | null =>
  (id && selectProductIndex(state).get(id)) || null;

/** Whether the promo answer names the product, by code or by id (assumptions, section 6, "freeProducts are codes"). */
export const isFree = ({ cart }: AppState, { id, code }: Pick<Product, 'id' | 'code'>): boolean =>
  cart.freeProducts.includes(code) || cart.freeProducts.includes(id);

/** Also where the catalog does not have the free delivery: what the server gives for free is never charged. */
const isFreeDelivery = (state: AppState, id: ProductId): boolean =>
  isFree(state, { id, code: productOf(state, id)?.code ?? id });

/** What the server gives for free costs nothing, whatever the catalog says. */
const priced = (state: AppState, product: Product | null): Product | null =>
  product && isFree(state, product) ? { ...product, price: NOTHING } : product;

/**
 * The delivery product that the order needs, at its price: none for self-pickup, the free one where the server gives it, else the
 * zone's, else the city's (specification, section 4, "Delivery method").
 */
export const deliveryProduct = (state: AppState): Product | null => {
  if (state.cart.deliveryMethod === 'self') return null;
  const city = selectCityData(state);
  if (city?.freeDeliveryId && isFreeDelivery(state, city.freeDeliveryId))
    return priced(state, productOf(state, city.freeDeliveryId));
  const zone = productOf(state, state.city.zone?.delivery?.deliveryId);
  return priced(state, zone ?? productOf(state, city?.deliveryId));
};

export const feeProduct = (state: AppState): Product | null =>
  productOf(state, selectCityData(state)?.serviceFeeId);
