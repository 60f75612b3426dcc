import type { CartLine, LineId, LineKind } from '../../../domain/cart.ts';
import type { Product } from '../../../domain/catalog.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { lineOf } from '../lines/line.ts';
import { deliveryProduct, feeProduct } from './serviceProducts.ts';

const SERVICES = ['delivery', 'fee'] as const;
type Service = (typeof SERVICES)[number];
const isService = (kind: LineKind): kind is Service => kind === 'delivery' || kind === 'fee';

/** Exactly one line of each product that is wanted, none where none is. */
const settle = (
  lines: readonly CartLine[],
  wanted: Readonly<Record<Service, Product | null>>,
  id: string,
): readonly AppDraft[] => {
  const missing = { delivery: wanted.delivery, fee: wanted.fee };
  const removed: LineId[] = [];
  for (const line of lines) {
    if (!isService(line.kind)) continue;
    const product = missing[line.kind];
    const isKept =
      product && line.productId === product.id && line.price === product.price && line.quantity === 1;
    if (isKept) missing[line.kind] = null;
    else removed.push(line.id);
  }
  const added: CartLine[] = [];
  for (const kind of SERVICES) {
    const product = missing[kind];
    if (product) added.push(lineOf({ id: `${id}/${kind}`, product, kind }));
  }
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
  return settle(lines, { delivery: deliveryProduct(state), fee: feeProduct(state) }, id);
};
