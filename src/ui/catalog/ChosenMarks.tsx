import type { Mark } from '../../domain/catalog.ts';
import {
  selectFilterChoice,
  selectFilters,
  selectHidden,
  selectVisibleCount,
} from '../../slices/catalog/selectors.ts';
import { selectAllergenChoice, selectIsOpen } from '../../slices/setting/selectors.ts';
import { selectExcludedAllergens } from '../../slices/user/selectors.ts';
import { ChipButton } from '../primitives/Chip.tsx';
import { Arriving } from '../shell/Arriving.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useEmit, useSelect } from '../store.tsx';
import { AllergensButton } from './FilterButtons.tsx';
import { dishes } from './MenuSectionView.tsx';
import styles from './chosen-marks.module.css';

/** What a closed shop says: its code comes while it is closed. */
const closedNote = chunkOf(null, async () => (await import('../closed/ClosedNote.tsx')).ClosedNote);

const named = (codes: readonly string[], known: readonly Mark[]): readonly Mark[] =>
  codes.map((code) => known.find((mark) => mark.code === code) ?? { code, name: code });

function AllergenChips() {
  const emit = useEmit();
  const chosen = named(useSelect(selectExcludedAllergens), useSelect(selectAllergenChoice));
  if (chosen.length === 0) return null;
  return (
    <>
      <span className="text-small text-muted">Исключены:</span>
      {chosen.map(({ code, name }) => (
        <ChipButton
          key={code}
          isRemovable
          label={`Не исключать: ${name}`}
          onClick={() => emit('user/allergenToggled', { code })}
        >
          {name}
        </ChipButton>
      ))}
    </>
  );
}

function FilterChips() {
  const emit = useEmit();
  const chosen = named(useSelect(selectFilters), useSelect(selectFilterChoice));
  return chosen.map(({ code, name }) => (
    <ChipButton
      key={code}
      isRemovable
      label={`Убрать фильтр: ${name}`}
      onClick={() => emit('catalog/filterToggled', { code })}
    >
      {name}
    </ChipButton>
  ));
}

/** What of the menu is hidden, and why; each reason can be taken away. Before anything is chosen the button stands in the row of the first heading. */
export function ChosenMarks() {
  const { byAllergens, byFilters } = useSelect(selectHidden);
  const visible = useSelect(selectVisibleCount);
  const isAny = [...useSelect(selectExcludedAllergens), ...useSelect(selectFilters)].length > 0;
  const hidden = byAllergens + byFilters;
  const isOpen = useSelect(selectIsOpen);
  return (
    <div className={isAny || !isOpen ? styles.marks : styles.none}>
      <AllergensButton />
      <AllergenChips />
      <FilterChips />
      <output className={hidden === 0 ? 'only-heard' : 'text-small text-muted'}>
        {hidden === 0 ? `${dishes(visible)} в меню` : `Скрыто ${dishes(hidden)}`}
      </output>
      {!isOpen && <Arriving part={closedNote} />}
    </div>
  );
}
