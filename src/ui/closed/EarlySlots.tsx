import { selectEarlySlots } from '../../slices/cart/receiving/closedSelectors.ts';
import { selectTime } from '../../slices/cart/receiving/selectors.ts';
import { ChipButton, Chips } from '../primitives/Chip.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useEmit, useSelect } from '../store.tsx';

/** How many times are a press away; the others are behind «Другое время». */
const NEAREST = 2;

/** «К 11:00», «К 11:30» …: the first times of the next opening, each chosen by one press. */
export function EarlySlots() {
  const emit = useEmit();
  const opens = useOpens();
  const slots = useSelect(selectEarlySlots);
  const { at: chosenAt } = useSelect(selectTime);
  if (slots.length === 0) return null;
  return (
    <Chips>
      {slots.slice(0, NEAREST).map(({ at, label }) => (
        <ChipButton key={at} isPressed={at === chosenAt} onClick={() => emit('cart/timeChosen', { at })}>
          {`К\u00A0${label}`}
        </ChipButton>
      ))}
      {slots.length > NEAREST && (
        <ChipButton label="Другое время" {...opens({ kind: 'time' })}>
          Другое
        </ChipButton>
      )}
    </Chips>
  );
}
