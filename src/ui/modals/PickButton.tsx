import { useId, type Ref } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import styles from './pick-button.module.css';

export interface PickButtonProps {
  /** The accessible name. */
  readonly name: string;
  /** Second line, said as the description. */
  readonly note?: string | undefined;
  readonly isChosen: boolean;
  readonly onPick?: (() => void) | undefined;
  /** Without the shop's code: what the press tells the form around it, and the address that it leads to. */
  readonly submits?: { readonly value: string; readonly to: string; readonly hasFocus: boolean } | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of a list that is chosen by a press: a city, a restaurant. The button's target is the whole row. */
export function PickButton({ name, note, isChosen, onPick, submits, ref }: PickButtonProps) {
  const id = useId();
  const hasNote = note !== undefined;
  return (
    <div className={isChosen ? `${styles.pick} ${styles.on}` : styles.pick}>
      <div className={styles.text}>
        <button
          ref={ref}
          type={submits ? 'submit' : 'button'}
          value={submits?.value}
          data-to={submits?.to}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing of a dialog that opens
          autoFocus={submits?.hasFocus}
          className={styles.button}
          aria-describedby={hasNote ? id : undefined}
          aria-current={isChosen ? 'true' : undefined}
          onClick={onPick}
        >
          {name}
        </button>
        {hasNote && <small id={id}>{note}</small>}
      </div>
      <Icon name={isChosen ? 'check' : 'forward'} size={20} />
    </div>
  );
}
