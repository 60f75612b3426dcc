import type { Product, ProductId } from '../../domain/catalog.ts';
import type { Range } from '../../domain/searchWords.ts';
import { useCard } from '../product/useCard.ts';
import productCardStyles from '../product/product-card.module.css';

/** As many cards as the widest screen shows in its first row. */
const FIRST_ROW = 5;

/** The parts of the names that answer a search. */
export type MarksOf = ReadonlyMap<ProductId, readonly Range[]>;

export interface ProductGridProps {
  readonly products: readonly Product[];
  /** The grid begins in the first screen: its first row is loaded with the page. */
  readonly isFirst?: boolean | undefined;
  readonly marks?: MarksOf | undefined;
}

/** Dishes in 2 to 5 columns. */
export function ProductGrid({ products, isFirst = false, marks }: ProductGridProps) {
  const Card = useCard();
  return (
    <div className={productCardStyles.grid} data-cards="">
      {products.map((product, index) => (
        <Card
          key={product.id}
          product={product}
          isEager={isFirst && index < FIRST_ROW}
          marks={marks?.get(product.id)}
        />
      ))}
    </div>
  );
}
