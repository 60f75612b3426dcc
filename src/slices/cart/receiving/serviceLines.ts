import type { CartLine, LineId, LineKind } from '../../../domain/cart.ts';
import type { Product, ProductId } from '../../../domain/catalog.ts';
import { NOTHING } from '../../../domain/money.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { draft, type AppDraft } from '../../events.ts';
import { selectCityData } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { lineOf } from '../lines/line.ts';

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
const deliveryProduct = (state: AppState): Product | null => {
  if (state.cart.deliveryMethod === 'self') return null;
  const city = selectCityData(state);
  if (city?.freeDeliveryId && isFreeDelivery(state, city.freeDeliveryId))
    return priced(state, productOf(state, city.freeDeliveryId));
  const zone = productOf(state, state.city.zone?.delivery?.deliveryId);
  return priced(state, zone ?? productOf(state, city?.deliveryId));
};

const SERVICES = ['delivery', 'fee'] as const;
type Service = (typeof SERVICES)[number];
const isService = (kind: LineKind): kind is Service => kind === 'delivery' || kind === 'fee';

/** Exactly one line of each product that is wanted, none where none is. */
const settle = (
  lines: readonly CartLine[],
  wanted: Readonly<Record<Service, Product | null>>,
  id: string,
): readonly AppDraft[] => {
  const missing = { ...wanted };
  const removed: LineId[] = [];
  for (const line of lines) {
    if (!isService(line.kind)) continue;
    const product = missing[line.kind];
    const isKept =
      product && line.productId === product.id && line.price === product.price && line.quantity === 1;
    if (isKept) missing[line.kind] = null;
    else removed.push(line.id);
  }
  const added = SERVICES.flatMap((kind) => {
    const product = missing[kind];
    return product ? [lineOf({ id: `${id}/${kind}`, product, kind })] : [];
  });
  return removed.length + added.length > 0 ? [draft('cart/ruledLinesChanged', { removed, added })] : [];
};

/** Nothing stands any more for goods that are gone: no line, no discount, no question on its way. */
const isCleared = ({ cart }: AppState): boolean =>
  !cart.isCalculating &&
  cart.discountTotal === 0 &&
  cart.lostGift === null &&
  cart.lines.length + cart.freeProducts.length + cart.loyaltyErrors.length === 0;

/** Brings the delivery line and the service fee in line with method, zone, city and promo answer. */
export const settleServiceLines = (state: AppState, { id }: { readonly id: string }): readonly AppDraft[] => {
  const { lines } = state.cart;
  // Gifts, delivery and fee alone do not keep a cart alive (specification, section 4, "Cart", "Emptying").
  if (!lines.some(({ kind }) => kind === 'goods')) return isCleared(state) ? [] : [draft('cart/emptied')];
  const fee = productOf(state, selectCityData(state)?.serviceFeeId);
  return settle(lines, { delivery: deliveryProduct(state), fee }, id);
};
