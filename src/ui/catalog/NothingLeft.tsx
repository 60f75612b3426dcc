import type { Product } from '../../domain/catalog.ts';
import { hasAllergen } from '../../domain/search.ts';
import { hiddenAmong } from '../../slices/catalog/hidden.ts';
import { selectExcludedAllergens } from '../../slices/user/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { hiddenText } from './hiddenText.ts';
import { dishes } from './MenuSectionView.tsx';

export interface NothingLeftProps {
  /** All that would stand here without the customer's filters and allergens. */
  readonly products: readonly Product[];
}

/** Everything is hidden: says by what, and offers to take it away. */
export function NothingLeft({ products }: NothingLeftProps) {
  const emit = useEmit();
  const excluded = useSelect(selectExcludedAllergens);
  const hidden = hiddenAmong(products, excluded);
  const unfit = products.filter((product) => !hasAllergen(product, excluded)).length;
  return (
    <EmptyState
      title="Ничего не осталось"
      action={
        <>
          {unfit > 0 && (
            <Button variant="main" onClick={() => emit('catalog/filtersCleared')}>
              Сбросить фильтры
            </Button>
          )}
          {hidden.count > 0 && (
            <Button variant={unfit > 0 ? 'quiet' : 'main'} onClick={() => emit('user/allergensCleared')}>
              Показать блюда с аллергенами
            </Button>
          )}
        </>
      }
    >
      {hidden.count > 0 && <p>{hiddenText(hidden)}.</p>}
      {unfit > 0 && <p>{`${dishes(unfit)} не подошли под фильтры.`}</p>}
    </EmptyState>
  );
}
