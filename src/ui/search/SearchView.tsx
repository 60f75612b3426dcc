import { useDeferredValue, useMemo } from 'react';
import { counted } from '../../domain/plural.ts';
import type { SimilarAnswer } from '../../domain/searchSimilar.ts';
import { selectFoundParts, selectSimilar } from '../../slices/catalog/search.ts';
import { selectSearch } from '../../slices/catalog/selectors.ts';
import type { MarksOf } from '../catalog/Cards.tsx';
import { FiltersButton } from '../catalog/FilterButtons.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { useSelect } from '../store.tsx';
import { FoundDishes } from './FoundDishes.tsx';
import { Hits, NothingFound, OftenSearched } from './NothingFound.tsx';
import styles from './search-view.module.css';

interface SecondStepProps {
  readonly query: string;
  readonly answer: SimilarAnswer;
}

/** What the second step found instead, and that it is instead. */
function SecondStep({ query, answer: { meant, found } }: SecondStepProps) {
  const products = useMemo(() => found.map(({ product }) => product), [found]);
  const marks = useMemo<MarksOf>(
    () => new Map(found.map(({ product, ranges }) => [product.id, ranges])),
    [found],
  );
  return (
    <>
      <div className={styles.similar}>
        <h1 className="text-h2">{`По запросу «${query}» ничего нет`}</h1>
        <output>
          {'Показали похожее на '}
          <b>{`«${meant}»`}</b>
          {`: ${counted(found.length, ['блюдо', 'блюда', 'блюд'])}`}
        </output>
        <FiltersButton />
      </div>
      <h2 className="only-heard">Похожие блюда</h2>
      <ProductGrid products={products} marks={marks} of={query} isFirst />
    </>
  );
}

function Found() {
  // The field answers first, then what is found follows, all of it at once.
  const query = useDeferredValue(useSelect(selectSearch)).trim();
  const parts = useDeferredValue(useSelect(selectFoundParts));
  const similar = useDeferredValue(useSelect(selectSimilar));
  if (query === '')
    return (
      <>
        <h1 className="text-h1">Поиск по меню</h1>
        <OftenSearched />
      </>
    );
  if (parts.length > 0) return <FoundDishes query={query} parts={parts} />;
  if (similar) return <SecondStep query={query} answer={similar} />;
  return (
    <>
      <NothingFound query={query} />
      <Hits />
    </>
  );
}

/** What the search finds; the hits where it finds nothing, popular dishes where nothing was asked. */
export function SearchView() {
  return (
    <div className="page-width page">
      <Found />
    </div>
  );
}
