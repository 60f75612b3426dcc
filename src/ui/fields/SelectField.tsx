import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { useEarlierText } from './useEarlierInput.ts';
import styles from './select-field.module.css';
import fieldStyles from './field.module.css';

export interface SelectFieldProps
  extends FieldFrame, Pick<ComponentProps<'select'>, 'name' | 'autoComplete'> {
  /** '' while nothing is chosen. */
  readonly value: string;
  /** Told the value of what is chosen. */
  readonly onChange: (value: string) => void;
  /** From the first of the list to the last. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Stands for «nothing chosen»; cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  /** The field was left: the time to say what is wrong. */
  readonly onBlur?: (() => void) | undefined;
  /** Must be filled in; said with the name. */
  readonly isRequired?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** One of a few, by the browser's own list: on phones the wheel that people know. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, hint, error, value, onChange, options, placeholder, ...others } = props;
  const { isRequired, isDisabled, ...native } = others;
  const list = useEarlierText<HTMLSelectElement>(value, onChange);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(links) => (
        <div className={styles.select}>
          <select
            {...native}
            {...links}
            ref={list}
            value={value}
            className={`${fieldStyles.input} ${styles.input}`}
            aria-required={isRequired}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value: option, text }) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" size={20} />
        </div>
      )}
    </Field>
  );
}
