import type { ReactNode } from 'react';
import { Crane } from './Crane.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What happened. */
  readonly title: string;
  /** Level of the heading: 1 where it names the page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** One button, at most a quiet second one. */
  readonly action?: ReactNode;
  /** Instead of the crane. */
  readonly art?: ReactNode;
}

/** Nothing to show: the crane, what happened, what to do, one button. */
export function EmptyState({ title, headingLevel = 2, children, action, art }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {art ?? (
        <div className={styles.art}>
          <Crane />
        </div>
      )}
      <Heading className="text-h2">{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
