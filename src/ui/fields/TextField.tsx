import type { ComponentProps, RefObject } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import { useEarlierText } from './useEarlierInput.ts';
import styles from './field.module.css';

type NativeInputProps = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'enterKeyHint'
  | 'placeholder'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldFrame, NativeInputProps {
  /** The text in the field. */
  readonly value: string;
  /** Told the whole text after each edit. */
  readonly onChange: (text: string) => void;
  /** The field was left: the time to say what is wrong. */
  readonly onBlur?: (() => void) | undefined;
  /** What is typed: it chooses the keyboard of a phone. */
  readonly type?: 'text' | 'tel' | 'email' | 'search' | 'date' | 'time' | 'password' | undefined;
  /** Must be filled in; said with the name. */
  readonly isRequired?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** The control, to give it the focus. */
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

export interface TextAreaProps
  extends FieldFrame, Pick<NativeInputProps, 'name' | 'placeholder' | 'maxLength'> {
  /** The text in the field. */
  readonly value: string;
  /** Told the whole text after each edit. */
  readonly onChange: (text: string) => void;
  /** The field was left: the time to say what is wrong. */
  readonly onBlur?: (() => void) | undefined;
  /** Must be filled in; said with the name. */
  readonly isRequired?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** Holds its text still, and keeps the focus. */
  readonly isReadOnly?: boolean | undefined;
  /** The control, to give it the focus. */
  readonly ref?: RefObject<HTMLTextAreaElement | null> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isErrorSaid,
    value,
    onChange,
    isRequired,
    isDisabled,
    type = 'text',
    ref,
    ...native
  } = props;
  const field = useEarlierText(value, onChange, ref);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isErrorSaid={isErrorSaid}>
      {(links) => (
        <input
          {...native}
          {...links}
          ref={field}
          className={styles.input}
          type={type}
          value={value}
          aria-required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, value, onChange, ref, ...others } = props;
  const { isRequired, isDisabled, isReadOnly, ...native } = others;
  const field = useEarlierText(value, onChange, ref);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(links) => (
        <textarea
          {...native}
          {...links}
          ref={field}
          className={styles.input}
          value={value}
          aria-required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
