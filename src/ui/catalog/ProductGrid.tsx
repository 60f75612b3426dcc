import type { Product, ProductId } from '../../domain/catalog.ts';
import type { Range } from '../../domain/searchWords.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import productCardStyles from '../product/product-card.module.css';

/** Cards of a phone's first row: a wider screen has more, and time for them. */
const FIRST_ROW = 2;
/** Cards that each screen shows at once: two rows of a phone, one of a desk. */
const FIRST_SCREEN = 4;

/** The parts of the names that answer a search. */
export type MarksOf = ReadonlyMap<ProductId, readonly Range[]>;

export interface ProductGridProps {
  readonly products: readonly Product[];
  /** The grid begins in the first screen: its first rows are loaded with the page. */
  readonly isFirst?: boolean | undefined;
  readonly marks?: MarksOf | undefined;
}

/** Dishes in 2 to 5 columns. */
export function ProductGrid({ products, isFirst = false, marks }: ProductGridProps) {
  return (
    <div className={productCardStyles.grid} data-cards="">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isEager={isFirst && index < FIRST_SCREEN}
          isPriority={isFirst && index < FIRST_ROW}
          marks={marks?.get(product.id)}
        />
      ))}
    </div>
  );
}
