import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import styles from './chip.module.css';

export interface ChipProps {
  /** A word or two. */
  readonly children: ReactNode;
  /** The meaning: neutral, good, a warning, bad, or an outline only. */
  readonly tone?: 'plain' | 'ok' | 'warn' | 'bad' | 'line' | undefined;
  /** 28 px high, for notes inside cards. */
  readonly isSmall?: boolean | undefined;
  /** An outline before the text. */
  readonly icon?: IconName | undefined;
}

export interface ChipButtonProps {
  /** A word or two. */
  readonly children: ReactNode;
  /** The press. */
  readonly onClick: () => void;
  /** Which dialog it opens. */
  readonly 'data-opens'?: string | undefined;
  /** A toggle button that is pressed in. Leave it out for a chip that only acts. */
  readonly isPressed?: boolean | undefined;
  /** A chosen thing that a press takes away: dark, with a cross. Say the whole action in `label`. */
  readonly isRemovable?: boolean | undefined;
  /** The accessible name where the text alone does not say what the press does. */
  readonly label?: string | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** A short note in a capsule. */
export function Chip({ children, tone = 'plain', isSmall = false, icon }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone !== 'plain' && styles[tone], isSmall && styles.small)}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

/** A capsule to press: a filter, a day, a removable condition. */
export function ChipButton(props: ChipButtonProps) {
  const { children, isPressed, isRemovable = false, label, isDisabled = false, ...native } = props;
  const isDark = isPressed === true || isRemovable;
  return (
    <button
      {...native}
      type="button"
      className={classNames(styles.chip, styles.tap, isDark && styles.on, isRemovable && styles.off)}
      aria-pressed={isPressed}
      aria-label={label}
      disabled={isDisabled}
    >
      {children}
      {isRemovable && <Icon name="close" size={16} />}
    </button>
  );
}

/** A row of chips that wraps. */
export function Chips({ children }: Pick<ChipProps, 'children'>) {
  return <div className={styles.chips}>{children}</div>;
}
