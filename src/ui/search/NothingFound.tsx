import { selectPopular } from '../../slices/catalog/selectors.ts';
import { selectHits, selectSearchHidden } from '../../slices/catalog/search.ts';
import { FiltersButton } from '../catalog/FilterButtons.tsx';
import { hiddenText } from '../catalog/hiddenText.ts';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { Link } from '../primitives/Link.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';

/** The first dishes of the popular ones: a way on, not a second menu. */
const POPULAR = 6;
/** Two rows of the widest screen. */
const HITS = 10;

/** What others look for. */
export function OftenSearched() {
  const popular = useSelect(selectPopular).slice(0, POPULAR);
  if (popular.length === 0) return null;
  return (
    <section className="page-part" aria-labelledby="often-searched">
      <div className="page-part-head">
        <h2 className="text-h2" id="often-searched">
          Часто ищут
        </h2>
      </div>
      <ProductGrid products={popular} />
    </section>
  );
}

/** «Хиты», the way on from a search that found nothing; what is liked most where the chain marks none. */
export function Hits() {
  const hits = useSelect(selectHits);
  const path = useCityPath();
  if (hits.length === 0) return <OftenSearched />;
  return (
    <section className="page-part" aria-labelledby="hits">
      <div className="page-part-head">
        <h2 className="text-h2" id="hits">
          Хиты
        </h2>
        <Link className="text-link text-small text-unbroken" to={path('catalog')}>
          Всё меню
        </Link>
        <FiltersButton />
      </div>
      <ProductGrid products={hits.slice(0, HITS)} />
    </section>
  );
}

/** Neither step of the search found a dish that may be shown: says what hides them, if anything does. */
export function NothingFound({ query }: { readonly query: string }) {
  const emit = useEmit();
  const path = useCityPath();
  const hidden = useSelect(selectSearchHidden);
  const isHidden = hidden.count > 0;
  return (
    <EmptyState
      title={`По запросу «${query}» ничего нет`}
      headingLevel={1}
      action={
        isHidden ? (
          <Button variant="main" onClick={() => emit('user/allergensCleared')}>
            Показать скрытые
          </Button>
        ) : (
          <ButtonLink variant="main" to={path('catalog/search')}>
            Очистить поиск
          </ButtonLink>
        )
      }
    >
      <p>
        {isHidden
          ? `${hiddenText(hidden)}.`
          : 'Проверьте, нет ли опечатки, или поищите иначе: по названию, составу или разделу.'}
      </p>
    </EmptyState>
  );
}
