import { useState, type RefObject } from 'react';
import { selectForm, selectTotals } from '../../slices/cart/selectors.ts';
import { useSelect } from '../store.tsx';
import { changeProblem, changeText } from './change.ts';
import type { ChangeFieldModel } from './PaymentBlock.tsx';

interface CheckedChangeField extends ChangeFieldModel {
  /** Says what is wrong with the field, if anything, and leads to it. */
  readonly check: () => boolean;
}

/** The field «Сдача с»: its text, and when its mistake is shown: after leaving it or at the attempt to order. */
export function useChangeField(ref: RefObject<HTMLInputElement | null>): CheckedChangeField {
  const { payment, changeFrom } = useSelect(selectForm);
  const { total } = useSelect(selectTotals);
  const [text, setText] = useState(() => (changeFrom === null ? '' : changeText(changeFrom)));
  const [isLeft, setIsLeft] = useState(false);
  const problem = payment === 'cash' ? changeProblem(text, total) : null;
  return {
    text,
    problem: isLeft ? problem : null,
    type: (typed) => {
      setIsLeft(false);
      setText(typed);
    },
    leave: () => setIsLeft(true),
    check: () => {
      setIsLeft(true);
      if (problem !== null) ref.current?.focus();
      return problem === null;
    },
  };
}
