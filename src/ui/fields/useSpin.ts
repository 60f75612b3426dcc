import { useState } from 'react';
import { clampSpin, readSpin, type Bounds } from './spinValue.ts';

/** A number with its bounds and its owner. */
export interface SpinSubject extends Bounds {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What the control shows and tells. */
export interface Spin {
  readonly text: string | number;
  readonly move: (next: number) => void;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/** Behaviour of a number field: half-typed text stays until the field is left, the owner hears only of numbers within the bounds. */
export function useSpin(subject: SpinSubject): Spin {
  // Text that is no valid number yet; null when the value itself is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const move = (next: number) => {
    setDraft(null);
    subject.onChange(clampSpin(next, subject));
  };
  const type = (text: string) => {
    const read = readSpin(text, subject);
    setDraft(read === null ? text : null);
    if (read !== null) subject.onChange(read);
  };
  const leave = () => {
    const typed = draft === null || draft.trim() === '' ? Number.NaN : Number(draft);
    if (Number.isFinite(typed)) return move(typed);
    return setDraft(null);
  };
  return { text: draft ?? subject.value, move, type, leave };
}
