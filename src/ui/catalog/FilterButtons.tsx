import { selectFilters } from '../../slices/catalog/selectors.ts';
import { selectExcludedAllergens } from '../../slices/user/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { classNames } from '../primitives/classNames.ts';
import styles from './section-bar.module.css';

const withCount = (name: string, count: number): string => (count === 0 ? name : `${name} · ${count}`);

/** Opens the choice of allergens; its place depends on the screen. */
export function AllergensButton() {
  const emit = useEmit();
  const count = useSelect(selectExcludedAllergens).length;
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      onClick={() => emit('modal/requested', { modal: { kind: 'allergens' } })}
    >
      {withCount('Исключить аллергены', count)}
    </Button>
  );
}

/** Opens the choice of filters on wide screens; narrow ones have it in the bottom menu. */
export function FiltersButton() {
  const emit = useEmit();
  const count = useSelect(selectFilters).length;
  return (
    <span className="only-desk">
      <Button
        size="small"
        icon="filters"
        aria-haspopup="dialog"
        onClick={() => emit('modal/requested', { modal: { kind: 'filters' } })}
      >
        {withCount('Фильтры', count)}
      </Button>
    </span>
  );
}

/** The two choices beside the sections of wide screens. */
export function FilterButtons() {
  return (
    <div className={classNames(styles.buttons, 'only-desk')}>
      <FiltersButton />
      <AllergensButton />
    </div>
  );
}
