import { useState, type RefObject } from 'react';
import { selectChangeFrom, selectPayment } from '../../slices/cart/placing/formSelectors.ts';
import { selectTotals } from '../../slices/cart/selectors.ts';
import { useKeptText } from '../forms/useKeptText.ts';
import { useEmit, useSelect } from '../store.tsx';
import { changeProblem, changeText, readChange } from './change.ts';
import type { ChangeFieldModel } from './PaymentBlock.tsx';

interface CheckedChangeField extends ChangeFieldModel {
  /** Says what is wrong with the field, if anything, and leads to it. */
  readonly check: () => boolean;
}

/** The field «Сдача с»: its text, and when its mistake is shown: after leaving it or at the attempt to order. */
export function useChangeField(ref: RefObject<HTMLInputElement | null>): CheckedChangeField {
  const emit = useEmit();
  const payment = useSelect(selectPayment);
  const changeFrom = useSelect(selectChangeFrom);
  const { total } = useSelect(selectTotals);
  const [left, setLeft] = useState(() => (changeFrom === null ? '' : changeText(changeFrom)));
  const { value: text, ...field } = useKeptText(left, (typed) => {
    setLeft(typed);
    emit('cart/changeTyped', { sum: readChange(typed) });
  });
  const [isLeft, setIsLeft] = useState(false);
  const problem = payment === 'cash' ? changeProblem(text, total) : null;
  return {
    text,
    problem: isLeft ? problem : null,
    type: (typed) => {
      setIsLeft(false);
      field.onChange(typed);
    },
    leave: () => {
      field.onBlur();
      setIsLeft(true);
    },
    check: () => {
      setIsLeft(true);
      if (problem !== null) ref.current?.focus();
      return problem === null;
    },
  };
}
