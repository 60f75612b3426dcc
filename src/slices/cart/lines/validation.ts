import type { CartLine, CartModifier, LineId } from '../../../domain/cart.ts';
import type { Product } from '../../../domain/catalog.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { PriceChange } from '../../modal/state.ts';
import type { AppState } from '../../state.ts';

/** Whether the menu has all of a choice, at its price. */
export const isOffered = ({ modifierGroups }: Product, choice: readonly CartModifier[]): boolean =>
  choice.every((modifier) =>
    modifierGroups.some(
      ({ id, modifiers }) =>
        id === modifier.groupId &&
        modifiers.some((option) => option.id === modifier.id && option.price === modifier.price),
    ),
  );

/** Why a line cannot stay: its message, '' for a silent removal, null when it can (specification, section 5, "Cart validation"). */
const objection = (line: CartLine, product: Product | undefined): string | null => {
  if (!product)
    return `Товар "${line.name}" в данный момент отсутствует в каталоге и будет удален из корзины`;
  if (product.price !== line.price) return `Цена товара "${line.name}" изменилась и будет удален из корзины`;
  return isOffered(product, line.modifiers) ? null : '';
};

/** Compares the goods with a catalog that is there and not empty; delivery, fee and gifts are recomputed elsewhere. */
export const validateLines = (state: AppState): readonly AppDraft[] => {
  if (state.catalog.products.length === 0) return [];
  const products = selectProductIndex(state);
  const removed: LineId[] = [];
  const messages: string[] = [];
  const prices: PriceChange[] = [];
  const told = new Set<string>();
  for (const line of state.cart.lines) {
    const product = products.get(line.productId);
    const found = line.kind === 'goods' ? objection(line, product) : null;
    if (found === null) continue;
    removed.push(line.id);
    // Lines of one dish are one message, two dishes of one name are two.
    const dish = `${line.productId}/${line.price}`;
    if (found === '' || told.has(dish)) continue;
    told.add(dish);
    if (product)
      prices.push({ at: messages.length, productId: product.id, before: line.price, after: product.price });
    messages.push(found);
  }
  if (removed.length === 0) return [];
  const shown =
    messages.length > 0
      ? [
          draft('modal/queued', {
            modal: { kind: 'cartErrors', messages, ...(prices.length > 0 && { prices }) },
          }),
        ]
      : [];
  return [draft('cart/linesRejected', { removed, messages }), ...shown];
};
