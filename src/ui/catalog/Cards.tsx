import type { Product, ProductId } from '../../domain/catalog.ts';
import type { Range } from '../../domain/searchWords.ts';
import { useCard } from '../product/useCard.ts';

/** Cards of a phone's first row: a wider screen has more, and time for them. */
const FIRST_ROW = 2;
/** Cards that each screen shows at once: two rows of a phone, one of a desk. */
const FIRST_SCREEN = 4;
/** Cards that are drawn in one go: the first screen of a phone and of a desk, and not much longer than a press may wait. */
export const PIECE = 12;

/** The parts of the names that answer a search. */
export type MarksOf = ReadonlyMap<ProductId, readonly Range[]>;

export interface CardsProps {
  readonly products: readonly Product[];
  /** The grid begins in the first screen: its first rows are loaded with the page. */
  readonly isFirst: boolean;
  readonly marks?: MarksOf | undefined;
}

/** The cards of these dishes. */
export function Cards({ products, isFirst, marks }: CardsProps) {
  const Card = useCard();
  return products.map((product, index) => (
    <Card
      key={product.id}
      product={product}
      isEager={isFirst && index < FIRST_SCREEN}
      isPriority={isFirst && index < FIRST_ROW}
      marks={marks?.get(product.id)}
    />
  ));
}

/** The dishes of one piece, by its place in the list. */
export const pieceOf = (products: readonly Product[], at: number): readonly Product[] =>
  products.slice(at * PIECE, (at + 1) * PIECE);
