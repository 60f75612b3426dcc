import type { Modal } from '../../slices/modal/state.ts';
import { selectAllergenChoice } from '../../slices/setting/selectors.ts';
import { selectExcludedAllergens } from '../../slices/user/selectors.ts';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { useEmit, useSelect } from '../store.tsx';
import { MarksDialog } from './MarksDialog.tsx';

export interface AllergensDialogProps {
  readonly modal: Extract<Modal, { kind: 'allergens' }>;
}

/** «Исключить аллергены»: dishes that hold any of the chosen ones are hidden, in this and later visits. */
export function AllergensDialog({ modal: { kind } }: AllergensDialogProps) {
  const emit = useEmit();
  return (
    <MarksDialog
      title={MODAL_TITLES.allergens}
      hint="Спрячем блюда, в которых они есть. Запомним для следующих заказов."
      groupName="Аллергены"
      marks={useSelect(selectAllergenChoice)}
      chosen={useSelect(selectExcludedAllergens)}
      onToggle={(code) => emit('user/allergenToggled', { code })}
      onClear={() => emit('user/allergensCleared')}
      onClose={() => emit('modal/dismissed', { kind })}
    />
  );
}
