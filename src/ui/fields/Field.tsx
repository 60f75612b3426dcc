import { useId, type ReactNode } from 'react';
import { classNames } from '../primitives/classNames.ts';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldFrame {
  /** The accessible name, shown above the control. */
  readonly label: string;
  /** The name is said but not shown. */
  readonly isLabelHidden?: boolean | undefined;
  /** A remark under the control. */
  readonly hint?: string | undefined;
  /** What is wrong; takes the place of the hint. */
  readonly error?: string | undefined;
  /** It is somebody else's answer: whoever does not look is told at once. */
  readonly isErrorSaid?: boolean | undefined;
}

/** What the control itself must carry to belong to its label and words. */
export interface FieldLinks {
  /** Of the control; with a «t» behind it, that of the label's text. */
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldFrame {
  /** Draws the control. */
  readonly children: (links: FieldLinks) => ReactNode;
}

/** Label, control, and the words that belong to it. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden = false, hint, error, isErrorSaid, children } = props;
  const id = useId();
  const hasError = error !== undefined;
  const words = hasError || hint !== undefined ? `${id}w` : undefined;
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, isLabelHidden && 'only-heard')} id={`${id}t`} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': words, 'aria-invalid': hasError || undefined })}
      {hint !== undefined && !hasError && (
        <p className={styles.hint} id={words}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}w`} text={error} isSaid={isErrorSaid} />
    </div>
  );
}
