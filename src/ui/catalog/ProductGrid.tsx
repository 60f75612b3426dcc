import type { Product } from '../../domain/catalog.ts';
import { ProductCard } from '../product/ProductCard.tsx';

/** As many cards as the widest screen shows in its first row. */
const FIRST_ROW = 5;

export interface ProductGridProps {
  readonly products: readonly Product[];
  /** The grid begins in the first screen: its first row is loaded with the page. */
  readonly isFirst?: boolean | undefined;
}

/** Dishes in 2 to 5 columns. */
export function ProductGrid({ products, isFirst = false }: ProductGridProps) {
  return (
    <div className="grid">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isEager={isFirst && index < FIRST_ROW} />
      ))}
    </div>
  );
}
