import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './stepper.module.css';

export interface QuantityStepperProps {
  /** What is counted: the name of the product or, where two lines share a name, of the line. */
  readonly name: string;
  /** The number between the buttons. */
  readonly quantity: number;
  /** «−». */
  readonly onDecrement: () => void;
  /** «+». */
  readonly onIncrement: () => void;
  /** The least quantity is reached and one less means nothing here. */
  readonly isDecrementDisabled?: boolean | undefined;
  /** No more of it fits into one position. */
  readonly isIncrementDisabled?: boolean | undefined;
  /** 56 px high, for the foot of a sheet. */
  readonly isLarge?: boolean | undefined;
  /** A new number is said elsewhere. */
  readonly isSaidElsewhere?: boolean | undefined;
}

interface StepProps {
  readonly label: string;
  readonly icon: 'minus' | 'plus';
  readonly onClick: () => void;
  readonly isDisabled: boolean;
}

/** Off while it has the focus, it keeps it: in a dialog the focus would be lost to the page. */
function Step({ label, icon, onClick, isDisabled }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      onClick={isDisabled ? undefined : onClick}
      aria-disabled={isDisabled || undefined}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Less, how many, more: a group named by what it counts. A new number is announced. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, onDecrement, onIncrement, isLarge = false, isSaidElsewhere = false } = props;
  const { isDecrementDisabled = false, isIncrementDisabled = false } = props;
  return (
    <fieldset
      className={classNames(styles.stepper, isLarge && styles.large)}
      aria-label={`Количество: ${name}`}
    >
      <Step
        label="Уменьшить количество"
        icon="minus"
        onClick={onDecrement}
        isDisabled={isDecrementDisabled}
      />
      <span className={styles.number} aria-live={isSaidElsewhere ? undefined : 'polite'} aria-atomic="true">
        {quantity}
      </span>
      <Step label="Увеличить количество" icon="plus" onClick={onIncrement} isDisabled={isIncrementDisabled} />
    </fieldset>
  );
}
