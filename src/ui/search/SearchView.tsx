import { useDeferredValue, useMemo } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { counted } from '../../domain/plural.ts';
import type { SimilarAnswer } from '../../domain/searchSimilar.ts';
import { placesOf } from '../../domain/searchWords.ts';
import { selectSimilar } from '../../slices/catalog/search.ts';
import { selectFound, selectSearch } from '../../slices/catalog/selectors.ts';
import type { MarksOf } from '../catalog/Cards.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { useSelect } from '../store.tsx';
import { NothingFound, OftenSearched } from './NothingFound.tsx';
import styles from './search-view.module.css';

/** What the literal step finds, its letters marked in the names. */
function Literal({ query, found }: { readonly query: string; readonly found: readonly Product[] }) {
  const marks = useMemo<MarksOf>(() => {
    const wanted = query.toLowerCase();
    return new Map(found.map(({ id, name }) => [id, placesOf(name.toLowerCase(), wanted)]));
  }, [query, found]);
  return (
    <>
      <div className="page-part-head">
        <h1 className="text-h1">{`«${query}»`}</h1>
        <output className="text-small text-muted text-unbroken">
          {`Нашлось ${counted(found.length, ['блюдо', 'блюда', 'блюд'])}`}
        </output>
      </div>
      <h2 className="only-heard">Найденные блюда</h2>
      <ProductGrid products={found} marks={marks} of={query} isFirst />
    </>
  );
}

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
      </div>
      <h2 className="only-heard">Похожие блюда</h2>
      <ProductGrid products={products} marks={marks} of={query} isFirst />
    </>
  );
}

function Found() {
  // The field answers first, then what is found follows, all of it at once.
  const query = useDeferredValue(useSelect(selectSearch)).trim();
  const found = useDeferredValue(useSelect(selectFound));
  const similar = useDeferredValue(useSelect(selectSimilar));
  if (query === '')
    return (
      <>
        <h1 className="text-h1">Поиск по меню</h1>
        <OftenSearched />
      </>
    );
  if (found.length > 0) return <Literal query={query} found={found} />;
  if (similar) return <SecondStep query={query} answer={similar} />;
  return (
    <>
      <NothingFound query={query} />
      <OftenSearched />
    </>
  );
}

/** What the search finds; popular dishes where it finds nothing or nothing was asked. */
export function SearchView() {
  return (
    <div className="page-width page">
      <Found />
    </div>
  );
}
