import { useId, type ReactNode } from 'react';
import { CheckRow } from './CheckRow.tsx';
import { FieldError } from './FieldError.tsx';

export interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Must be ticked. */
  readonly isRequired?: boolean | undefined;
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
