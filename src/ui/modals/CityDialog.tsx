import { useRef } from 'react';
import { CITY_QUESTION } from '../dialog/earlyDialog.ts';
import { NativeDialog } from '../dialog/NativeDialog.tsx';
import { useEmit } from '../store.tsx';
import { CityPicks } from './CityPicks.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';

/** «Выберите свой город»: no close button; Esc keeps the city of the page (assumptions, section 6). */
export function CityDialog() {
  const emit = useEmit();
  const dismiss = useDismiss('city');
  const firstRef = useRef<HTMLButtonElement>(null);
  return (
    <NativeDialog
      title={MODAL_TITLES.city}
      onClose={dismiss}
      back="stays"
      initialFocusRef={firstRef}
      replaces={CITY_QUESTION}
    >
      <CityPicks
        focusRef={firstRef}
        pickOf={({ id }) => ({ onPick: () => emit('city/choiceTapped', { cityId: id }) })}
      />
    </NativeDialog>
  );
}
