import { useId, useMemo } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { counted } from '../../domain/plural.ts';
import { placesOf } from '../../domain/searchWords.ts';
import type { FoundIn, selectFoundParts } from '../../slices/catalog/search.ts';
import type { MarksOf } from '../catalog/Cards.tsx';
import { FiltersButton } from '../catalog/FilterButtons.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import styles from './search-view.module.css';

const PARTS: Readonly<Record<FoundIn, string>> = {
  name: 'В названии',
  composition: 'В составе',
  section: 'В разделе',
};
/** As many dishes fill the first screen: what follows them begins below it. */
const FIRST_SCREEN = 8;

interface PartProps {
  readonly title: string;
  readonly query: string;
  readonly products: readonly Product[];
  readonly isFirst: boolean;
  readonly isLater: boolean;
}

/** Dishes that hold the query in the same place, its letters marked in their names. */
function Part({ title, query, products, isFirst, isLater }: PartProps) {
  const id = useId();
  const marks = useMemo<MarksOf>(() => {
    const wanted = query.toLowerCase();
    return new Map(products.map(({ id: dish, name }) => [dish, placesOf(name.toLowerCase(), wanted)]));
  }, [query, products]);
  return (
    <section className={isFirst ? undefined : 'page-part'} aria-labelledby={id}>
      <h2 className={`text-h2 ${styles.part}`} id={id}>
        {title} <small>{products.length}</small>
      </h2>
      <ProductGrid products={products} marks={marks} of={query} isFirst={isFirst} isLater={isLater} />
    </section>
  );
}

interface FoundDishesProps {
  readonly query: string;
  readonly parts: ReturnType<typeof selectFoundParts>;
}

/** What the literal step finds: by name first, then by composition, then by section. */
export function FoundDishes({ query, parts }: FoundDishesProps) {
  const countOf = (some: typeof parts): number =>
    some.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <>
      <div className="page-part-head">
        <h1 className="text-h1">{`«${query}»`}</h1>
        <output className="text-small text-muted text-unbroken">
          {`Нашлось ${counted(countOf(parts), ['блюдо', 'блюда', 'блюд'])}`}
        </output>
        <FiltersButton />
      </div>
      {parts.map(({ place, products }, at) => (
        <Part
          key={place}
          title={PARTS[place]}
          query={query}
          products={products}
          isFirst={at === 0}
          isLater={countOf(parts.slice(0, at)) >= FIRST_SCREEN}
        />
      ))}
    </>
  );
}
