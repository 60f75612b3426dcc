import type { ReactNode } from 'react';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import styles from './block.module.css';

export interface BlockProps {
  readonly title: string;
  /** Place in the order of steps; without one the block is no step. */
  readonly step?: number | undefined;
  /** Nothing is left to do here. */
  readonly isDone?: boolean | undefined;
  /** The first block with something left to do. */
  readonly isCurrent?: boolean | undefined;
  readonly children: ReactNode;
}

/** One part of the checkout, with its sign: done, next, or later. */
export function Block({ title, step, isDone = false, isCurrent = false, children }: BlockProps) {
  return (
    <section className={classNames(styles.block, isDone && styles.done, isCurrent && styles.now)}>
      {step !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : step}
        </span>
      )}
      <h2 className={`text-h3 ${styles.heading}`}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
