import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type RefObject } from 'react';
import { caretAfterMask, maskPhoneInput } from '../../domain/phone.ts';
import { Field, type FieldFrame } from './Field.tsx';
import { useEarlierInput } from './useEarlierInput.ts';
import styles from './field.module.css';

export interface PhoneFieldProps extends FieldFrame {
  /** The masked text, as `onChange` gave it. */
  readonly value: string;
  /** Told the text with the mask applied (specification, section 5, "Phone"). */
  readonly onChange: (masked: string) => void;
  /** The field was left: the time to say what is wrong. */
  readonly onBlur?: (() => void) | undefined;
  /** Of the form. */
  readonly name?: string | undefined;
  /** Must be filled in; said with the name. */
  readonly isRequired?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** The control, to give it the focus. */
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** A phone number that forms itself while it is typed; the caret stays after the digit it stood after. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, isLabelHidden, hint, error, value, onChange, isRequired, isDisabled, ref, ...native } =
    props;
  const masked = useMaskedInput(value, onChange, ref);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(links) => (
        <input
          {...native}
          {...links}
          {...masked}
          className={styles.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+7 (9__) ___-__-__"
          value={value}
          aria-required={isRequired}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}

/** Applies the mask to every edit and puts the caret back to its digit. */
function useMaskedInput(value: string, onChange: (masked: string) => void, given: PhoneFieldProps['ref']) {
  const caret = useRef<number | null>(null);
  // An edit that the mask undoes leaves the value as it was; it must be drawn again all the same, and the caret with it.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const take = (field: HTMLInputElement) => {
    const before = { text: field.value, caret: field.selectionStart ?? field.value.length };
    const masked = maskPhoneInput(before.text);
    caret.current = caretAfterMask(before, masked);
    draw();
    onChange(masked);
  };
  const ref = useEarlierInput((field) => {
    if (field.value !== value) take(field);
  }, given);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return { ref, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(target) };
}
