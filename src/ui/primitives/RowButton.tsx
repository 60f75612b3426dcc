import { useId } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import styles from './row-button.module.css';

export interface RowButtonProps {
  /** What is chosen here: «Адрес». The accessible name is «{kind}: {title}». */
  readonly kind: string;
  /** The choice itself. */
  readonly title: string;
  /** Second line, said as the description. */
  readonly note?: string | undefined;
  /** What kind of thing it is, drawn. */
  readonly icon: IconName;
  /** The press on any place of the row. */
  readonly onClick: () => void;
  /** Which dialog it opens. */
  readonly 'data-opens'?: string | undefined;
  /** Id of the words that say what is wrong; marks the row. */
  readonly errorId?: string | undefined;
}

/** A chosen thing that opens its choice: the address, the restaurant, the time. The button's target is the whole row. */
export function RowButton({ kind, title, note, icon, errorId, ...native }: RowButtonProps) {
  const id = useId();
  const hasNote = note !== undefined;
  return (
    <div className={classNames(styles.row, errorId !== undefined && styles.bad)}>
      <Icon name={icon} />
      <div className={styles.text}>
        <button
          {...native}
          type="button"
          className={styles.button}
          aria-label={`${kind}: ${title}`}
          aria-haspopup="dialog"
          aria-describedby={classNames(hasNote && id, errorId) || undefined}
        >
          {title}
        </button>
        {hasNote && <small id={id}>{note}</small>}
      </div>
      <Icon name="forward" size={20} />
    </div>
  );
}
