import { classNames } from '../primitives/classNames.ts';
import { Field, type FieldFrame, type FieldLinks } from './Field.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { Bounds } from './spinValue.ts';
import { useSpin } from './useSpin.ts';
import stepperStyles from '../primitives/stepper.module.css';
import styles from './spin.module.css';

export interface SpinFieldProps extends FieldFrame, Bounds {
  /** The number itself, within the bounds. */
  readonly value: number;
  /** Told only whole numbers within the bounds; what was typed beyond them is pulled in when the field is left. */
  readonly onChange: (value: number) => void;
  /** What one press of a button adds; 1 unless told otherwise. */
  readonly step?: number | undefined;
}

interface SpinControlProps extends SpinFieldProps {
  readonly links: FieldLinks;
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  /** Of the field, whose name is said after the button's own. */
  readonly links: FieldLinks;
  /** A bound is reached. */
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

const LESS = { icon: 'minus', label: 'Меньше' } as const;
const MORE = { icon: 'plus', label: 'Больше' } as const;

/** Off while it has the focus, it keeps it, as that of `QuantityStepper`. */
function StepButton({ icon, label, links, isDisabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`${stepperStyles.step} ${styles.step}`}
      aria-label={label}
      aria-describedby={`${links.id}t`}
      onClick={isDisabled ? undefined : onClick}
      aria-disabled={isDisabled || undefined}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

function SpinControl({ links, ...props }: SpinControlProps) {
  const { value, min, max, step = 1 } = props;
  const spin = useSpin(props);
  const by = (change: number) => () => spin.move(value + change);
  return (
    <div className={classNames(styles.field, max < 1000 && styles.narrow)}>
      <StepButton {...LESS} links={links} isDisabled={value <= min} onClick={by(-step)} />
      <input
        {...links}
        className={styles.input}
        type="number"
        inputMode="numeric"
        value={spin.text}
        min={min}
        max={max}
        step={step}
        onChange={(event) => spin.type(event.target.value)}
        onBlur={spin.leave}
      />
      <StepButton {...MORE} links={links} isDisabled={value >= max} onClick={by(step)} />
    </div>
  );
}

/** A whole number between two bounds: typed, or moved by arrows and buttons. */
export function SpinField(props: SpinFieldProps) {
  const { label, isLabelHidden, hint, error } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(links) => <SpinControl {...props} links={links} />}
    </Field>
  );
}
