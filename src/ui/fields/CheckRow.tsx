import { useId, type ReactNode } from 'react';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useEarlierInput } from './useEarlierInput.ts';
import styles from './check.module.css';
import targetStyles from './target.module.css';

export interface CheckRowProps {
  /** The accessible name. */
  readonly label: string;
  /** Whether the box is ticked. */
  readonly isChecked: boolean;
  /** Told what the box becomes. */
  readonly onChange: (isChecked: boolean) => void;
  /** A price or a remark at the right edge; said after the name, as its description. */
  readonly note?: string | undefined;
  /** A small picture before the words. */
  readonly picture?: ReactNode;
  /** Stands beside the label and outside of it: the link to a policy, a button. */
  readonly aside?: ReactNode;
  /** Must be ticked; said with the name. */
  readonly isRequired?: boolean | undefined;
  /** Marks the box: the words that say why are elsewhere. */
  readonly isInvalid?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** Ids of further descriptions. */
  readonly describedBy?: string | undefined;
}

function Note({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className={styles.note} id={id}>
      {text}
    </span>
  );
}

/** One checkbox with its row; the whole row but `aside` is the target. */
export function CheckRow(props: CheckRowProps) {
  const { label, isChecked, onChange, note, picture, aside, describedBy } = props;
  const { isRequired = false, isInvalid = false, isDisabled = false } = props;
  const id = useId();
  const box = useEarlierInput<HTMLInputElement>(({ checked }) => {
    if (checked !== isChecked) onChange(checked);
  });
  const descriptions = classNames(note !== undefined && `${id}d`, describedBy);
  return (
    <div className={styles.row}>
      <label className={classNames(targetStyles.target, styles.check, isInvalid && styles.bad)}>
        <input
          ref={box}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-labelledby={`${id}n`}
          aria-describedby={descriptions || undefined}
        />
        <span className={styles.box}>
          <Icon name="check" size={16} />
        </span>
        {picture !== undefined && <span className={styles.picture}>{picture}</span>}
        <span className={styles.text} id={`${id}n`}>
          {label}
        </span>
        <Note id={`${id}d`} text={note} />
      </label>
      {aside}
    </div>
  );
}
