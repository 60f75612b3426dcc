import { useId, type ReactNode } from 'react';
import { CheckRow } from './CheckRow.tsx';
import { FieldError } from './FieldError.tsx';

export interface CheckboxProps {
  /** The accessible name, beside the box. */
  readonly label: string;
  /** Whether the box is ticked. */
  readonly isChecked: boolean;
  /** Told what the box becomes. */
  readonly onChange: (isChecked: boolean) => void;
  /** Must be ticked. */
  readonly isRequired?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** What is wrong. */
  readonly error?: string | undefined;
  /** A link or a button beside the label, outside of it. */
  readonly aside?: ReactNode;
}

/** A single agreement or setting. */
export function Checkbox({ error, ...row }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined;
  return (
    <div>
      <CheckRow {...row} isInvalid={hasError} describedBy={hasError ? id : undefined} />
      <FieldError id={id} text={error} />
    </div>
  );
}
