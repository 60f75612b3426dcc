import { useState } from 'react';
import type { Slot } from '../../domain/slots.ts';
import { selectSlots, selectTime } from '../../slices/cart/receiving/selectors.ts';
import { ChipButton, Chips } from '../primitives/Chip.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';
import styles from './time-dialog.module.css';

interface SlotListProps {
  readonly slots: readonly Slot[];
  readonly chosenAt: string | null;
}

function SlotList({ slots, chosenAt }: SlotListProps) {
  const emit = useEmit();
  return (
    <ul className={styles.slots}>
      {slots.map(({ at, label }) => (
        <li key={at ?? 'soonest'} className={at === null ? styles.wide : undefined}>
          <ChipButton isPressed={at === chosenAt} onClick={() => emit('cart/timeChosen', { at })}>
            {label}
          </ChipButton>
        </li>
      ))}
    </ul>
  );
}

function SlotChoice({ slots, chosenAt }: SlotListProps) {
  const days = [...new Set(slots.map(({ day }) => day))];
  const chosenDay = slots.find(({ at }) => at === chosenAt)?.day;
  const [picked, setPicked] = useState(chosenDay);
  const day = picked !== undefined && days.includes(picked) ? picked : days[0];
  return (
    <div className={styles.times}>
      <Chips>
        {days.map((name) => (
          <ChipButton key={name} isPressed={name === day} onClick={() => setPicked(name)}>
            {name}
          </ChipButton>
        ))}
      </Chips>
      <SlotList slots={slots.filter((slot) => slot.day === day)} chosenAt={chosenAt} />
    </div>
  );
}

/** «Время заказа»: the days, and the times of the one that is picked. A press on a time chooses it. */
export function TimeDialog() {
  const dismiss = useDismiss('time');
  const slots = useSelect(selectSlots);
  const { at } = useSelect(selectTime);
  return (
    <Dialog title={MODAL_TITLES.time} onClose={dismiss} hasCloseButton isDismissable>
      {slots.length > 0 ? (
        <SlotChoice slots={slots} chosenAt={at} />
      ) : (
        <p className="text-muted">Сейчас время не выбрать. Позвоните нам или загляните позже.</p>
      )}
    </Dialog>
  );
}
