import { selectFilterChoice, selectFilters } from '../../slices/catalog/selectors.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useEmit, useSelect } from '../store.tsx';
import { MarksDialog } from './MarksDialog.tsx';

export interface FiltersDialogProps {
  readonly modal: Extract<Modal, { kind: 'filters' }>;
}

/** «Фильтры»: a dish is shown when any of the chosen marks fits. */
export function FiltersDialog({ modal: { kind } }: FiltersDialogProps) {
  const emit = useEmit();
  return (
    <MarksDialog
      title={MODAL_TITLES.filters}
      hint="Покажем блюда, к которым подходит хотя бы одна из отметок."
      groupName="Отметки"
      marks={useSelect(selectFilterChoice)}
      chosen={useSelect(selectFilters)}
      onToggle={(code) => emit('catalog/filterToggled', { code })}
      onClear={() => emit('catalog/filtersCleared')}
      onClose={() => emit('modal/dismissed', { kind })}
    />
  );
}
