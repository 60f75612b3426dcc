import { lineId, type CartLine, type CartModifier, type LineKind } from '../../../domain/cart.ts';
import type { Product } from '../../../domain/catalog.ts';
import { sameModifiers } from '../../../domain/lineIdentity.ts';
import { NOTHING } from '../../../domain/money.ts';

interface NewLine {
  /** Id of the event that makes the line: unique, and the same in every replay. */
  readonly id: string;
  readonly product: Product;
  readonly kind: LineKind;
  readonly quantity?: number;
  readonly modifiers?: readonly CartModifier[];
  readonly isFromPromocode?: boolean;
}

/** A line with the name and the price of now; a gift costs nothing, its chosen modifiers what they cost. */
export const lineOf = ({
  id,
  product,
  kind,
  quantity = 1,
  modifiers = [],
  isFromPromocode = false,
}: NewLine): CartLine => ({
  id: lineId(id),
  productId: product.id,
  code: product.code,
  name: product.name,
  price: kind === 'gift' ? NOTHING : product.price,
  image: product.image,
  weight: product.weight,
  quantity,
  maxQuantity: product.maxPerPosition,
  modifiers,
  kind,
  isFromPromocode,
});

/** The line that an added product joins: goods of the same product with the same modifiers, in any order. */
export const lineToJoin = (
  lines: readonly CartLine[],
  product: Pick<Product, 'id' | 'maxPerPosition'>,
  modifiers: readonly CartModifier[],
): CartLine | null =>
  product.maxPerPosition > 0
    ? null
    : (lines.find(
        (line) =>
          line.kind === 'goods' && line.productId === product.id && sameModifiers(line.modifiers, modifiers),
      ) ?? null);

/** Splits a wanted quantity so that no line passes the product's limit. */
export const portions = (quantity: number, limit: number): readonly number[] =>
  limit <= 0 || quantity <= limit ? [quantity] : [limit, ...portions(quantity - limit, limit)];

/** A quantity that another tab has changed meanwhile stays between one and the limit. */
export const quantityAfter = (
  line: CartLine,
  change: { readonly quantity: number; readonly from: number },
): number => {
  if (change.from === line.quantity) return change.quantity;
  const wanted = Math.max(1, line.quantity + change.quantity - change.from);
  return line.maxQuantity > 0 ? Math.min(line.maxQuantity, wanted) : wanted;
};

/** Two tabs may both bring a line back, and a snapshot may overtake a fact: an id stands for one line. */
export const missing = (
  cart: { readonly lines: readonly CartLine[] },
  lines: readonly CartLine[],
): readonly CartLine[] => lines.filter(({ id }) => !cart.lines.some((line) => line.id === id));
