import { selectFilters } from '../../slices/catalog/selectors.ts';
import { selectExcludedAllergens } from '../../slices/user/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';

const withCount = (name: string, count: number): string => (count === 0 ? name : `${name} · ${count}`);

/** Opens the choice of allergens; a phone shows the second half of its name. */
export function AllergensButton() {
  const opens = useOpens();
  const count = useSelect(selectExcludedAllergens).length;
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={withCount('Исключить аллергены', count)}
      {...opens({ kind: 'allergens' })}
    >
      <span className="only-desk">{withCount('Исключить аллергены', count)}</span>
      <span className="only-phone">{withCount('Аллергены', count)}</span>
    </Button>
  );
}

/** Opens the choice of filters on wide screens; narrow ones have it in the bottom menu. */
export function FiltersButton() {
  const opens = useOpens();
  const count = useSelect(selectFilters).length;
  return (
    <span className="only-desk">
      <Button size="small" icon="filters" aria-haspopup="dialog" {...opens({ kind: 'filters' })}>
        {withCount('Фильтры', count)}
      </Button>
    </span>
  );
}
