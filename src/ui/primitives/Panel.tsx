import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  /** Names the region: «Сумма заказа». */
  readonly label: string;
  /** What is framed. */
  readonly children: ReactNode;
}

/** A framed part of a page, a region with a name. */
export function Panel({ label, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      {children}
    </section>
  );
}
