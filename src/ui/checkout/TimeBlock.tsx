import { selectIsTimeChoiceHidden, selectMethod, selectTime } from '../../slices/cart/receiving/selectors.ts';
import { selectDeliveryText } from '../../slices/setting/selectors.ts';
import { RowButton } from '../primitives/RowButton.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { Block } from './Block.tsx';
import { usePromiseText } from './usePromiseText.ts';

/** How long it takes, in the words of the chain (specification, section 7, "CHECKOUT_DELIVERY_TEXT"). */
function useHowLong(): { readonly title: string; readonly text: string | null } {
  const { delivery, self } = useSelect(selectDeliveryText);
  return useSelect(selectMethod) === 'self' ? { title: self.title, text: null } : delivery;
}

/** A chosen time says itself; «Как можно скорее» says what it comes to by the clock. */
function TimeRow() {
  const emit = useEmit();
  const { at, label } = useSelect(selectTime);
  const promise = usePromiseText();
  return (
    <RowButton
      icon="clock"
      kind="Время"
      title={label}
      note={at === null && promise !== null ? promise : undefined}
      onClick={() => emit('modal/requested', { modal: { kind: 'time' } })}
    />
  );
}

/** «Когда» */
export function TimeBlock() {
  const isChoiceHidden = useSelect(selectIsTimeChoiceHidden);
  const { title, text } = useHowLong();
  return (
    <Block title="Когда" step={3} isDone>
      {!isChoiceHidden && <TimeRow />}
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
