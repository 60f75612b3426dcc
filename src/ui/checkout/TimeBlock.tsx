import { selectIsTimeChoiceHidden, selectMethod, selectTime } from '../../slices/cart/receiving/selectors.ts';
import { selectDeliveryText, selectIsOpen } from '../../slices/setting/selectors.ts';
import { RowButton } from '../primitives/RowButton.tsx';
import { Arriving } from '../shell/Arriving.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';
import { Block } from './Block.tsx';
import { usePromiseText } from './usePromiseText.ts';

const earlySlots = chunkOf(null, async () => (await import('../closed/EarlySlots.tsx')).EarlySlots);

/** How long it takes, in the words of the chain (specification, section 7, "CHECKOUT_DELIVERY_TEXT"). */
function useHowLong(): { readonly title: string; readonly text: string | null } {
  const { delivery, self } = useSelect(selectDeliveryText);
  return useSelect(selectMethod) === 'self' ? { title: self.title, text: null } : delivery;
}

/** A chosen time says itself; «Как можно скорее» says what it comes to by the clock. */
function TimeRow() {
  const opens = useOpens();
  const { at, label } = useSelect(selectTime);
  const promise = usePromiseText();
  const isOpen = useSelect(selectIsOpen);
  const soonest = isOpen ? (promise ?? undefined) : 'Сейчас закрыто, но можно заказать заранее';
  return (
    <RowButton
      icon="clock"
      kind="Время"
      title={at === null && !isOpen ? 'не выбрано' : label}
      note={at === null ? soonest : undefined}
      {...opens({ kind: 'time' })}
    />
  );
}

/** «Когда» */
export function TimeBlock() {
  const isChoiceHidden = useSelect(selectIsTimeChoiceHidden);
  const isOpen = useSelect(selectIsOpen);
  const isChosen = useSelect(selectTime).at !== null;
  const isDone = isOpen || isChosen || isChoiceHidden;
  const { title, text } = useHowLong();
  return (
    <Block title="Когда" step={3} isDone={isDone} isCurrent={!isDone}>
      {!isChoiceHidden && <TimeRow />}
      {!isDone && <Arriving part={earlySlots} />}
      <p className="text-small text-muted">
        {title}
        {text !== null && text !== '' && (
          <>
            <br />
            {text}
          </>
        )}
      </p>
    </Block>
  );
}
