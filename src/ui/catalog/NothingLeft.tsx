import { selectHidden } from '../../slices/catalog/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { dishes } from './MenuSectionView.tsx';

function reasonsOf(byAllergens: number, byFilters: number): string {
  const reasons = [
    byAllergens > 0 ? `исключённые аллергены — ${dishes(byAllergens)}` : '',
    byFilters > 0 ? `фильтры — ${dishes(byFilters)}` : '',
  ];
  return `Скрыли ${reasons.filter((reason) => reason !== '').join(', ')}.`;
}

/** Everything is hidden: says by what, and offers to take it away. */
export function NothingLeft() {
  const emit = useEmit();
  const { byAllergens, byFilters } = useSelect(selectHidden);
  return (
    <EmptyState
      title="Ничего не осталось"
      action={
        <>
          {byFilters > 0 && (
            <Button variant="solid" onClick={() => emit('catalog/filtersCleared')}>
              Сбросить фильтры
            </Button>
          )}
          {byAllergens > 0 && (
            <Button onClick={() => emit('user/allergensCleared')}>Показать блюда с аллергенами</Button>
          )}
        </>
      }
    >
      <p>{reasonsOf(byAllergens, byFilters)}</p>
    </EmptyState>
  );
}
