import { useState } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { IS_SERVER, useIsHydrating } from '../rendering.ts';
import type { MarksOf } from './Cards.tsx';
import { DormantCards, DrawnCards } from './DormantCards.tsx';
import { GrowingCards } from './GrowingCards.tsx';
import type { Visible } from './hideCards.ts';

export interface ProductGridProps {
  readonly products: readonly Product[];
  /** The grid begins in the first screen: its first rows are loaded with the page. */
  readonly isFirst?: boolean | undefined;
  /** Begins below the first screen. */
  readonly isLater?: boolean | undefined;
  readonly marks?: MarksOf | undefined;
  /** Which of its dishes are seen; all of them where it is not said. */
  readonly visible?: Visible | undefined;
  /** What the list is of, where it becomes another one in its place: such a list is drawn only as far as it is read. */
  readonly of?: string | undefined;
}

/** Dishes in 2 to 5 columns. */
export function ProductGrid(props: ProductGridProps) {
  const { products, isFirst = false, isLater = false, marks, visible = null, of } = props;
  const isHydrating = useIsHydrating();
  const [drawn] = useState(isHydrating ? products : null);
  if (IS_SERVER) return <DrawnCards products={products} isFirst={isFirst} marks={marks} />;
  if (drawn === products)
    return <DormantCards products={products} isFirst={isFirst} marks={marks} visible={visible} />;
  return (
    <GrowingCards
      products={products}
      isFirst={isFirst}
      marks={marks}
      visible={visible}
      isLater={isLater}
      of={of ?? ''}
      isFilled={of === undefined}
    />
  );
}
